import { expect, test } from 'vitest'
import { labelScore } from '#mock/invoice/address/label-score.ts'
import { flatIn, splitStreet } from '#mock/invoice/address/street-parts.ts'
import { cupsIn } from '#mock/invoice/cups/cups-in-text.ts'
import { findInText } from '#mock/invoice/read-text.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'

/** Lines of cells, a column every 150 points. */
const printed = (...rows: string[][]): TextLine[] =>
  rows.map((texts, index) => ({
    page: 1,
    top: index * 13,
    height: 9,
    cells: texts.flatMap((text, at) => (text === '' ? [] : [makeCell(text, at * 150, at * 150 + text.length * 5)])),
  }))
const read = (...rows: string[][]) => findInText(printed(...rows)).reading
const cups = ['CUPS', 'ES0031000000000099SL0F']

test.each([
  ['punto de suministro', 3],
  ["adreça d'enviament", -3],
  ['hornidura-puntuaren helbidea', 3],
  ['enderezo da subministracion', 3],
  ['direccion fiscal y de suministro', 3],
  ['suministro de gas', -3],
  ['titular', -0.5],
])('the label "%s" says %d of an address', (label, score) => {
  expect(labelScore(label.normalize('NFD').replace(/\p{M}/gu, ''), true)).toBe(score)
})

test.each([
  ['C/ Luna, 2, 3º B', 'C/ Luna', '2', '3º B'],
  ['Calle del Sol 20 - 3º A', 'Calle del Sol', '20', '3º A'],
  ['Rúa Nova 12-14', 'Rúa Nova', '12-14', ''],
  ['C/ 2 de Mayo 8', 'C/ 2 de Mayo', '8', ''],
  ['Ctra. de Olmedo km 2,4', 'Ctra. de Olmedo', 'km 2,4', ''],
  ['Urb. Los Pinos, C/ Luna 2', 'C/ Luna', '2', 'Urb. Los Pinos'],
])('"%s" has a street, a number and a flat', (text, street, streetNr, apartment) => {
  expect(splitStreet(text)).toMatchObject({ street, streetNr, apartment })
})

test('a flat ends where its words do', () => {
  expect(flatIn('2.º B, de Albarracín')).toBe('2.º B')
  expect(flatIn('Edif. Mar Azul, 3º')).toBe('Edif. Mar Azul, 3º')
})

test('of two forms side by side each has its own fields', () => {
  const reading = read(
    ['Datos del titular', '', 'Datos del suministro'],
    ['Calle', 'Calle Sol', 'Calle', 'Calle Luna'],
    ['Número', '1', 'Número', '2'],
    ['C.P.', '28001', 'C.P.', '28004'],
    ['Municipio', 'Madrid', 'Municipio', 'Madrid'],
    ['', '', ...cups],
  )
  expect(reading).toMatchObject({ street: 'Calle Luna', streetNr: '2', zipCode: '28004' })
})

test('the address of the envelope is not the supply’s', () => {
  const reading = read(
    ['Dirección de envío'],
    ['Plaza Nueva 12'],
    ['24796 La Antigua'],
    [''],
    ['Dirección de suministro'],
    ['C/ Luna 2'],
    ['28004 Madrid'],
    cups,
  )
  expect(reading).toMatchObject({ street: 'C/ Luna', zipCode: '28004' })
})

test('what stands unread among the parts of an address makes its flat doubtful', () => {
  const rows = (more: string[]) =>
    printed(
      ['Suministro'],
      ['Calle', 'Calle Luna', 'Número', '2', ...more],
      ['C.P.', '28004', 'Piso', '3º izq.', 'Municipio', 'Madrid'],
      cups,
    )
  expect(findInText(rows([])).confidence.apartment).toBeGreaterThanOrEqual(0.7)
  expect(findInText(rows(['B'])).confidence.apartment).toBeLessThan(0.7)
})

test.each([
  [['Potencia contratada P1 4,6 kW P2 3,45 kW'], 4.6, 3.45],
  [['Potencia máxima P1 4,6 kW P2 3,45 kW'], undefined, undefined],
  [['Potencia contratada: 3.300 W'], 3.3, 3.3],
  [['Potència contractada: punta 3,45 kW / vall 2,3 kW'], 3.45, 2.3],
  [['Potencia contratada (P1 = P2): 4,60 kW'], 4.6, 4.6],
])('%s', (text, p1, p3) => {
  expect(read(text)).toEqual({ ...(p1 && { p1 }), ...(p3 && { p3 }) })
})

test('the CUPS of gas and of another home is not the supply’s', () => {
  expect(read(['CUPS gas', 'ES0217000000151041TS0F'], ['CUPS luz', 'ES0031000000000099SL0F']).cups).toBe(
    'ES0031000000000099SL0F',
  )
})

test.each([
  ['C/ Luna 2, 3º B', '28004 Madrid', []],
  ['Luna 2, 3º B', '28004 Madrid', ['street', 'streetNr']],
  ['C/ Luna 2, 3º B junto al ascensor viejo', '28004 Madrid', ['apartment']],
  ['C/ Luna 2, 3º B', '28004 Villanueva del Cerro', ['municipality']],
])('of "%s, %s" is doubtful: %j', (street, town, doubtful) => {
  const { confidence } = findInText(printed(['Dirección de suministro'], [street], [town], cups))
  const unsure = Object.entries(confidence).filter(([field, sure]) => sure < 0.7 && !field.startsWith('p'))
  expect(unsure.map(([field]) => field)).toEqual(doubtful)
})

test.each([
  ['ES00 3140 8211 7650 133RH 0F', 'ES0031408211765013RH0F'],
  ['ES0O31408211765O13RHOF', 'ES0031408211765013RH0F'],
  ['ES00 3140 8211 7650 123RH 0F', undefined],
])('the CUPS of a picture, "%s"', (text, cups) => {
  expect(cupsIn(text)[0]?.cups).toBe(cups)
})

test.each([
  [['Dirección de suministro', 'C/ Luna 2', '28004 Madrid']],
  [
    ['Dirección de suministro', 'C/ Luna 2'],
    ['', '28004 Madrid'],
  ],
])('the street is before its code or over it', (...rows) => {
  expect(read(...rows, cups)).toMatchObject({
    street: 'C/ Luna',
    streetNr: '2',
    zipCode: '28004',
    municipality: 'Madrid',
  })
})
