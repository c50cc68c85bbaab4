import { afterAll, expect, test } from 'vitest'
import { areOfSeveralSupplies } from '#mock/invoice/accept-reading.ts'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { readInvoice } from '#mock/invoice/read-invoice.ts'
import { catalogue, page, pdfFile, printing } from '#tests/support/pdf-file.ts'

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
])('the bill of %s on the next page', async (_, other) => {
  expect(await readInvoice({ pdf: inOneFile(other) }, { pool })).toEqual(several)
})

test('one supply of a bill that groups several', async () => {
  const first = (title: string) =>
    printing(
      title,
      'Suministro 1 de 3',
      'CUPS: ES0031000000000099SL0F',
      'Direccion de suministro: C/ Luna 2, 3 B, 28004 Madrid',
      'Potencia contratada P1: 4,6 kW P2: 4,6 kW. El detalle de la factura de la luz, en la oficina.',
    )
  const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
  const file = (title: string) => pdfFile([catalogue, onePage, page(), first(title)])
  expect(await readInvoice({ pdf: file('Factura agrupada n. 7 de electricidad') }, { pool })).toEqual(several)
  expect(await readInvoice({ pdf: file('Factura n. 7 de electricidad') }, { pool })).toMatchObject({ status: 'read' })
})

test('a page with a second CUPS and nothing else that differs is of the same home', () => {
  const [one, other] = [{ cups: 'ES0031000000000099SL0F' }, { cups: 'ES0021000000000123FM' }]
  const home = { zipCode: '28004', streetNr: '2', apartment: '3º B' }
  const pair = (second: object) =>
    areOfSeveralSupplies([
      { ...one, ...home },
      { ...home, ...second },
    ])
  expect(pair({ ...other, apartment: '3B' })).toBe(false)
  expect(pair({ ...other, apartment: '4º A' })).toBe(true)
})
