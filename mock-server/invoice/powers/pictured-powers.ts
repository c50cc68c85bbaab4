import { standardPowerStepsKw, threePhasePowerStepsKw } from '#domain/limits.ts'
import type { TextLine } from '../text/text-line.ts'
import type { PowerPair, Powers } from './contracted-powers.ts'
import { readPowers } from './power-readings.ts'

// Breakers of 220 V, which older contracts have; and what they are where a bill has room for two decimals.
const olderStepsKw = [1.1, 1.65, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 11, 13.2, 14.3]
const stepsKw: readonly number[] = [...standardPowerStepsKw, ...threePhasePowerStepsKw, ...olderStepsKw]
const printedTolerance = 0.005
// Less is hardly ever contracted but in steps; a figure that was lost ("10,35") makes such numbers.
const leastKw = 2
// "1,5" is read as "15" where the comma is faint.
const integersFromKw = 10
// Signs that a poor picture shows alike: "6,9" is read as "6,3", "4,6" as "4,5".
const alike = ['38', '39', '35', '56', '58', '68', '89', '06', '08', '09', '17', '14']
// Two powers as near as these differ by one figure; of one phase and of three, by the last.
const nearKw = 0.35
const nearestKw = 0.02
const doubtful = 0.5

/**
 * Of powers recognised in a picture, those that are certain. A misread figure or comma mostly makes a number that nobody
 * contracts: such a one is left out, and so is one for which the rows of the account have a step that is one figure away. Of one that
 * is no step, looks like one and stands in no row of the account, both readings are offered. A whole number that a lost comma could
 * have made asks for a look.
 */
export function certainPowers(powers: Powers, ofAccount: readonly number[]): Powers {
  const { confidence } = powers
  const [p1, p2] = [contractable(powers.p1), contractable(powers.p2)]
  const [likeP1, likeP2] = [p1, p2].map(kw => (kw === null || ofAccount.includes(kw) ? null : stepThatLooksLike(kw)))
  const [first, second] = [likeP1 ? null : agreedWith(ofAccount, p1), likeP2 ? null : agreedWith(ofAccount, p2)]
  const isTwice = first !== null && first === second
  const [one, other] = [
    isTwice || !isMisreadOf(first, second) ? first : null,
    isTwice || !isMisreadOf(second, first) ? second : null,
  ]
  const mayLackComma = [one, other].some(kw => kw !== null && Number.isInteger(kw) && kw >= integersFromKw)
  const areContractable = powers.alternatives.every(pair => [pair.p1, pair.p2].every(kw => contractable(kw) !== null))
  const alternatives = areContractable ? powers.alternatives : []
  return {
    p1: one,
    p2: other,
    confidence: mayLackComma ? Math.min(confidence, doubtful) : confidence,
    alternatives: likeP1 || likeP2 ? bothReadings([p1, likeP1], [p2, likeP2]) : alternatives,
  }
}

type Doubt = readonly [read: number | null, step: number | null | undefined]

/** What was read, and the step that it looks like; null where nothing is in doubt. */
const bothReadings = ([p1, likeP1 = null]: Doubt, [p2, likeP2 = null]: Doubt): PowerPair[] => [
  { p1: likeP1 && p1, p2: likeP2 && p2 },
  { p1: likeP1, p2: likeP2 },
]

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

/** The step that a power with one decimal, itself none, differs from by one sign that is much like it; null without one. */
function stepThatLooksLike(kw: number): number | null {
  if (isStep(kw) || Number.isInteger(kw)) return null
  const own = kw.toFixed(1)
  return stepsKw.find(step => isStepOfOneDecimal(step) && areAlike(own, step.toFixed(1))) ?? null
}

const isStepOfOneDecimal = (kw: number) => Number(kw.toFixed(1)) === kw

function areAlike(one: string, other: string): boolean {
  const different = [...one].flatMap((sign, at) =>
    sign === other[at] ? [] : [[sign, other[at] ?? ''].sort().join('')],
  )
  return one.length === other.length && different.length === 1 && different.every(pair => alike.includes(pair))
}

/** "4,8" beside "4,6": no step, and a figure away from one. "3,46" beside "3,45": both are steps, of different connections. */
function isMisreadOf(kw: number | null, other: number | null): boolean {
  if (kw === null || other === null) return false
  const distance = Math.abs(kw - other)
  return distance < nearestKw || (!isStep(kw) && isStep(other) && distance <= nearKw)
}
