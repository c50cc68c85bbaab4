import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { judgeFolder } from '../../scripts/invoices/bench/bills-in-folder.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

const leastRight = 0.97

test('of 166 bills that others designed, by some twenty programs, nearly all is read and nothing is wrong', async () => {
  const verdicts = await judgeFolder(fileURLToPath(new URL('./bills', import.meta.url)), pool)
  expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  expect(new Set(verdicts.map(({ bill }) => bill)).size).toBe(166)
  expect(verdicts.filter(({ verdict }) => verdict === 'right').length / verdicts.length).toBeGreaterThan(leastRight)
}, 120_000)
