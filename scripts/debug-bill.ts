import { readFileSync } from 'node:fs'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { scoreAddress } from '#mock/invoice/address/score-address.ts'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { readPowers } from '#mock/invoice/powers/power-readings.ts'

const pdf = await openPdf(new Uint8Array(readFileSync(process.argv[2] ?? '')))
const lines = []
for (let n = 1; n <= pdf.numPages; n += 1) lines.push(...(await textOfPage(await pdf.getPage(n), n)))
const want = process.argv[3]
lines.forEach((l, i) => {
  if (!want || new RegExp(want, 'i').test(l.cells.map(c => c.folded).join(' ')))
    console.log(
      i,
      l.page,
      Math.round(l.top),
      `h${l.height.toFixed(0)}`,
      l.cells.map(c => `[${Math.round(c.left)}-${Math.round(c.right)}] ${c.text}`).join(' | '),
    )
})
for (const a of findAddresses(lines))
  console.log('ADDR', scoreAddress(lines, a).toFixed(2), JSON.stringify({ ...a, places: a.places.map(p => p.line) }))
for (const p of readPowers(lines)) console.log('POWER', JSON.stringify(p))
