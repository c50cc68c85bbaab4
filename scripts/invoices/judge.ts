import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findProvince } from '#domain/provinces.ts'
import type { InvoiceAnswer } from '#mock/invoice/invoice-answer.ts'
import type { InvoiceReading } from '#mock/invoice/invoice-reading.ts'

/** What a bill says, in the names of the contract's answer; or why it must be refused. */
export type ExpectedReading = Omit<InvoiceReading, 'evidence' | 'alternatives'> | { refused: string }

/** One answer about one bill. `doubtful`: wrong, but given with a mark that asks for a look. */
export interface Verdict {
  bill: string
  field: string
  verdict: 'right' | 'empty' | 'doubtful' | 'wrong'
  expected: string
  got: string
}

/** From here on the contract calls a value sure. */
const sure = 0.7

/** The bills of a folder, with what its `expected.json` says of each. */
export async function expectedReadings(folder: string): Promise<Record<string, ExpectedReading>> {
  return JSON.parse(await readFile(path.join(folder, 'expected.json'), 'utf8'))
}

/** Compares one answer with what a bill says. */
export function judge(bill: string, answer: InvoiceAnswer, expected: ExpectedReading): Verdict[] {
  if ('refused' in expected) {
    const got = answer.status === 'read' ? JSON.stringify(answer.reading) : answer.because
    const verdict = got === expected.refused ? 'right' : 'wrong'
    return [{ bill, field: 'refused', verdict, expected: expected.refused, got }]
  }
  const { evidence = {}, alternatives: _, ...reading }: InvoiceReading = answer.status === 'read' ? answer.reading : {}
  const fields = [...new Set([...Object.keys(expected), ...Object.keys(reading)])] as (keyof typeof expected)[]
  return fields.flatMap(field => {
    const [wanted, got] = [comparable(field, expected[field]), comparable(field, reading[field])]
    if (wanted === '' && got === '') return []
    const isDoubtful = (evidence[field as keyof typeof evidence]?.confidence ?? 1) < sure
    const verdict = wanted === got ? 'right' : got === '' ? 'empty' : isDoubtful ? 'doubtful' : 'wrong'
    return [{ bill, field, verdict, expected: String(expected[field] ?? ''), got: String(reading[field] ?? '') }]
  })
}

/**
 * Letter case, accents, signs between words and the blanks of "1º A" make no difference, nor do the ways to write a kind of street; of a CUPS,
 * its first 20 characters count.
 */
function comparable(field: string, value: string | number | undefined): string {
  if (value === undefined) return ''
  if (field === 'province') return findProvince(String(value))?.code ?? String(value)
  if (field === 'cups') return String(value).toUpperCase().slice(0, 20)
  const plain = withBlankBeforeDoor(String(value))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(field === 'p1' || field === 'p3' ? /\s/g : /[^\p{L}\d]+/gu, ' ')
    .trim()
  return field === 'street' ? plain.replace(/^\S+/, word => kinds[word] ?? word) : plain
}

const kinds: Record<string, string> = Object.fromEntries(
  [
    ['calle', 'c', 'cl', 'cll', 'cal'],
    ['avenida', 'av', 'avda', 'avd', 'avgda', 'avinguda'],
    ['plaza', 'pl', 'plz', 'pza', 'pz', 'placa', 'praza'],
    ['paseo', 'pso', 'ps', 'p', 'pg', 'passeig'],
    ['carretera', 'ctra', 'crta'],
    ['camino', 'cno', 'cmno', 'cm'],
    ['carrer', 'cr'],
    ['lugar', 'lg'],
  ].flatMap(([kind = '', ...others]) => others.map(other => [other, kind])),
)

/** "1ºA", "1.º A" and "1º A" are one door, "5C" and "5 C", too, as "12B" and "12 B" are one house: the blank is put in. */
const withBlankBeforeDoor = (text: string): string =>
  text.replace(/\.(?=[ºª])/gu, '').replace(/(?<=[ºª])(?=\p{L})|(?<=\d)(?=(?![ºª])\p{L}(?!\p{L}))/gu, ' ')
