import { maxPowerKw } from '#domain/limits.ts'
import { isProse } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import { singleAccountPower } from './account-powers.ts'
import type { PowerReading } from './power-readings.ts'
import { tokensOf } from './power-tokens.ts'
import { hasSinglePower } from './tariffs.ts'

/** One power in kW for both periods, and how sure it is, 0 to 1. */
interface SinglePower {
  p1: number
  p2: number
  confidence: number
}

/** Bills up to 2021 name one power, which holds for both periods. */
export function singlePower(lines: readonly TextLine[], readings: readonly PowerReading[]): SinglePower | null {
  if (!hasSinglePower(lines)) return null
  const said = readings.filter(({ period, isProse, isTerm }) => period === null && !isProse && !isTerm)
  const contracted = said.filter(({ kind }) => kind === 'contracted')
  const values = new Set(
    (contracted.length > 0 ? contracted : said.filter(({ kind }) => kind === 'power')).map(({ kw }) => kw),
  )
  const [kw = singleAccountPower(lines)] = values
  const power = kw === null || values.size > 1 ? null : inRange(kw)
  return power === null ? null : { p1: power, p2: power, confidence: 0.7 }
}

/**
 * A bill of today whose whole text names one contracted power, no period beside any power, and no other number that may be one. Two powers that
 * differ would be said, but what is not said asks for a look.
 */
export function onlyContractedPower(lines: readonly TextLine[], readings: readonly PowerReading[]): SinglePower | null {
  const said = readings.filter(({ kind }) => kind !== 'other')
  const [first] = said.filter(({ kind, isTerm }) => kind === 'contracted' && !isTerm)
  if (!first || !said.every(({ kw, period }) => kw === first.kw && (period === null || period === 'both'))) return null
  const known = new Set(readings.map(({ kw }) => kw))
  if (unreadPowers(lines).some(kw => !known.has(kw))) return null
  const power = inRange(first.kw)
  return power === null ? null : { p1: power, p2: power, confidence: 0.5 }
}

/** The numbers that may be powers whether or not they were understood, but for those of sentences about anything else. */
function unreadPowers(lines: readonly TextLine[]): number[] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap(cell => {
      const tokens = tokensOf(cell)
      const isLabelled = tokens.some(token => token.kind === 'label' && token.about === 'contracted')
      if (isProse(cell) && !isLabelled) return []
      const numbers = tokens.filter(token => token.kind === 'number')
      // "PTA. 3,3 VLLE. 4,4": with words that nobody knows. "2.0" is a tariff.
      const mayBePower = ({ start, end, unit }: (typeof numbers)[number]) =>
        unit === 'kW' || (isLabelled && /^(?!2\.0)\d+[.,]\d/.test(cell.folded.slice(start, end)))
      return numbers.filter(mayBePower).map(({ value }) => value)
    }),
  )
}

/** The power where the product offers it, else null. */
export const inRange = (kw: number): number | null => (kw > 0 && kw <= maxPowerKw ? kw : null)
