import { point } from '#tests/steps/supply/points.ts'
import type { Home, Place } from './homes.ts'

/** What the register says about a CUPS. */
export interface Said {
  outcome: 'found' | 'notFound' | 'alreadyExists' | 'refused' | 'unavailable'
  place?: Place
  /** kW; 0 where it knows none. */
  powers?: [number, number]
  /** kW in force, and used. */
  rights?: [number, number]
  hasRights?: boolean
}

/** What a new supply costs in this world: the powers and rights that were asked about can be told from it. */
export function costsOf(requested: number, used: number, rights: number): { min: number; max: number } {
  return { min: requested * 100 + used, max: requested * 100 + used + rights + 1 }
}

/** The register knows this about a home. */
export const knows = {
  all: ({ register, registerPowers, rights }: Home): Said => ({
    outcome: 'found',
    place: register,
    powers: registerPowers,
    rights,
  }),
  onePower: ({ register, registerPowers: [punta] }: Home): Said => ({
    outcome: 'found',
    place: register,
    powers: [punta, 0],
  }),
  noPowers: ({ register }: Home): Said => ({ outcome: 'found', place: register }),
  rightsOnly: ({ register, rights }: Home): Said => ({ outcome: 'found', place: register, rights, hasRights: true }),
  exists: ({ register, registerPowers }: Home): Said => ({
    outcome: 'alreadyExists',
    place: register,
    powers: registerPowers,
  }),
  noDoor: ({ register, registerPowers }: Home): Said => ({
    outcome: 'found',
    place: { ...register, address_details: '' },
    powers: registerPowers,
  }),
  nothing: (): Said => ({ outcome: 'notFound' }),
  refuses: (): Said => ({ outcome: 'refused' }),
  cannotTell: (): Said => ({ outcome: 'unavailable' }),
}

/** The same as the API's answer. */
export function answerOf({ outcome, place, powers, rights, hasRights }: Said) {
  return point({
    error: outcome === 'unavailable',
    disallowedTariff: outcome === 'refused',
    alreadyExists: outcome === 'alreadyExists',
    existsInSips: outcome === 'found',
    p1: powers?.[0] ?? 0,
    p3: powers?.[1] ?? 0,
    extensionRights: rights?.[0],
    extensionRightsUsed: rights?.[1],
    existsWithRights: hasRights ?? false,
    address: place && {
      street: place.address,
      streetNr: place.street_number,
      apartment: place.address_details,
      zipCode: place.zipCode,
      province: place.province,
      municipality: place.municipality,
    },
  })
}
