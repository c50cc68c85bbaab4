import { expect, test } from 'vitest'
import { agreedComparatorQr } from '#domain/qr-comparator.ts'

const code = (cups: string, more = '') =>
  `https://comparador.cnmc.gob.es/comparador/QRE?cp=28013&pP1=4.6&pP2=3.45&cups=${cups}${more}`
const cups = 'ES0021000001234567LQ0F'
const other = 'ES0031000000000777EF0F'

test("only the regulator's code counts, wherever it stands among others", () => {
  const contents = ['https://www.ejemplo.example/app', 'WIFI:S:casa;;', code(cups), '']
  expect(agreedComparatorQr(contents)?.cups).toBe(cups)
  expect(agreedComparatorQr(contents.slice(0, 2))).toBeNull()
})

test('the same supply twice is one supply, also where one leaves out the measuring point', () => {
  expect(agreedComparatorQr([code(cups), code(cups.slice(0, 20))])?.cups).toBe(cups)
})

test('codes of different supplies say nothing', () => {
  expect(agreedComparatorQr([code(cups), code(other)])).toBeNull()
})

test('a code about gas is none of ours', () => {
  const gas = 'ES0234000000000234'
  expect(agreedComparatorQr([code(`${gas}RX`), code(cups)])?.cups).toBe(cups)
})

test('a code whose CUPS is wrong is taken for the rest it says, and only without a better one', () => {
  const wrong = code('ES0021000001234567AA')
  expect(agreedComparatorQr([wrong])).toMatchObject({ cupsValid: false, zipCode: '28013', p1: 4.6 })
  expect(agreedComparatorQr([wrong, code(other)])?.cups).toBe(other)
})
