import { describe, expect, test } from 'vitest'
import { comparatorReading, mergeReadings } from '#mock/invoice/comparator-codes.ts'
import { readPdf } from '#mock/invoice/pdf/read-pdf.ts'
import { comparatorAddress } from '../../scripts/invoices/comparator-address.ts'
import { inventInvoice } from '../../scripts/invoices/invent.ts'
import { makeInvoicePdf, type PdfOptions } from '../../scripts/invoices/make-invoice-pdf.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'
import type { RetailerLayout } from '../../scripts/invoices/retailer-layout.ts'

const invoice = inventInvoice(seededRandom(11))
const { cups, p1, p2, supply } = invoice
const code = { cups, p1, p3: p2, zipCode: supply.zipCode }
const address = comparatorAddress(invoice)

/** An invoice of which nothing but the code says anything: words enough to be legible, and no label. */
const silent: RetailerLayout = {
  name: 'silent',
  qrPlace: { page: 0, x: 300, y: 300, side: 90 },
  paint: on => {
    on.lines(40, 60, [
      'El detalle de la factura de la luz está en la oficina de la compañía.',
      'Gracias por la confianza.',
    ])
  },
}

const read = async (options: PdfOptions) =>
  readPdf(await makeInvoicePdf(silent, invoice, { font: 'helvetica', ...options }), () =>
    expect.unreachable('No letters need be recognised'),
  )

describe('The regulator’s code in a PDF', () => {
  test('is read from a link', async () => expect(await read({ qr: 'link' })).toMatchObject(code))
  test('is read from text that runs over several lines', async () =>
    expect(await read({ qr: 'text' })).toMatchObject(code))
  test('is read from the drawn page, past another code', async () => {
    expect(await read({ qr: 'code', secondQr: true })).toMatchObject(code)
  })
  test('is not found in another code', async () => {
    await expect(read({ secondQr: true })).rejects.toMatchObject({ because: 'notAnInvoice' })
  })
})

describe('What codes say', () => {
  test('only the regulator’s address counts', () => {
    expect(comparatorReading(['https://www.ejemplo.example/app', address])).toEqual(code)
    expect(comparatorReading([address.replace('https:', 'http:')])).toEqual({})
  })

  test('a CUPS with wrong control letters or of a gas supply is no CUPS of this invoice', () => {
    expect(comparatorReading([address.replace(cups, 'ES0031000000000099SK')])).toEqual({})
    expect(comparatorReading([address.replace(cups, 'ES0230000000000123CP')])).toEqual({})
  })

  test('two codes of different supplies say nothing', () => {
    expect(comparatorReading([address, address.replace(cups, 'ES0031000000000099SL0F')])).toEqual({})
  })

  test('text complements the code, but not with an address at another postal code', () => {
    const text = { cups: 'ES0031000000000099SL', street: 'C/ Luna', streetNr: '2', municipality: 'Madrid' }
    const same = mergeReadings(code, { ...text, zipCode: supply.zipCode })
    expect(same).toEqual({ ...text, ...code })
    expect(mergeReadings(code, { ...text, zipCode: '01001' })).toEqual(code)
  })
})
