import { maxPowerKw } from '#domain/limits.ts'
import { foldedText } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { type PowerReading, readPowers } from './power-readings.ts'

/** Contracted power in kW of punta (p1) and valle (p2); null is not certain. */
export interface Powers {
  p1: number | null
  p2: number | null
}

const none: Powers = { p1: null, p2: null }
const largerTariff = /(?:peaje|tarifa|atr|acces|transport)[^\n]{0,60}?\b[36]\.\d\s?(?:td|a)\b/
const usualTariff = /\b2\.0\s?(?:td|dha|dhs|a)\b/

/**
 * The two contracted powers. Statements that say "contratada" count before billing lines that only say "potencia", and those before
 * unlabelled pairs, which count only where the retailer is known to print them. Statements that contradict each other leave the value empty.
 */
export function findPowers(lines: readonly TextLine[], options: { acceptUnlabelled: boolean }): Powers {
  const readings = readPowers(lines).filter(reading => reading.kind !== 'other')
  if (isLargerTariff(lines) || hasMorePeriods(readings)) return none
  const kinds = ['contracted', 'power', ...(options.acceptUnlabelled ? (['unlabelled'] as const) : [])] as const
  const perKind = kinds.map(kind => statementsOf(readings, kind).map(pairOf))
  return { p1: firstAgreed(perKind, 'p1'), p2: firstAgreed(perKind, 'p2') }
}

function isLargerTariff(lines: readonly TextLine[]): boolean {
  const text = foldedText(lines)
  return largerTariff.test(text) && !usualTariff.test(text)
}

function hasMorePeriods(readings: readonly PowerReading[]): boolean {
  return readings.some(({ kind, period, kw }) => kind === 'contracted' && period === 'more' && kw > 0)
}

function statementsOf(readings: readonly PowerReading[], kind: PowerReading['kind']): PowerReading[][] {
  return [
    ...Map.groupBy(
      readings.filter(reading => reading.kind === kind),
      reading => reading.statement,
    ).values(),
  ]
}

function pairOf(statement: readonly PowerReading[]): Powers {
  if (statement.some(({ period }) => period !== null)) {
    return { p1: only(statement, 'p1'), p2: only(statement, 'p2') }
  }
  // Columns without a heading: punta, valle and, in tables made for six periods, zeros.
  const [first, second, ...rest] = statement
  if (!first || !second || rest.some(({ kw }) => kw !== 0) || first.kind !== 'contracted') return none
  return { p1: inRange(first.kw), p2: inRange(second.kw) }
}

function only(statement: readonly PowerReading[], period: 'p1' | 'p2'): number | null {
  const values = new Set(statement.filter(reading => reading.period === period).map(({ kw }) => kw))
  const [value] = values
  return values.size === 1 && value !== undefined ? inRange(value) : null
}

function firstAgreed(perKind: readonly (readonly Powers[])[], period: keyof Powers): number | null {
  for (const pairs of perKind) {
    const values = new Set(pairs.map(pair => pair[period]).filter(value => value !== null))
    const [value] = values
    if (values.size > 0) return values.size === 1 && value !== undefined ? value : null
  }
  return null
}

const inRange = (kw: number) => (kw > 0 && kw <= maxPowerKw ? kw : null)
