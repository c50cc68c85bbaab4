import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { type FieldVerdict, judgeFolder } from '../../scripts/invoices/bench/bills-in-folder.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

const billCount = 3715
// Most of the newest are forms with several addresses, which say less for certain: each group has its own floor.
const firstOfNewest = 2367
/** `npm test` reads every so many bills: those of one program stand side by side. */
const groups = [
  { age: 'older', isOfGroup: (place: number) => place < firstOfNewest, step: 97, leastRight: 0.97 },
  { age: 'newest', isOfGroup: (place: number) => place >= firstOfNewest, step: 61, leastRight: 0.9 },
]

/** The share of values that are right. */
const shareRight = (verdicts: readonly FieldVerdict[]): number =>
  verdicts.filter(({ verdict }) => verdict === 'right').length / verdicts.length

test.each(groups)(
  'of the $age bills that others designed, by some twenty programs, nearly all is read and nothing is wrong',
  async ({ isOfGroup, step, leastRight }) => {
    const isPicked = (place: number) => isOfGroup(place) && isInSample(place, step)
    const verdicts = await judgeFolder(fileURLToPath(new URL('./bills', import.meta.url)), pool, { isPicked })
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
    // A bill that was added and not counted would not be noticed.
    const pickedCount = Array.from({ length: billCount }, (_, place) => place).filter(isPicked).length
    expect(new Set(verdicts.map(({ bill }) => bill)).size).toBe(pickedCount)
    expect(shareRight(verdicts)).toBeGreaterThan(leastRight)
  },
  300_000,
)
