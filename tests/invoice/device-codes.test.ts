import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { agreedComparatorQr } from '#domain/agreed-comparator-qr.ts'
import { codesInFile } from '#steps/supply/invoice/device/codes-in-file.ts'
import { asText, streamsIn } from '#steps/supply/invoice/device/pdf-streams.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { standInForWorker } from '#tests/support/worker-dependencies.ts'
import { inventInvoice } from '../../scripts/invoices/invent.ts'
import { layouts } from '../../scripts/invoices/layouts/index.ts'
import { makeInvoicePdf } from '../../scripts/invoices/make-invoice-pdf.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'

beforeAll(standInForWorker)
afterAll(() => vi.unstubAllGlobals())

describe('A code that is only drawn is found on the device, without the library that draws pages', () => {
  const cases = layouts.map((layout, index) => ({ name: layout.name, layout, index }))
  test.each(fixedSample(cases, 3))('in the layout of $name, beside another code', async ({ layout, index }) => {
    const invoice = inventInvoice(seededRandom(index + 1), { solar: index % 2 === 0 })
    const pdf = new Uint8Array(await makeInvoicePdf(layout, invoice, { qr: 'code', secondQr: true }))
    const { cups, p1, p2, supply, surplus } = invoice
    expect(agreedComparatorQr(await codesInFile(streamsIn(pdf, asText(pdf))))).toMatchObject({
      cups,
      cupsValid: true,
      p1,
      p2,
      zipCode: supply.zipCode,
      surplus: surplus === null ? null : true,
    })
  })
})
