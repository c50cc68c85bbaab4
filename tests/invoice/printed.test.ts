import { describe, expect, test } from 'vitest'
import { readPdf } from '#mock/invoice/pdf/read-pdf.ts'
import { judge } from '../../scripts/invoices/bench/judge.ts'
import { inventInvoice } from '../../scripts/invoices/invent.ts'
import { layouts } from '../../scripts/invoices/layouts/index.ts'
import { makeInvoicePdf } from '../../scripts/invoices/make-invoice-pdf.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'
import { truthOf } from '../../scripts/invoices/synthetic-invoice.ts'

const neverPictured = () => expect.unreachable('A PDF with text needs no recognition of letters')

describe('Every retailer’s printed invoice is read whole, in whatever pieces its text comes', () => {
  test.each(layouts)('$name', async layout => {
    for (const [index, habit] of (['words', 'splitNumbers', 'glyphs'] as const).entries()) {
      const invoice = inventInvoice(seededRandom(index + 70), { dual: index === 1 })
      const pdf = await makeInvoicePdf(layout, invoice, { habit, font: 'helvetica' })
      const verdicts = judge({ status: 'read', reading: await readPdf(pdf, neverPictured) }, truthOf(invoice))
      expect(verdicts.filter(({ verdict }) => verdict !== 'right')).toEqual([])
    }
  })
})
