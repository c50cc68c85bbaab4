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

/** A CUPS as a file says it. Powers and rights are kW. */
interface Row {
  cups: string
  /** `in-sips` if left out. */
  outcome?: (typeof cupsOutcomes)[number] | undefined
  note?: Bilingual | undefined
  apartment?: string | undefined
  p1?: number | undefined
  p3?: number | undefined
  /** The power that the grid connection was built for; undefined where the register has no entry. */
  extensionRights?: number | undefined
}

/** A CUPS that the register knows. */
export type SupplyPoint = ReturnType<typeof toSupplyPoint>

/** A row as the register knows it; powers that are left out are 0 kW, p3 is as p1. */
export function toSupplyPoint({ outcome = 'in-sips', p1 = 0, p3 = p1, ...row }: Row, building: Building | undefined) {
  return { ...row, outcome, p1, p3, building }
}

/** The seeded supply points: invented numbers of real distributors, at least two for every outcome. */
export const supplyPoints: readonly SupplyPoint[] = (rows as (Row & { at?: BuildingName })[]).map(({ at, ...row }) =>
  toSupplyPoint(row, at && buildings[at]),
)
