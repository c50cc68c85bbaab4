import type { BodyOf } from '#mock/shared/types.ts'
import { buildings } from './building.ts'
import {
  accounts,
  blockedDomains,
  campaigns,
  customerEmails,
  deniedDocuments,
  type Person,
  people,
  referrals,
  socialProfiles,
} from './seeded.ts'
import { type SupplyPoint, supplyPoints } from './supply-points.ts'

/** The seeded data of retailer, distributors and cadastre. They never change. */
export type World = Readonly<ReturnType<typeof createWorld>>

/** Valid values, each used in turn. */
export interface Samples {
  people: readonly (Person & { email?: string | undefined })[]
  supplyPoints: readonly SupplyPoint[]
  ibans: readonly string[]
}

/** The CUPS without its measuring point: the key of a supply point. */
export function supplyPointKey(cups: string): string {
  return cups.slice(0, 20)
}

/** The seeded world. */
export function createWorld() {
  const known = supplyPoints.filter(point => point.outcome !== 'format-invalid')
  const samples: Samples = {
    people,
    supplyPoints: supplyPoints.filter(each => each.outcome === 'in-sips'),
    // The first ten are Spanish ones.
    ibans: accounts.slice(0, 10).map(({ iban }) => iban),
  }
  return {
    /** By the first 20 characters of the CUPS, without the measuring point. */
    supplyPoints: new Map(known.map(point => [supplyPointKey(point.cups), point])),
    buildings: Object.values(buildings),
    customerEmails: new Set(customerEmails),
    blockedDomains: new Set(blockedDomains),
    deniedDocuments: new Set(deniedDocuments),
    /** By access token. */
    socialProfiles: new Map<string, BodyOf<'getUserInfo', 200>>(Object.entries(socialProfiles)),
    /** By the name in `utm_campaign`. */
    campaigns: new Map(Object.entries(campaigns)),
    /** By the friend's token. */
    referrals: new Map(Object.entries(referrals)),
    /** Accounts that the check refuses although their digits agree. */
    refusedIbans: new Set<string>(),
    /** What a step is filled with. */
    samples,
  }
}
