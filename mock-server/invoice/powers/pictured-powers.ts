import { standardPowerStepsKw, threePhasePowerStepsKw } from '#domain/limits.ts'
import type { TextLine } from '../text/text-line.ts'
import type { Powers } from './contracted-powers.ts'
import { readPowers } from './power-readings.ts'

// Breakers of 220 V, which older contracts have; and what they are where a bill has room for two decimals.
const olderStepsKw = [1.1, 1.65, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 11, 13.2, 14.3]
const stepsKw: readonly number[] = [...standardPowerStepsKw, ...threePhasePowerStepsKw, ...olderStepsKw]
const printedTolerance = 0.005
// Less is hardly ever contracted but in steps; a figure that was lost ("10,35") makes such numbers.
const leastKw = 2
// "1,5" is read as "15" where the comma is faint.
const integersFromKw = 10
// Two powers as near as these differ by one figure; of one phase and of three, by the last.
const nearKw = 0.35
const nearestKw = 0.02
const doubtful = 0.5

/**
 * Of powers recognised in a picture, those that are certain. A misread figure or comma mostly makes a number that nobody
 * contracts: such a one is left out, and so is one for which the rows of the account have a step that is one figure away. A whole number that a lost comma could have made asks for a look.
 */
export function certainPowers({ p1, p2, confidence, alternatives }: Powers, ofAccount: readonly number[]): Powers {
  const [first, second] = [agreedWith(ofAccount, contractable(p1)), agreedWith(ofAccount, contractable(p2))]
  const isTwice = first !== null && first === second
  const [one, other] = [
    isTwice || !isMisreadOf(first, second) ? first : null,
    isTwice || !isMisreadOf(second, first) ? second : null,
  ]
  const mayLackComma = [one, other].some(kw => kw !== null && Number.isInteger(kw) && kw >= integersFromKw)
  return {
    p1: one,
    p2: other,
    confidence: mayLackComma ? Math.min(confidence, doubtful) : confidence,
    alternatives: alternatives.every(pair => [pair.p1, pair.p2].every(kw => contractable(kw) !== null))
      ? alternatives
      : [],
  }
}

/** The powers in rows of the account, "4,6 kW x 30 días", of whichever period. */
export const powersOfAccount = (lines: readonly TextLine[]): number[] =>
  readPowers(lines).flatMap(({ kw, isTerm }) => (isTerm ? [kw] : []))

const agreedWith = (ofAccount: readonly number[], kw: number | null) =>
  kw !== null && !ofAccount.includes(kw) && ofAccount.some(other => isMisreadOf(kw, other)) ? null : kw

const isStep = (kw: number) => stepsKw.some(step => Math.abs(step - kw) < printedTolerance)

/** A step, or, as anybody may ask for, one with one decimal. */
function contractable(kw: number | null): number | null {
  if (kw === null || isStep(kw)) return kw
  const hasOneDecimal = Math.abs(kw * 10 - Math.round(kw * 10)) < 1e-6
  return hasOneDecimal && kw >= leastKw ? kw : null
}

/** "4,8" beside "4,6": no step, and a figure away from one. "3,46" beside "3,45": both are steps, of different connections. */
function isMisreadOf(kw: number | null, other: number | null): boolean {
  if (kw === null || other === null) return false
  const distance = Math.abs(kw - other)
  return distance < nearestKw || (!isStep(kw) && isStep(other) && distance <= nearKw)
}
