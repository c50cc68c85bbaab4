import { illegibleWord } from '../text/illegible.ts'
import type { TextLine } from '../text/text-line.ts'
import type { PowerReading } from './power-readings.ts'

/**
 * Some bills number the two powers like the periods of energy: "P1" and "P3". Where no labelled power has "P2", the third is valle, as it may
 * be called by word elsewhere; else it is one of a larger tariff, as it may be where part of its line is not legible.
 */
export function withThirdPeriod(readings: readonly PowerReading[], lines: readonly TextLine[]): PowerReading[] {
  const isLegible = ({ line }: PowerReading) =>
    lines[line]?.cells.every(({ folded }) => !folded.includes(illegibleWord)) ?? false
  const third = readings.filter(({ period }) => period === 'p3')
  // The account may number them so where the contract says "P2 (valle)".
  const isNamed = ({ line, isTerm }: PowerReading) =>
    third.every(other => other.isTerm !== isTerm) &&
    (lines[line]?.cells.some(({ folded }) => namedSecond.test(folded)) ?? false)
  const isOther = (reading: PowerReading) =>
    reading.kind !== 'unlabelled' &&
    ((reading.period === 'p2' && !isByWord(lines, reading.line) && !isNamed(reading)) || reading.period === 'more')
  const isOffPeak = third.every(isLegible) && !readings.some(isOther)
  return readings.map(reading =>
    reading.period === 'p3' ? { ...reading, period: isOffPeak ? 'p2' : 'more' } : reading,
  )
}

const namedSecond = /\bp\s?2\s?\(?\s?(?:vall|haran|off)/
const periodsOfEnergy = 3
const labelPlace = ({ statement }: PowerReading) => statement.slice(statement.indexOf(':'))

/** "Potència contractada vall", "Potencia P3 (valle)": the word says what period it is, and no "P2" in its line or its headings. */
const isByWord = (lines: readonly TextLine[], line: number): boolean =>
  lines
    .slice(Math.max(0, line - headingLines), line + 1)
    .every(({ cells }) => cells.every(({ folded }) => !numberedSecond.test(folded)))

const headingLines = 2
// "P2 Llano" is a period of energy, whose row some tables have between the two of power.
const numberedSecond = /\bp(?:er\.|eriod[oe]?)?[\s.-]?0?2(?!\d)(?!\s?[(:-]?\s?(?:llano|lla|pla|chan|laua)(?![a-z]))/

/**
 * "Punta | Llano | Valle" over "4,4 |  | 4,4" in a shared cell: the period of llano is one of energy, and its power is that of punta. Where punta
 * has another one, the tariff has more powers than two.
 */
export function withFlatPeriod(readings: readonly PowerReading[]): PowerReading[] {
  return readings.map(reading => {
    if (reading.period !== 'llano' || reading.kind !== 'contracted') return reading
    const inRow = readings.filter(({ statement, kind }) => statement === reading.statement && kind === reading.kind)
    // Alone in its row it stands in a column under one label, with one power of each period; what a meter shows has more.
    const inColumn = readings.filter(other => labelPlace(other) === labelPlace(reading))
    const own = inRow.length > 1 || inColumn.length > periodsOfEnergy ? inRow : inColumn
    // Beside one power alone it is as likely what a meter shows.
    if (!own.some(({ period }) => period === 'p2')) return reading
    const peak = own.find(({ period }) => period === 'p1')
    return peak?.kw === reading.kw ? reading : { ...reading, period: peak ? 'more' : 'p1' }
  })
}
