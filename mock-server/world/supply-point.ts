import type { Bilingual } from '#mock/shared/types.ts'
import type { Building } from './building.ts'

/** The outcomes of validating a supply point (specification, section 4). */
export const cupsOutcomes = [
  'in-sips',
  'in-sips-with-rights',
  'in-sips-without-powers',
  'not-found',
  'wrong-tariff',
  'over-power',
  'already-exists',
  'format-invalid',
  'server-error',
] as const

export type CupsOutcome = (typeof cupsOutcomes)[number]

/** A seeded CUPS. Powers and rights are kW. */
export interface SupplyPoint {
  cups: string
  outcome: CupsOutcome
  note: Bilingual | undefined
  building: Building | undefined
  apartment: string | undefined
  p1: number
  p3: number
  /** The power that the grid connection was built for; undefined where the register has no entry. */
  extensionRights: number | undefined
}
