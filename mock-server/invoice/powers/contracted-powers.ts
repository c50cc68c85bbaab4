import { illegibleWord } from '../text/illegible.ts'
import { foldedText } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { type AccountPowers, accountPowers } from './account-powers.ts'
import { isPairOfPeriods } from './pair-of-periods.ts'
import { type PowerReading, readPowers } from './power-readings.ts'
import { type SentencePowers, sentencePowers } from './sentence-powers.ts'
import { inRange, singlePower } from './single-power.ts'
import { isLargerTariff } from './tariffs.ts'
import { withFlatPeriod, withThirdPeriod } from './third-period.ts'

/** Contracted power in kW of punta (p1) and valle (p2); null is not certain. */
export interface PowerPair {
  p1: number | null
  p2: number | null
}

/** `confidence` from 0 to 1. `alternatives`: of two statements that contradict each other, both. */
export interface Powers extends PowerPair {
  confidence: number
  alternatives: readonly PowerPair[]
}

interface Pair extends PowerPair {
  /** How much the statement's wording and place say. */
  weight: number
  line: number
  page: number
}

const none: Powers = { p1: null, p2: null, confidence: 0, alternatives: [] }
// Two rows of one table or form stand no farther apart than this many lines.
const statementLines = 4
const weights = { contracted: 3, sentence: 2, term: 1.5, power: 1.2, unlabelled: 0.6 }

/**
 * The two contracted powers. One statement gives both: a row, a sentence, or two rows that belong together. What says "contratada"
 * counts before the rows of the account, which check it: statements that contradict each other leave both empty.
 */
export function findPowers(lines: readonly TextLine[]): Powers {
  const isPartlyIllegible = foldedText(lines).includes(illegibleWord)
  const said = readPowers(lines)
    .filter(({ kind }) => kind !== 'other')
    .filter(reading => reading.kind !== 'unlabelled' || reading.isTerm || isPairOfPeriods(lines, reading.line))
    // Where letters are missing, so may be the word "máxima".
    .filter(({ kind }) => kind !== 'unlabelled' || !isPartlyIllegible)
  const readings = withFlatPeriod(withThirdPeriod(said, lines))
  if (isLargerTariff(lines) || hasMorePeriods(readings)) return none
  const pairs = [
    ...joined(statementsOf(readings).flatMap(statement => pairOf(statement, lines))),
    ...pairOfAccount(lines),
    ...sentencePowers(lines).map(powers => pairWith(powers, weights.sentence)),
  ]
  const complete = pairs.filter(({ p1, p2 }) => p1 !== null && p2 !== null)
  const terms = complete.filter(({ weight }) => weight === weights.term)
  const agreed = bestAgreed(
    complete.filter(pair => !isDenied(pair, pairs)),
    terms,
  )
  if (agreed !== null) return agreed
  const single = singlePower(lines, readings)
  return single ? { ...none, ...single } : onePeriod(pairs)
}

function hasMorePeriods(readings: readonly PowerReading[]): boolean {
  const isMore = ({ kind, period, kw, isTerm }: PowerReading) =>
    (kind === 'contracted' || isTerm) && period === 'more' && kw > 0
  return readings.some(isMore) || statementsOf(readings).some(hasFourPowers)
}

/** "Potencia contratada | 13,8 | 13,8 | 13,8 | 13,8 | …", whose headings may have been lost in a picture. */
function hasFourPowers(statement: readonly PowerReading[]): boolean {
  return statement.filter(({ kind, kw }) => (kind === 'contracted' || kind === 'power') && kw > 0).length >= 4
}

function statementsOf(readings: readonly PowerReading[]): PowerReading[][] {
  return [...Map.groupBy(readings, ({ statement, kind }) => `${kind} ${statement}`).values()]
}

function pairOf(statement: readonly PowerReading[], lines: readonly TextLine[]): Pair[] {
  const [head] = statement
  if (!head) return []
  const weight = weightOf(head)
  const base = { weight, line: head.line, page: lines[head.line]?.page ?? 0 }
  const both = only(statement, 'both')
  if (both !== null) return statement.every(({ kw }) => kw === both) ? [{ ...base, p1: both, p2: both }] : []
  if (statement.some(({ period }) => period !== null))
    return [{ ...base, p1: only(statement, 'p1'), p2: only(statement, 'p2') }]
  // Columns without a heading: punta, valle and, in tables made for six periods, zeros.
  const [first, second, ...rest] = statement
  if (!first || !second || rest.some(({ kw }) => kw !== 0) || first.kind !== 'contracted') return []
  return [{ ...base, p1: inRange(first.kw), p2: inRange(second.kw) }]
}

/** What the account says by its arithmetic. */
function pairOfAccount(lines: readonly TextLine[]): Pair[] {
  const account = accountPowers(lines)
  return account === null ? [] : [pairWith(account, weights.term)]
}

const pairWith = ({ p1, p2, line, page }: AccountPowers | SentencePowers, weight: number): Pair => ({
  p1: inRange(p1),
  p2: inRange(p2),
  weight,
  line,
  page,
})

function weightOf({ kind, isProse, isTerm }: PowerReading): number {
  if (isTerm) return weights.term
  if (kind === 'unlabelled') return weights.unlabelled
  if (kind === 'power') return weights.power
  return isProse ? weights.sentence : weights.contracted
}

function only(statement: readonly PowerReading[], period: 'p1' | 'p2' | 'both'): number | null {
  const values = new Set(statement.filter(reading => reading.period === period).map(({ kw }) => kw))
  const [value] = values
  return values.size === 1 && value !== undefined ? inRange(value) : null
}

/** Two statements of one period each, of the same kind and in lines next to each other, are one of both. */
function joined(pairs: readonly Pair[]): Pair[] {
  const whole = pairs.filter(({ p1, p2 }) => p1 !== null && p2 !== null)
  const open = pairs.filter(({ p1, p2 }) => (p1 === null) !== (p2 === null))
  const used = new Set<Pair>()
  for (const one of open.filter(({ p1 }) => p1 !== null)) {
    const [other] = open
      .filter(({ p1, weight, page }) => p1 === null && isAsSure(weight, one.weight) && page === one.page)
      .filter(pair => !used.has(pair) && Math.abs(pair.line - one.line) <= statementLines)
      .sort((a, b) => Math.abs(a.line - one.line) - Math.abs(b.line - one.line) || b.line - a.line)
    if (!other) continue
    used.add(one).add(other)
    whole.push({ ...one, p2: other.p2 })
  }
  return [...whole, ...open.filter(pair => !used.has(pair))]
}

/** A sentence that goes on in a shorter line is no form, and says as much. */
const isAsSure = (one: number, other: number) => one === other || Math.min(one, other) >= weights.sentence

/** All weightier statements of a period say otherwise: "La potencia contratada en P1 es de 5,50 kW" on a corrected bill. */
const isDenied = (pair: Pair, pairs: readonly Pair[]) =>
  (['p1', 'p2'] as const).some(period => {
    const said = pairs.filter(other => other.weight > pair.weight && other[period] !== null)
    return said.length > 0 && said.every(other => other[period] !== pair[period])
  })

const valuesOf = (pairs: readonly Pair[]) => new Set(pairs.map(({ p1, p2 }) => `${p1} ${p2}`))

/** What the weightiest statements agree on, checked by the rows of the account; null where there is no statement. */
function bestAgreed(pairs: readonly Pair[], terms: readonly Pair[]): Powers | null {
  const heaviest = Math.max(...pairs.map(({ weight }) => weight), 0)
  const best = pairs.filter(({ weight }) => weight === heaviest)
  const [first] = best
  if (!first) return null
  const agreeing = best.filter(({ p1, p2 }) => terms.some(term => term.p1 === p1 && term.p2 === p2))
  const chosen = valuesOf(best).size === 1 ? first : valuesOf(agreeing).size === 1 ? agreeing[0] : undefined
  if (!chosen) return contradictory(best)
  if (heaviest < weights.power && pairs.length === best.length && best.length > 1 && valuesOf(best).size > 1)
    return contradictory(best)
  if (heaviest > weights.term && terms.length > 0 && agreeing.length === 0) return contradictory([chosen, ...terms])
  const confidence = Math.min(1, heaviest / weights.contracted + (terms.length > 0 ? 0.3 : 0))
  return { p1: chosen.p1, p2: chosen.p2, confidence, alternatives: [] }
}

/** Nothing is certain; where there are two pairs and no more, they may be chosen from. */
function contradictory(pairs: readonly Pair[]): Powers {
  const distinct = [...Map.groupBy(pairs, ({ p1, p2 }) => `${p1} ${p2}`).values()].flatMap(same => same[0] ?? [])
  return { ...none, alternatives: distinct.length === 2 ? distinct.map(({ p1, p2 }) => ({ p1, p2 })) : [] }
}

/** One period alone, where the other was not legible. */
function onePeriod(pairs: readonly Pair[]): Powers {
  const said = pairs.filter(({ weight }) => weight === weights.contracted)
  const of = (period: 'p1' | 'p2') => {
    const values = new Set(said.map(pair => pair[period]).filter(value => value !== null))
    const [value] = values
    const isDisputed = pairs.some(pair => pair[period] !== null && pair[period] !== value)
    return values.size === 1 && value !== undefined && !isDisputed ? value : null
  }
  return { ...none, p1: of('p1'), p2: of('p2'), confidence: 0.6 }
}
