import type { Bilingual } from '#mock/shared/types.ts'
import { type Building, buildings } from './building.ts'
import type { OwnSupplyPoint } from './own-world.ts'
import rows from './supply-points.json' with { type: 'json' }

/** A CUPS as a file says it. Powers and rights are kW. */
type Row = Omit<OwnSupplyPoint, 'address'> & { note?: Bilingual | undefined; apartment?: string | undefined }

/** A CUPS that the register knows. */
export type SupplyPoint = ReturnType<typeof toSupplyPoint>

/** A row as the register knows it; powers that are left out are 0 kW, p3 is as p1. */
export function toSupplyPoint({ outcome = 'in-sips', p1 = 0, p3 = p1, ...row }: Row, building: Building | undefined) {
  return { ...row, outcome, p1, p3, building }
}

/** The seeded supply points: invented numbers of real distributors, at least two for every outcome. */
export const supplyPoints: readonly SupplyPoint[] = (rows as (Row & { at?: string })[]).map(({ at = '', ...row }) =>
  toSupplyPoint(row, buildings[at]),
)
