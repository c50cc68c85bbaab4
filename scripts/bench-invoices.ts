/**
 * Reads the whole synthetic corpus and prints, per kind and field, how many answers were right, empty and wrong, and how long they took.
 * `npm run bench:invoices [seed] [part of a name]`. Nothing but the corpus is written, and that into .cache.
 */
import { performance } from 'node:perf_hooks'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { type Answered, goals, judge, summary } from './invoices/bench/judge.ts'
import { corpus } from './invoices/make-corpus.ts'

const [seed = '1', part = ''] = process.argv.slice(2)
const pool = createReaderPool({ workers: 1 })
const answered: Answered[] = []

for await (const invoice of corpus(Number(seed), text => console.log(text))) {
  if (!invoice.name.includes(part)) continue
  // The first of each kind starts what is not running yet.
  if (!answered.some(({ kind }) => kind === invoice.kind)) await pool.read(invoice.files)
  const start = performance.now()
  const answer = await pool.read(invoice.files)
  const milliseconds = performance.now() - start
  const pages = 'images' in invoice.files ? invoice.files.images.length : 2
  const verdicts = judge(answer, invoice.truth)
  for (const { field, verdict, got, truth } of verdicts) {
    if (verdict !== 'right') console.log(`${invoice.name}: ${field} ${verdict} (${truth} → ${got})`)
  }
  if (answer.is === 'refused') console.log(`${invoice.name}: refused, ${answer.because}`)
  answered.push({ name: invoice.name, kind: invoice.kind, verdicts, milliseconds, pages })
}
await pool.close()
console.log(summary(answered))
const missed = goals(answered).filter(goal => !goal.isMet)
for (const goal of goals(answered)) console.log(`${goal.isMet ? 'met   ' : 'missed'} ${goal.text}`)
process.exitCode = missed.length === 0 ? 0 : 1
