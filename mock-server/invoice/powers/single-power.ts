import { maxPowerKw } from '#domain/limits.ts'
import type { TextLine } from '../text/text-line.ts'
import { singleAccountPower } from './account-powers.ts'
import type { PowerReading } from './power-readings.ts'
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

/** The power where the product offers it, else null. */
export const inRange = (kw: number): number | null => (kw > 0 && kw <= maxPowerKw ? kw : null)
