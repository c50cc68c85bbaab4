import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { judgeFolder } from '../../scripts/invoices/bench/bills-in-folder.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

// Of all 97 %; the sample has more forms of the newest strangers.
const leastRight = 0.94
const billCount = 2617
/** `npm test` reads every fifty-third bill: those of one program stand side by side. */
const isPicked = (place: number) => isInSample(place, 53)
const pickedCount = Array.from({ length: billCount }, (_, place) => place).filter(isPicked).length

test('of the bills that others designed, by some twenty programs, nearly all is read and nothing is wrong', async () => {
  const verdicts = await judgeFolder(fileURLToPath(new URL('./bills', import.meta.url)), pool, { isPicked })
  expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  expect(new Set(verdicts.map(({ bill }) => bill)).size).toBe(pickedCount)
  expect(verdicts.filter(({ verdict }) => verdict === 'right').length / verdicts.length).toBeGreaterThan(leastRight)
}, 300_000)
