import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { expectedReadings, judge } from '../../scripts/invoices/judge.ts'

const folder = path.join(import.meta.dirname, 'bills')
const bills = Object.entries(await expectedReadings(folder))
const pool = createReaderPool()
afterAll(() => pool.close())

test.concurrent.each(bills)('%s says what is printed on it', async (name, expected) => {
  const bytes = new Uint8Array(await readFile(path.join(folder, name)))
  const answer = await pool.read(name.endsWith('.pdf') ? { pdf: bytes } : { images: [bytes] })
  // A photo may leave out what is hardly legible, but not the CUPS.
  const mayBeEmpty = (field: string) => name.endsWith('.jpg') && field !== 'cups'
  const faults = judge(name, answer, expected).filter(
    ({ verdict, field }) => verdict !== 'right' && !(verdict === 'empty' && mayBeEmpty(field)),
  )
  expect(faults).toEqual([])
})
