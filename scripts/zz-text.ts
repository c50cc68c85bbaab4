import { readFileSync } from 'node:fs'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { readPowers } from '#mock/invoice/powers/power-readings.ts'
import { findInText } from '#mock/invoice/read-text.ts'

const doc = await openPdf(new Uint8Array(readFileSync(process.argv[2]!)))
const lines = []
for (let n = 1; n <= doc.numPages; n += 1) lines.push(...(await textOfPage(await doc.getPage(n), n)))
for (const [i, l] of lines.entries()) console.log(i, l.cells.map(c => c.text).join(' | '))
console.log(
  readPowers(lines)
    .map(r => JSON.stringify(r))
    .join('\n'),
)
console.log(
  findAddresses(lines)
    .map(({ places, ...a }) => JSON.stringify(a) + places.map(p => p.line))
    .join('\n'),
)
console.log(findInText(lines).reading)
