import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { readInvoice } from '#mock/invoice/read-invoice.ts'
import { areOfSeveralSupplies } from '#mock/invoice/several-supplies.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { catalogue, page, pdfFile, printing } from '#tests/support/pdf-file.ts'
import { encodePicture, renderPages } from '../../scripts/invoices/render-page.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

const bill = (cups: string, home: string, power: string) =>
  printing(
    'Factura de electricidad. Titular: ANA PRUEBA EJEMPLO',
    `CUPS: ${cups}`,
    `Direccion de suministro: ${home}`,
    `Potencia contratada P1: ${power} kW P2: ${power} kW`,
    'El detalle de la factura de la luz, en la pagina de la oficina.',
  )
const flat = bill('ES0031000000000099SL0F', 'C/ Luna 2, 3 B, 28004 Madrid', '4,6')
const pages = '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>'
const inOneFile = (other: Buffer) => pdfFile([catalogue, pages, page(), flat, page().replace('4 0 R', '6 0 R'), other])
const several = { status: 'refused', because: 'severalSupplies' }

test.each([
  ['another flat of the house', bill('ES0021000000000123FM', 'C/ Luna 2, 5 C, 28004 Madrid', '5,75')],
  ['another home', bill('ES0021000000000123FM', 'C/ Sol 9, 08001 Barcelona', '4,6')],
])('§own.442 the bill of %s on the next page', async (_, other) => {
  expect(await readInvoice({ pdf: inOneFile(other) }, { pool })).toEqual(several)
})

test('§own.587 one supply of a bill that groups several', async () => {
  const first = (title: string) =>
    printing(
      title,
      'Suministro 1 de 3',
      'CUPS: ES0031000000000099SL0F',
      'Direccion de suministro: C/ Luna 2, 3 B, 28004 Madrid',
      'Potencia contratada P1: 4,6 kW P2: 4,6 kW. El detalle de la factura de la luz, en la oficina.',
    )
  const file = (title: string) =>
    pdfFile([catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page(), first(title)])
  expect(await readInvoice({ pdf: file('Factura agrupada n. 7 de electricidad') }, { pool })).toEqual(several)
  expect(await readInvoice({ pdf: file('Factura n. 7 de electricidad') }, { pool })).toMatchObject({ status: 'read' })
})

const ownHome = bill('ES0031000000000099SL0F', 'C/ Luna 2, 3 B, 28004 Madrid', '')
const hasNoCups = bill('ES00210000', 'C/ Sol 9, 08001 Barcelona', '5,75')

/** Each takes the reading of two pictures, which is seconds. */
const inPictures = [
  ['the second without a legible CUPS, after a page without powers', ownHome, hasNoCups],
  ['the second without a legible CUPS, after a page that says everything', flat, hasNoCups],
  ['both legible', flat, bill('ES0021000000000123FM', 'C/ Sol 9, 08001 Barcelona', '5,75')],
] as const

test.each(fixedSample(inPictures, 3))(
  '§own.442 §own.474 two pictures of two homes, %s',
  { timeout: 60_000 },
  async (_, first, second) => {
    const file = pdfFile([catalogue, pages, page(), first, page().replace('4 0 R', '6 0 R'), second])
    const pictures = await renderPages(file, 150)
    const images = pictures.map(picture => new Uint8Array(encodePicture(picture, 'image/jpeg')))
    expect(await readInvoice({ images }, { pool })).toEqual(several)
  },
)

test('§own.474 a street or code read otherwise on the next page is no second home', () => {
  const home = { street: 'C/ Luna', streetNr: '2', zipCode: '28004', municipality: 'Madrid' }
  const withCups = { ...home, cups: 'ES0031000000000099SL0F' }
  expect(areOfSeveralSupplies([withCups, { ...home, zipCode: '28001' }])).toBe(false)
  expect(areOfSeveralSupplies([withCups, { ...home, street: 'C/ Sol' }])).toBe(false)
  expect(areOfSeveralSupplies([withCups, { ...home, street: 'C/ Luma', zipCode: '28001' }])).toBe(false)
  expect(areOfSeveralSupplies([withCups, { street: 'C/ Sol', zipCode: '08001', municipality: 'Barcelona' }])).toBe(true)
})

test('§own.442 a page with a second CUPS and nothing else that differs is of the same home', () => {
  const [one, other] = [{ cups: 'ES0031000000000099SL0F' }, { cups: 'ES0021000000000123FM' }]
  const home = { zipCode: '28004', streetNr: '2', apartment: '3º B' }
  expect(
    areOfSeveralSupplies([
      { ...one, ...home },
      { ...other, ...home, apartment: '3B' },
    ]),
  ).toBe(false)
  expect(areOfSeveralSupplies([{ ...one, ...home }, other])).toBe(false)
  expect(
    areOfSeveralSupplies([
      { ...one, ...home },
      { ...one, apartment: '4º A' },
    ]),
  ).toBe(false)
  expect(
    areOfSeveralSupplies([
      { ...one, ...home },
      { ...other, ...home, apartment: '4º A' },
    ]),
  ).toBe(true)
})
