import { findProvince } from '#domain/provinces.ts'
import type { InvoiceAnswer } from '#mock/invoice/pool/messages.ts'
import type { CorpusKind } from '../corpus-cases.ts'
import type { InvoiceTruth } from '../synthetic-invoice.ts'

export type Field = keyof InvoiceTruth

export interface Verdict {
  field: Field
  verdict: 'right' | 'empty' | 'wrong'
  truth: string
  got: string
}

/** One invoice of the corpus, read and judged. */
export interface Answered {
  name: string
  kind: CorpusKind
  verdicts: Verdict[]
  milliseconds: number
  pages: number
}

/** Compares an answer with the truth, letter by letter but for upper and lower case. */
export function judge(answer: InvoiceAnswer, truth: InvoiceTruth): Verdict[] {
  const reading = answer.is === 'read' ? answer.reading : {}
  const { province = '', p1, p3, cups, street, streetNr, apartment, zipCode, municipality } = reading
  const got = {
    cups,
    p1,
    p2: p3,
    street,
    streetNr,
    apartment,
    zipCode,
    municipality,
    provinceCode: findProvince(province)?.code,
  }
  return (Object.keys(truth) as Field[]).map(field => {
    const [wanted, found] = [String(truth[field]), String(got[field] ?? '')]
    const isRight = wanted.toLowerCase() === found.toLowerCase()
    return { field, truth: wanted, got: found, verdict: isRight ? 'right' : found === '' ? 'empty' : 'wrong' }
  })
}

/** A table of kinds and fields, each cell "right/empty/wrong". */
export function summary(answered: readonly Answered[]): string {
  const fields = answered[0]?.verdicts.map(({ field }) => field) ?? []
  const rows = [['right/empty/wrong', ...fields, 'median']]
  for (const [kind, group] of Map.groupBy(answered, ({ kind }) => kind)) {
    const cells = fields.map(field => {
      const verdicts = group.flatMap(({ verdicts }) => verdicts.filter(verdict => verdict.field === field))
      return (['right', 'empty', 'wrong'] as const)
        .map(name => verdicts.filter(({ verdict }) => verdict === name).length)
        .join('/')
    })
    rows.push([kind, ...cells, `${Math.round(median(group.map(({ milliseconds }) => milliseconds)))} ms`])
  }
  return rows.map(row => row.map((cell, index) => cell.padEnd(index === 0 ? 18 : 13)).join('')).join('\n')
}

interface Goal {
  text: string
  isMet: boolean
}

const heldByCode: readonly Field[] = ['cups', 'zipCode', 'p1', 'p2']

/** The goals of the invoice reader and whether they hold. Kinds that were left out count as met. */
export function goals(answered: readonly Answered[]): Goal[] {
  const of = (...kinds: CorpusKind[]) => answered.filter(({ kind }) => kinds.includes(kind))
  const wrong = answered.flatMap(({ verdicts }) => verdicts).filter(({ verdict }) => verdict === 'wrong').length
  const ocrPage = median(of('photo', 'scan').map(({ milliseconds, pages }) => milliseconds / pages))
  const textPdf = median(of('text').map(({ milliseconds }) => milliseconds))
  return [
    { text: `0 wrong: ${wrong}`, isMet: wrong === 0 },
    atLeast('text PDF, all fields', of('text', 'text with QR'), null, 98),
    atLeast('PDF with QR, what the code holds', of('text with QR', 'scan with QR'), heldByCode, 100),
    atLeast('photo with QR, what the code holds', of('photo with QR'), heldByCode, 95),
    atLeast('photo without QR, CUPS', of('photo', 'scan'), ['cups'], 80),
    { text: `two-page text PDF ≤ 150 ms: ${Math.round(textPdf)} ms`, isMet: textPdf <= 150 },
    { text: `page read letter by letter ≤ 2500 ms: ${Math.round(ocrPage)} ms`, isMet: ocrPage <= 2500 },
  ]
}

function atLeast(what: string, answered: readonly Answered[], fields: readonly Field[] | null, percent: number): Goal {
  const verdicts = answered.flatMap(({ verdicts }) => verdicts).filter(({ field }) => fields?.includes(field) ?? true)
  const right = verdicts.filter(({ verdict }) => verdict === 'right').length
  const share = verdicts.length === 0 ? 100 : (100 * right) / verdicts.length
  return {
    text: `${what} ≥ ${percent} %: ${share.toFixed(1)} % (${right} of ${verdicts.length})`,
    isMet: share >= percent,
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
