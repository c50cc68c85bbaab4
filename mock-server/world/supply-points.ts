import type { Bilingual } from '#mock/shared/types.ts'
import { type Building, type BuildingName, buildings } from './building.ts'
import rows from './supply-points.json' with { type: 'json' }

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

interface Row {
  cups: string
  outcome: CupsOutcome
  /** The building that it is in. */
  at?: BuildingName
  apartment?: string
  p1?: number
  p3?: number
  extensionRights?: number
  note?: Bilingual
}

/** The seeded supply points: invented numbers of real distributors, at least two for every outcome. */
export const supplyPoints: readonly SupplyPoint[] = (rows as Row[]).map(
  ({ at, p1 = 0, p3 = 0, note, apartment, extensionRights, ...row }) => {
    const building = at && buildings[at]
    return { ...row, building, apartment, p1, p3, extensionRights, note }
  },
)
