/**
 * Reads invented bills and prints, per kind and field, how many answers were right, empty and wrong, and how long they took.
 * `npm run bench:invoices -- [--seeds 1-20] [--split tuned,unseen] [--kinds text,print,garbled,scan,photo,photo-code] [--count 40] [--verbose]`
 * With `--folder DIR` it reads the bills of that folder instead, and compares them with the folder's `expected.json`; with `--scanned 3/9`
 * poor scans of them, every ninth beginning with the third.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { judgeFolder } from './invoices/bench/bills-in-folder.ts'
import { type Answered, goals, judge, spread, summary } from './invoices/bench/judge.ts'
import { type BenchKind, benchKinds, createBillMaker } from './invoices/bench/make-bill.ts'
import { poorScan } from './invoices/bench/scan.ts'
import type { Split } from './invoices/bill/invent-bill.ts'
import { seededRandom } from './invoices/random.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-20' },
    split: { type: 'string', default: 'tuned,unseen' },
    kinds: { type: 'string', default: benchKinds.join(',') },
    count: { type: 'string', default: '10' },
    verbose: { type: 'boolean', default: false },
    folder: { type: 'string' },
    scanned: { type: 'string' },
  },
})
if (values.folder) {
  process.exitCode = await benchFolder(values.folder)
  process.exit()
}

const [first = 1, last = first] = values.seeds.split('-').map(Number)
const pool = createReaderPool({ workers: 1 })
const makeBill = createBillMaker()
const answered: Answered[] = []

for (const split of values.split.split(',') as Split[]) {
  for (const kind of values.kinds.split(',') as BenchKind[]) {
    for (let seed = first; seed <= last; seed += 1) {
      for (let index = 0; index < Number(values.count); index += 1) {
        const name = `${split} ${kind} ${seed}/${index}`
        const { files, truth, layout } = await makeBill(kind, seed, index, split)
        // The first of each kind starts what is not running yet.
        if (!answered.some(one => one.kind === kind)) await pool.read(files)
        const start = performance.now()
        const answer = await pool.read(files)
        const milliseconds = performance.now() - start
        const verdicts = judge(answer, truth)
        answered.push({
          name,
          kind,
          split,
          seed,
          verdicts,
          milliseconds,
          pages: 'images' in files ? files.images.length : 2,
        })
        const faults = verdicts.filter(({ verdict }) => verdict === 'wrong' || (values.verbose && verdict !== 'right'))
        if (faults.length === 0) continue
        console.log(
          `${name} (${layout.language}, ${layout.supply}, ${layout.fieldStyle}, ${layout.addressStyle}, ${layout.powerStyle})`,
        )
        for (const { field, verdict, truth, got } of faults) console.log(`    ${field} ${verdict}: ${truth} → ${got}`)
        if (answer.status === 'refused') console.log(`    refused: ${answer.because}`)
      }
    }
  }
}
await Promise.all([pool.close(), makeBill.close()])
console.log(summary(answered))
console.log(spread(answered))
const results = goals(answered)
for (const { text, isMet } of results) console.log(`${isMet ? 'met   ' : 'missed'} ${text}`)
// A bench that judged nothing has not passed.
process.exitCode = results.length > 0 && results.every(({ isMet }) => isMet) ? 0 : 1

/** Judges the bills of a folder. Resolves to the exit status: 1 where something is wrong. */
async function benchFolder(folder: string): Promise<number> {
  const reader = createReaderPool({ workers: 1 })
  const [first = 0, step = 1] = values.scanned?.split('/').map(Number) ?? []
  const random = seededRandom(first)
  const verdicts = await judgeFolder(folder, reader, {
    ...(values.scanned && {
      isPicked: (place: number) => place % step === first % step,
      upload: (pdf: Uint8Array) => poorScan(new Uint8Array(pdf), random),
    }),
    onBill(bill, milliseconds, own) {
      console.log(`${bill} (${Math.round(milliseconds)} ms)`)
      for (const { field, verdict, expected, got } of own)
        if (verdict !== 'right') console.log(`    ${field} ${verdict}: ${expected} → ${got}`)
    },
  })
  await reader.close()
  const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length
  const [right, empty, wrong] = ['right', 'empty', 'wrong'].map(count)
  console.log(`right ${right}, empty ${empty}, wrong ${wrong} of ${verdicts.length}`)
  return wrong === 0 && verdicts.length > 0 ? 0 : 1
}
