import { describe, expect, it } from 'vitest'
import { readInvoiceQr, readSupplyAnswer } from '#domain/invoice-fields.ts'
import { toPowerValue } from '#domain/power-options.ts'
import { wizardProvinces } from '#domain/provinces.ts'
import { agreedComparatorQr, readComparatorQr } from '#domain/qr-comparator.ts'
import vectorFile from '#tests/vectors/invoices.json' with { type: 'json' }

const provinceNames = wizardProvinces.map(({ name }) => name)
const { qrVectors, textFixtures } = vectorFile
const address = 'https://comparador.cnmc.gob.es/comparador/QRE?cp=28013&pP1=4.6&pP2=3.45&cups=ES0021000001234567LQ0F'

it.each(qrVectors)('QR vector $note', ({ input, expected }) => {
  const read = readComparatorQr(input)
  // The vectors of consumption and money are in bill-estimate.test.ts.
  expect(read).toEqual(expected && { ...expected, figures: read?.figures })
})

describe("The comparator's QR code", () => {
  it.each([
    ['&amp; between the values', address.replaceAll('&', '&amp;')],
    ['blanks and a line break around it', `  ${address}\n`],
    ['a fragment and unknown values behind it', `${address}&later=1&pP9=x#top`],
    ['a host in capitals', address.replace('comparador.cnmc', 'COMPARADOR.CNMC')],
    [
      'the values in another order',
      `${address.split('?')[0]}?${address.split('?')[1]?.split('&').reverse().join('&')}`,
    ],
    ['a value twice, of which the first counts', `${address}&cp=08001`],
    ['three decimals, which are never thousands', address.replace('4.6&', '4,600&')],
  ])('is read with %s', (_case, text) => {
    expect(readComparatorQr(text)).toMatchObject({
      zipCode: '28013',
      p1: 4.6,
      p2: 3.45,
      cups: 'ES0021000001234567LQ0F',
    })
  })

  it.each([
    ['a user in front of the host', address.replace('https://', 'https://x@')],
    ['the host as a user', address.replace('gob.es/', 'gob.es@evil.example/')],
    ['another port', address.replace('gob.es/', 'gob.es:8443/')],
    ['a subdomain', address.replace('https://', 'https://www.')],
    ['a path below', address.replace('QRE?', 'QRE/x?')],
    ['javascript', 'javascript:alert(1)//comparador.cnmc.gob.es/comparador/QRE?cp=28013'],
    ['no address', 'ES0021000001234567LQ0F'],
    ['nothing', ''],
    ['a whole page of text', `${address}&x=${'9'.repeat(10_000)}`],
  ])('is not taken for genuine with %s', (_case, text) => expect(readComparatorQr(text)).toBeNull())

  it('gives null for what it does not say, never 0', () => {
    const empty = 'https://comparador.cnmc.gob.es/comparador/QRE?cp=&pP1=0&pP2=x&cups='
    expect(readComparatorQr(empty)).toEqual({
      cups: null,
      cupsValid: false,
      zipCode: null,
      p1: null,
      p2: null,
      surplus: null,
      figures: null,
    })
    expect(readInvoiceQr(readComparatorQr(empty) ?? expect.fail())).toEqual({})
  })

  it('fills CUPS, postal code, both powers and solar panels at once', () => {
    const qr = readComparatorQr(`${address}&exc=3`) ?? expect.fail()
    expect(readInvoiceQr(qr)).toEqual({
      cups: 'ES0021000001234567LQ0F',
      zipCode: '28013',
      potenciaPunta: '4.6',
      potenciaValle: '3.45',
      solarSupply: true,
    })
    expect(readInvoiceQr({ ...qr, cupsValid: false })).not.toHaveProperty('cups')
  })
})

describe("The API's answer to an invoice", () => {
  it.each(textFixtures)('of $name becomes form values', ({ expected }) => {
    const { cups, p1, p2, zipCode, province } = expected
    const provinceName = wizardProvinces.find(({ code }) => code === province)?.name ?? ''
    const answer = Object.entries({ cups, p1, p3: p2, zipCode, province: provinceName }).filter(
      ([, value]) => value !== null,
    )
    const oneDecimal = (kw: number | null) => (kw === null ? undefined : toPowerValue(kw))
    expect({
      cups: null,
      zipCode: null,
      province: '',
      ...readSupplyAnswer(Object.fromEntries(answer), provinceNames),
    }).toEqual({
      cups,
      zipCode,
      province: provinceName,
      potenciaPunta: oneDecimal(p1),
      potenciaValle: oneDecimal(p2),
    })
  })

  it('gives the first 5-digit sequence as postal code, of longer numbers none §5.17', () => {
    const zipOf = (zipCode: string) => readSupplyAnswer({ zipCode }, []).zipCode
    expect(zipOf('28013 MADRID 08001')).toBe('28013')
    expect(zipOf('Apdo. 123456, 46600 ALZIRA')).toBe('46600')
    expect([zipOf('3501'), zipOf('123456'), zipOf('')]).toEqual([undefined, undefined, undefined])
  })
})

const codeOf = (cups: string) => address.replace(/cups=.*/, `cups=${cups}`)
const known = 'ES0021000001234567LQ0F'
const other = 'ES0031000000000777EF0F'

it("only the regulator's code counts, at any place among others", () => {
  const contents = ['https://www.ejemplo.example/app', 'WIFI:S:casa;;', codeOf(known), '']
  expect(agreedComparatorQr(contents)?.cups).toBe(known)
  expect(agreedComparatorQr(contents.slice(0, 2))).toBeNull()
})

it('the same supply twice is one supply, also where one leaves out the measuring point', () => {
  expect(agreedComparatorQr([codeOf(known), codeOf(known.slice(0, 20))])?.cups).toBe(known)
})

it('codes of different supplies say nothing', () => {
  expect(agreedComparatorQr([codeOf(known), codeOf(other)])).toBeNull()
})

it('a code about gas is not read', () => {
  const gas = 'ES0234000000000234'
  expect(agreedComparatorQr([codeOf(`${gas}RX`), codeOf(known)])?.cups).toBe(known)
})

it('a code whose CUPS is wrong is taken for the rest it says, and only without a better one', () => {
  const wrong = codeOf('ES0021000001234567AA')
  expect(agreedComparatorQr([wrong])).toMatchObject({ cupsValid: false, zipCode: '28013', p1: 4.6 })
  expect(agreedComparatorQr([wrong, codeOf(other)])?.cups).toBe(other)
})
