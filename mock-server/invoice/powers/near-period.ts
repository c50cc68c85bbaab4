import { below, leftOf, overlap, type Placed, piecesAround, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { captionInList } from './captions.ts'
import { periodOfHeading } from './listed-period.ts'
import { isOnlyPower, saysOnlyPowers } from './only-powers.ts'
import type { Period } from './period-words.ts'
import { lastLabel, type PowerToken, powerTokens, tokensOf } from './power-tokens.ts'
import { kilowatts } from './power-words.ts'
import { overInTable } from './table-columns.ts'

/** "4,6 kW" over "Potencia contratada punta", in a list of such pairs. */
export function captionPeriod(lines: readonly TextLine[], place: Placed): Period | null {
  return captionInList(lines, place) === null ? null : periodBelow(lines, place)
}

/** The period a table row begins with. */
export function rowPeriod(
  lines: readonly TextLine[],
  place: Placed,
  own: readonly PowerToken[],
  position: number,
): Period | null {
  if (own.slice(0, position).some(token => token.kind === 'number')) return null
  const cells = leftOf(lines, place).map(cell => tokensOf(cell))
  // "P1 potentzia | 4,6 kW | P2 potentzia | 4,6 kW", "Potencia punta / Puntako potentzia | 4,6 kW | …": each has its own label.
  const [near = []] = cells
  const has = (wanted: PowerToken['kind']) => near.some(({ kind }) => kind === wanted)
  const isLabelled = has('period') && has('label') && !has('number')
  const left = isLabelled ? near : cells.flat()
  // "Puntakoa / Punta" says it in two languages.
  const [period = null, ...others] = new Set(left.flatMap(token => (token.kind === 'period' ? [token.period] : [])))
  return others.length === 0 ? period : null
}

/** "Potencia contratada | 4,6 kW" with "Punta" in the next line: a label that goes on below. */
export function wrappedPeriod(lines: readonly TextLine[], place: Placed): Period | null {
  const [label] = leftOf(lines, place)
  if (!label || lastLabel(tokensOf(label)) === null) return periodAround(lines, place)
  const under = below(lines, { line: place.line, cell: label })
  if (!under) return null
  // "Potencia | 4,6 kW" over "contratada punta:"
  const [period, ...more] = powerTokens(under.cell.folded.replace(/^(?:contra[tc]|kontrat)\p{L}*\s/u, ''))
  const isRest = period?.kind === 'period' && more.length === 0 && !/\d/.test(under.cell.text)
  return isRest ? period.period : onlyPeriod(under.cell)
}

/** "Potencia contratada en" half a line over the number, and "punta" half a line under it, both to the left; or "Potencia" and "contratada punta". */
function periodAround(lines: readonly TextLine[], place: Placed): Period | null {
  const [over = '', under = ''] = piecesAround(lines, place)
  const [period, ...more] = powerTokens(under).filter(token => token.kind !== 'label' || token.about !== 'contracted')
  const isPeriod = period?.kind === 'period' && more.length === 0 && lastLabel(powerTokens(over)) !== null
  return isPeriod ? period.period : null
}

// A table may have rows for readings, consumption and prices before that of the powers.
const columnReach = 10

/** The period a table column begins with. */
export function columnPeriod(lines: readonly TextLine[], place: Placed): Period | null {
  let at: Placed | null = place
  for (let step = 0; step < columnReach; step += 1) {
    at = overInTable(lines, at)
    if (!at) return null
    const period = onlyPeriod(at.cell)
    if (period) return isRowHead(lines, at) ? null : period
    const tokens = tokensOf(at.cell)
    if (tokens.some(token => token.kind === 'label'))
      return hasPower(tokens) ? null : periodOfHeading(tokens, step === 0 && isOnlyPower(lines, place))
  }
  return null
}

/** "P3 | 15.560 | 15.701", first in its line: says something of its row, and nothing of what stands below. */
const isRowHead = (lines: readonly TextLine[], place: Placed) =>
  leftOf(lines, place).length === 0 && /^\d[\d.,]*$/.test(rightOf(lines, place)[0]?.text ?? '')

/** "Potencia P1 4,6 …" over "Potencia P2 3,45 …": a row with a power of its own heads nothing. */
const hasPower = (tokens: readonly PowerToken[]) =>
  tokens.some(token => token.kind === 'number' && token.unit !== 'other')

const barePower = new RegExp(String.raw`^\d[\d.,]*\s?${kilowatts}$`)

/** "4,6 kW" over "punta (P1)" or "potencia en punta". */
export function periodBelow(lines: readonly TextLine[], place: Placed): Period | null {
  const tokens = tokensOf(below(lines, place)?.cell)
  const periods = tokens.flatMap(token => (token.kind === 'period' ? [token.period] : []))
  // "Potencia punta P1" under a power alone says it twice.
  const [period, ...more] = barePower.test(place.cell.folded) ? new Set(periods) : periods
  return period !== undefined && more.length === 0 && !tokens.some(({ kind }) => kind === 'number') ? period : null
}

function onlyPeriod(cell: Cell): Period | null {
  const tokens = tokensOf(cell)
  // "P3 Harana / Valle" says it in two languages. "Energía del Valle, S.L." is no heading.
  const [period = null, ...others] = new Set(tokens.flatMap(token => (token.kind === 'period' ? [token.period] : [])))
  const isOnly = others.length === 0 && tokens.every(({ kind }) => kind === 'period')
  return saysOnlyPowers(cell) && isOnly ? period : null
}

/** "P2 / P1" over "3,45 kW / 4,6 kW", or "P2" and "P1" in cells of their own: as many periods as numbers, in the same order. */
export function periodInHeading(
  lines: readonly TextLine[],
  place: Placed,
  own: readonly PowerToken[],
  position: number,
): Period | null {
  if (own.length < 2 || own.some(({ kind }) => kind !== 'number')) return null
  const heads = (lines[place.line - 1]?.cells ?? []).filter(cell => overlap(cell, place.cell))
  if (heads.length === own.length) return distinctPeriods(heads.map(onlyPeriod))[position] ?? null
  const over = overInTable(lines, place)
  const periods = tokensOf(over?.cell).flatMap(token => (token.kind === 'period' ? [token.period] : []))
  const isList = periods.length === own.length && new Set(periods).size === periods.length
  return isList ? (periods[position] ?? null) : null
}

/** None where one of them is no period, or two are the same. */
function distinctPeriods(periods: readonly (Period | null)[]): readonly (Period | null)[] {
  return periods.includes(null) || new Set(periods).size < periods.length ? [] : periods
}
