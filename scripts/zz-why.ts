import { readFileSync } from 'node:fs'
import { boxScore } from '#mock/invoice/address/cups-box.ts'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { isPostAddress } from '#mock/invoice/address/post-address.ts'
import { scoreAddress, supplyLabelLines } from '#mock/invoice/address/score-address.ts'
import { unreadStreetScore } from '#mock/invoice/address/unread-street.ts'
import { findSupplyCups } from '#mock/invoice/cups/supply-cups.ts'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { findInText } from '#mock/invoice/read-text.ts'

for (const file of process.argv.slice(2)) {
  console.log('=====', file)
  const doc = await openPdf(new Uint8Array(readFileSync(file)))
  const lines = []
  for (let n = 1; n <= doc.numPages; n += 1) lines.push(...(await textOfPage(await doc.getPage(n), n)))
  const cups = findSupplyCups(lines) as any
  console.log('cups lines', cups.lines, 'gas', cups.gasLines, 'supply labels', supplyLabelLines(lines).join(','))
  const all = findAddresses(lines)
  for (const a of all) {
    const { places, ...r } = a as any
    const s = scoreAddress(lines, a)
    console.log(
      s.toFixed(2),
      '+',
      boxScore(lines, a, s, cups).toFixed(2),
      isPostAddress(lines, a) ? 'post' : '',
      places.map((p: any) => p.line).join(','),
      [r.street, r.streetNr, r.apartment, r.zipCode, r.municipality].join(' | '),
      r.prefix ? `<${r.prefix}>` : '',
    )
  }
  console.log('unread', unreadStreetScore(lines, all))
  console.log(JSON.stringify(findInText(lines).reading))
}
