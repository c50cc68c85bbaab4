/** Writes the small invoices the browser tests upload, with what a reader has to find beside each. Run again: same bytes. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { atSupplyPoint } from './at-supply-point.ts'
import { deviceFixtures } from './device-fixtures.ts'
import { inventInvoice } from './invent.ts'
import { endesa } from './layouts/endesa.ts'
import { iberdrola } from './layouts/iberdrola.ts'
import { naturgy } from './layouts/naturgy.ts'
import { makeInvoicePdf } from './make-invoice-pdf.ts'
import { seededRandom } from './random.ts'
import { truthOf } from './synthetic-invoice.ts'

const folder = path.join(import.meta.dirname, '../../e2e/fixtures/invoices')

// Supply points of the stand-in's world whose address and powers the register knows.
const fixtures = [
  { layout: endesa, digits: '0031000000000302' },
  { layout: iberdrola, digits: '0021000000000123' },
  { layout: naturgy, digits: '0022000000000202' },
]

await mkdir(folder, { recursive: true })
for (const [index, { layout, digits }] of fixtures.entries()) {
  const invoice = atSupplyPoint(inventInvoice(seededRandom(2026 + index)), digits)
  await writeFile(path.join(folder, `${layout.name}.pdf`), await makeInvoicePdf(layout, invoice))
  await writeFile(path.join(folder, `${layout.name}.json`), `${JSON.stringify(truthOf(invoice), null, 2)}\n`)
}

for (const [name, content] of Object.entries(await deviceFixtures())) await writeFile(path.join(folder, name), content)
