import type { Bilingual } from '#mock/shared/types.ts'
import { type BuildingName, buildings } from './building.ts'
import type { CupsOutcome, SupplyPoint } from './supply-point.ts'
import rows from './supply-points.json' with { type: 'json' }

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
