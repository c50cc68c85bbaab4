import { findProvince } from '#domain/provinces.ts'
import type { InvoiceAnswer } from '#mock/invoice/pool/messages.ts'
import type { Split } from '../bill/invent-bill.ts'
import type { InvoiceTruth } from '../synthetic-invoice.ts'
import type { BenchKind } from './make-bill.ts'

export type Field = keyof InvoiceTruth

export interface Verdict {
  field: Field
  verdict: 'right' | 'empty' | 'wrong'
  truth: string
  got: string
}

/** One bill, read and judged. */
export interface Answered {
  name: string
  kind: BenchKind
  split: Split
  seed: number
  verdicts: Verdict[]
  milliseconds: number
  pages: number
}

/** Compares an answer with the truth, letter by letter but for case, blanks and commas. */
export function judge(answer: InvoiceAnswer, truth: InvoiceTruth): Verdict[] {
  const reading = answer.status === 'read' ? answer.reading : {}
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
    const isRight = comparable(wanted) === comparable(found)
    return { field, truth: wanted, got: found, verdict: isRight ? 'right' : found === '' ? 'empty' : 'wrong' }
  })
}

/** "1ºA", "1.º A" and "1º A" are one door, "5C" and "5 C", too, as "12B" and "12 B" are one house: the blank is put in. */
export const withBlankBeforeDoor = (text: string): string =>
  text.replace(/\.(?=[ºª])/gu, '').replace(/(?<=[ºª])(?=\p{L})|(?<=\d)(?=(?![ºª])\p{L}(?!\p{L}))/gu, ' ')

const comparable = (text: string) =>
  withBlankBeforeDoor(text)
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim()
    // The dot of a word that is cut short: "1. ezk." and "1. ezk".
    .replace(/\.$/, '')

/** A table of kinds and fields, each cell "right/empty/wrong". */
export function summary(answered: readonly Answered[]): string {
  const fields = answered[0]?.verdicts.map(({ field }) => field) ?? []
  const rows = [['right/empty/wrong', ...fields, 'right', 'wrong', 'median']]
  for (const [kind, group] of Map.groupBy(answered, ({ split, kind }) => `${split} ${kind}`)) {
    const verdicts = group.flatMap(one => one.verdicts)
    const cells = fields.map(field => {
      const own = verdicts.filter(verdict => verdict.field === field)
      return (['right', 'empty', 'wrong'] as const).map(name => count(own, name)).join('/')
    })
    const time = `${Math.round(median(group.map(({ milliseconds }) => milliseconds)))} ms`
    rows.push([kind, ...cells, percent(verdicts), String(count(verdicts, 'wrong')), time])
  }
  return rows.map(row => row.map((cell, index) => cell.padEnd(index === 0 ? 19 : 14)).join('')).join('\n')
}

/** The share of fields right per seed: the worst, the median and the best. */
export function spread(answered: readonly Answered[]): string {
  const lines = [...Map.groupBy(answered, ({ split, kind }) => `${split} ${kind}`)].map(([name, group]) => {
    const shares = [...Map.groupBy(group, ({ seed }) => seed).values()]
      .map(own => share(own.flatMap(({ verdicts }) => verdicts)))
      .sort((a, b) => a - b)
    const [worst = 0, middle = 0, best = 0] = [shares[0], median(shares), shares.at(-1)]
    return `${name}: ${shares.length} seeds, worst ${worst.toFixed(1)} %, median ${middle.toFixed(1)} %, best ${best.toFixed(1)} %`
  })
  return lines.join('\n')
}

interface Goal {
  text: string
  isMet: boolean
}

/** A goal of a kind that was not read is neither met nor missed. */
const isMeasured = ({ text }: Goal) => !/\b0 of 0\b|: NaN ms/.test(text)

const heldByCode: readonly Field[] = ['cups', 'zipCode', 'p1', 'p2']

/** The goals of the reader, on layouts it was not tuned on. Kinds that were left out are not judged. */
export function goals(answered: readonly Answered[]): Goal[] {
  return allGoals(answered).filter(isMeasured)
}

function allGoals(answered: readonly Answered[]): Goal[] {
  const unseen = (...kinds: BenchKind[]) =>
    answered.filter(({ split, kind }) => split === 'unseen' && kinds.includes(kind))
  const text = unseen('text', 'print')
  const pictured = unseen('garbled', 'scan')
  const ocrPage = median(unseen('photo', 'scan', 'garbled').map(({ milliseconds, pages }) => milliseconds / pages))
  const textMs = median(text.map(({ milliseconds }) => milliseconds))
  return [
    atLeast('text PDF, all fields', text, null, 95),
    atLeast('text PDF, CUPS', text, ['cups'], 99),
    atMostWrong('text PDF', text, 0),
    atLeast('scan or text not extractable, all fields', pictured, null, 85),
    atMostWrong('scan or text not extractable', pictured, 0),
    atLeast('photo with code, what the code holds', unseen('photo-code'), heldByCode, 95),
    atLeast('photo, CUPS', unseen('photo'), ['cups'], 85),
    atLeast('photo, other fields', unseen('photo'), otherThanCups, 65),
    atMostWrong('photo', unseen('photo', 'photo-code'), 0.2),
    { text: `text PDF ≤ 150 ms: ${Math.round(textMs)} ms`, isMet: textMs <= 150 },
    { text: `page read letter by letter ≤ 3000 ms: ${Math.round(ocrPage)} ms`, isMet: ocrPage <= 3000 },
  ]
}

const otherThanCups: readonly Field[] = [
  'p1',
  'p2',
  'street',
  'streetNr',
  'apartment',
  'zipCode',
  'municipality',
  'provinceCode',
]

function verdictsOf(answered: readonly Answered[], fields: readonly Field[] | null): Verdict[] {
  return answered.flatMap(({ verdicts }) => verdicts).filter(({ field }) => fields?.includes(field) ?? true)
}

function atLeast(what: string, answered: readonly Answered[], fields: readonly Field[] | null, goal: number): Goal {
  const verdicts = verdictsOf(answered, fields)
  return {
    text: `${what} ≥ ${goal} % right: ${percent(verdicts)} (${count(verdicts, 'right')} of ${verdicts.length})`,
    isMet: verdicts.length === 0 || share(verdicts) >= goal,
  }
}

function atMostWrong(what: string, answered: readonly Answered[], goal: number): Goal {
  const verdicts = verdictsOf(answered, null)
  const wrong = count(verdicts, 'wrong')
  return {
    text: `${what} ≤ ${goal} % wrong: ${wrong} of ${verdicts.length}`,
    isMet: wrong <= (goal / 100) * verdicts.length,
  }
}

const count = (verdicts: readonly Verdict[], name: Verdict['verdict']) =>
  verdicts.filter(({ verdict }) => verdict === name).length
const share = (verdicts: readonly Verdict[]) => (100 * count(verdicts, 'right')) / Math.max(1, verdicts.length)
const percent = (verdicts: readonly Verdict[]) => `${share(verdicts).toFixed(1)} %`

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
