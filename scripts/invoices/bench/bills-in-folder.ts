import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProvince } from '#domain/provinces.ts'
import type { InvoiceReading } from '#mock/invoice/invoice-reading.ts'
import type { InvoiceAnswer } from '#mock/invoice/pool/messages.ts'
import type { ReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { withBlankBeforeDoor } from './judge.ts'

/** What a bill says, in the names of the contract's answer; or why it must be refused. */
export type ExpectedReading = Omit<InvoiceReading, 'evidence' | 'alternatives'> | { refused: string }

/** One answer about one bill. */
export interface FieldVerdict {
  bill: string
  field: string
  verdict: 'right' | 'empty' | 'wrong'
  expected: string
  got: string
}

interface JudgeOptions {
  /** Called after each bill. */
  onBill?: (bill: string, milliseconds: number, verdicts: readonly FieldVerdict[]) => void
  /** Picks bills by their place in `expected.json`; all by default. */
  isPicked?: (place: number) => boolean
  /** What a customer uploads of a file that is a PDF: the file as it is, by default. */
  upload?: (pdf: Uint8Array) => Promise<Uint8Array>
}

/**
 * Reads the bills of a folder and compares them with the folder's `expected.json`: an object of readings by file name.
 * Letter case, accents, the signs between words and the blanks of "1º A" and "5 C" make no difference; of a CUPS, its first 20 characters count.
 */
export async function judgeFolder(
  folder: string,
  pool: ReaderPool,
  { onBill = () => {}, isPicked = () => true, upload = async pdf => pdf }: JudgeOptions = {},
): Promise<FieldVerdict[]> {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, ExpectedReading>
  const all: FieldVerdict[] = []
  for (const [bill, truth] of Object.entries(expected).filter((_, place) => isPicked(place))) {
    const bytes = await readFile(join(folder, bill))
    const files = bill.endsWith('.pdf') ? { pdf: await upload(bytes) } : { images: [bytes] }
    const start = performance.now()
    const answer = await pool.read(files)
    const verdicts = judgeReading(bill, answer, truth)
    onBill(bill, performance.now() - start, verdicts)
    all.push(...verdicts)
  }
  return all
}

/** Compares one answer with what a bill says. */
export function judgeReading(bill: string, answer: InvoiceAnswer, expected: ExpectedReading): FieldVerdict[] {
  if ('refused' in expected) {
    const got = answer.status === 'read' ? JSON.stringify(answer.reading) : answer.because
    const verdict = got === expected.refused ? 'right' : 'wrong'
    return [{ bill, field: 'refused', verdict, expected: expected.refused, got }]
  }
  const {
    evidence: _evidence,
    alternatives: _alternatives,
    ...reading
  }: InvoiceReading = answer.status === 'read' ? answer.reading : {}
  const fields = [...new Set([...Object.keys(expected), ...Object.keys(reading)])] as (keyof typeof expected)[]
  return fields.flatMap(field => {
    const [wanted, got] = [comparable(field, expected[field]), comparable(field, reading[field])]
    if (wanted === '' && got === '') return []
    const verdict = wanted === got ? 'right' : got === '' ? 'empty' : 'wrong'
    return [
      { bill, field, verdict, expected: String(expected[field] ?? ''), got: String(reading[field] ?? '') } as const,
    ]
  })
}

function comparable(field: string, value: string | number | undefined): string {
  if (value === undefined) return ''
  if (field === 'province') return findProvince(String(value))?.code ?? String(value)
  if (field === 'cups') return String(value).toUpperCase().slice(0, 20)
  return withBlankBeforeDoor(String(value))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(field === 'p1' || field === 'p3' ? /\s/g : /[^\p{L}\d]+/gu, ' ')
    .trim()
}
