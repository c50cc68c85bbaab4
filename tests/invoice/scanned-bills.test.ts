import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { judgeFolder } from '../../scripts/invoices/bench/bills-in-folder.ts'
import { poorScan } from '../../scripts/invoices/bench/scan.ts'
import { seededRandom } from '../../scripts/invoices/random.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

/** A page takes seconds: ten bills of them all, of which `npm test` reads two. */
const isPicked = (place: number) => place % 360 === 5 && isInSample(Math.floor(place / 360), 6)

test('of poor scans of bills that others designed most is right and nothing wrong', { timeout: 120_000 }, async () => {
  const verdicts = await judgeFolder(fileURLToPath(new URL('./bills', import.meta.url)), pool, {
    isPicked,
    // The same scan of a bill, whichever others are picked.
    upload: pdf => poorScan(new Uint8Array(pdf), seededRandom(pdf.length)),
  })
  expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  const right = verdicts.filter(({ verdict }) => verdict === 'right')
  expect(right.length).toBeGreaterThan(0.7 * verdicts.length)
})
