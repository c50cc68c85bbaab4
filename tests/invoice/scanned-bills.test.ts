import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { judgeFolder } from '../../scripts/invoices/bench/bills-in-folder.ts'
import { poorScan } from '../../scripts/invoices/bench/scan.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

// A page takes seconds: four bills of them all.
const isPicked = (place: number) => place % 180 === 5

test('of poor scans of bills that others designed most is right and nothing wrong', { timeout: 120_000 }, async () => {
  const random = seededRandom(1)
  const verdicts = await judgeFolder(fileURLToPath(new URL('./bills', import.meta.url)), pool, {
    isPicked,
    upload: pdf => poorScan(new Uint8Array(pdf), random),
  })
  expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  const right = verdicts.filter(({ verdict }) => verdict === 'right')
  expect(right.length).toBeGreaterThan(0.7 * verdicts.length)
})
