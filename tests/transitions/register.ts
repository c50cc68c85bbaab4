import type { CupsResult } from '#steps/supply/cups-check.ts'
import { point } from '#tests/steps/supply/points.ts'
import type { Home, Place } from './homes.ts'

/** What a new supply costs in this world: the powers and rights that were asked about can be told from it. */
export function costsOf(requested: number, used: number, rights: number): { min: number; max: number } {
  return { min: requested * 100 + used, max: requested * 100 + used + rights + 1 }
}

const addressOf = ({ address, street_number, address_details, ...place }: Place) => ({
  address: { street: address, streetNr: street_number, apartment: address_details, ...place },
})
const powersOf = ({ registerPowers: [p1, p3] }: Home) => ({ p1, p3 })
const rightsOf = ({ rights: [extensionRights, extensionRightsUsed] }: Home) => ({
  extensionRights,
  extensionRightsUsed,
})
const found = (home: Home, more: Partial<CupsResult> = {}) =>
  point({ existsInSips: true, ...addressOf(home.register), ...more })

/** The register knows this about a home. */
export const knows = {
  all: (home: Home) => found(home, { ...powersOf(home), ...rightsOf(home) }),
  onePower: (home: Home) => found(home, { ...powersOf(home), p3: 0 }),
  noPowers: (home: Home) => found(home),
  rightsOnly: (home: Home) => found(home, { ...rightsOf(home), existsWithRights: true }),
  exists: (home: Home) => point({ alreadyExists: true, ...addressOf(home.register), ...powersOf(home) }),
  noDoor: (home: Home) => found(home, { ...addressOf({ ...home.register, address_details: '' }), ...powersOf(home) }),
  nothing: () => point(),
  refuses: () => point({ disallowedTariff: true }),
  cannotTell: () => point({ error: true }),
}
