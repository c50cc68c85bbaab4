/**
 * Reads the bills of a folder and compares them with its `expected.json`: `npm run bench:invoices -- FOLDER [--every 10] [--as scan|photo] [--names O,P]`
 * prints each bill with its milliseconds and what is not right, then right, empty, doubtful and wrong by field. `--as` reads pictures of the bills
 * instead.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { InvoiceFiles } from '#mock/invoice/invoice-answer.ts'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { expectedReadings, judge, type Verdict } from './invoices/judge.ts'
import { seededRandom } from './invoices/random.ts'
import { photo, scan } from './invoices/scan.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, as: { type: 'string' }, names: { type: 'string', default: '' } },
})
const [folder = 'tests/invoice/bills'] = positionals
const random = seededRandom(1)
const pool = createReaderPool({ workers: 1 })
const verdicts: Verdict[] = []
const times: number[] = []

const picked = Object.entries(await expectedReadings(folder))
  .filter(([name]) => values.names.split(',').some(start => name.startsWith(start)))
  .filter((_, place) => place % Number(values.every) === 0)
for (const [name, expected] of picked) {
  const files = await filesOf(name)
  const start = performance.now()
  const answer = await pool.read(files)
  times.push(performance.now() - start)
  const own = judge(name, answer, expected)
  verdicts.push(...own)
  const faults = own.filter(({ verdict }) => verdict !== 'right')
  console.log(`${times.length}/${picked.length} ${name} ${Math.round(times.at(-1) ?? 0)} ms`)
  for (const { field, verdict, expected: wanted, got } of faults)
    console.log(`  ${field} ${verdict}: ${wanted} → ${got}`)
}
await pool.close()

const all = ['right', 'empty', 'doubtful', 'wrong'] as const
const row = (own: readonly Verdict[]) => all.map(name => own.filter(({ verdict }) => verdict === name).length).join('/')
console.log(all.join('/'))
for (const [field, own] of Map.groupBy(verdicts, verdict => verdict.field)) console.log(field.padEnd(14), row(own))
console.log('all'.padEnd(14), row(verdicts))
console.log(`${times.length} bills, median ${Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0)} ms`)

async function filesOf(name: string): Promise<InvoiceFiles> {
  const bytes = new Uint8Array(await readFile(path.join(folder, name)))
  if (!name.endsWith('.pdf')) return { images: [bytes] }
  if (values.as === 'scan') return { pdf: await scan(bytes, random) }
  return values.as === 'photo' ? { images: [await photo(bytes, random)] } : { pdf: bytes }
}
