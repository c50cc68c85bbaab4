import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { readInvoice } from '#mock/invoice/read-invoice.ts'
import { madrid } from '#tests/support/invoices.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

const rows = [
  ['Factura de electricidad de:', 'ANA PRUEBA EJEMPLO'],
  ['CUPS:', 'ES0031000000000099SL0F'],
  ['Dirección de suministro:', 'C/ Luna 2, 28004 Madrid'],
  ['Potencia contratada P1:', '4,6 kW'],
  ['Potencia contratada P2:', '3,45 kW'],
] as const

/** A bill that is a form: its labels are text, its values are in fields. */
async function filledIn({ hidden = '' }): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const form = pdf.getForm()
  for (const [index, [label, value]] of rows.entries()) {
    const y = 780 - index * 24
    page.drawText(label, { x: 50, y, size: 10, font })
    const field = form.createTextField(`field ${index}`)
    field.setText(value)
    field.addToPage(page, { x: 220, y: y - 6, width: 260, height: 18, borderWidth: 0, font })
  }
  if (hidden !== '') {
    const field = form.createTextField('hidden')
    field.setText(hidden)
    field.addToPage(page, { x: 50, y: 500, width: 260, height: 18, hidden: true, font })
  }
  return pdf.save()
}

const reading = { cups: 'ES0031000000000099SL0F', street: 'C/ Luna', streetNr: '2', ...madrid, p1: 4.6, p3: 3.45 }

test.each(['', 'CUPS: ES0021000000000123FM'])(
  '§own.445 the fields of a form are read, and none that is hidden',
  async hidden => {
    const answer = await readInvoice({ pdf: await filledIn({ hidden }) }, { pool })
    expect(answer).toMatchObject({ status: 'read', reading })
  },
)
