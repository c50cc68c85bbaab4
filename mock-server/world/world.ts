import { type Building, buildings } from './building.ts'
import {
  accounts,
  blockedDomains,
  campaigns,
  customerEmails,
  deniedDocuments,
  type Person,
  people,
  referrals,
  type SocialProfile,
  socialProfiles,
} from './seeded.ts'
import type { SupplyPoint } from './supply-point.ts'
import { supplyPoints } from './supply-points.ts'
import { tariff } from './tariff.ts'

/** The seeded data of retailer, distributors and cadastre. They never change. */
export interface World {
  /** By the first 20 characters of the CUPS, without the measuring point. */
  supplyPoints: ReadonlyMap<string, SupplyPoint>
  buildings: readonly Building[]
  customerEmails: ReadonlySet<string>
  blockedDomains: ReadonlySet<string>
  deniedDocuments: ReadonlySet<string>
  /** By access token. */
  socialProfiles: ReadonlyMap<string, SocialProfile>
  /** By the name in `utm_campaign`. */
  campaigns: ReadonlyMap<string, (typeof campaigns)[string]>
  /** By the friend's token. */
  referrals: ReadonlyMap<string, (typeof referrals)[string]>
  tariff: typeof tariff
  /** Accounts that the check refuses although their digits agree. */
  refusedIbans: ReadonlySet<string>
  /** What a step is filled with. */
  samples: Samples
}

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
export function createWorld(): World {
  const known = supplyPoints.filter(point => point.outcome !== 'format-invalid')
  return {
    supplyPoints: new Map(known.map(point => [supplyPointKey(point.cups), point])),
    buildings: Object.values(buildings),
    customerEmails: new Set(customerEmails),
    blockedDomains: new Set(blockedDomains),
    deniedDocuments: new Set(deniedDocuments),
    socialProfiles: new Map(Object.entries(socialProfiles)),
    campaigns: new Map(Object.entries(campaigns)),
    referrals: new Map(Object.entries(referrals)),
    tariff,
    refusedIbans: new Set(),
    samples: {
      people,
      supplyPoints: supplyPoints.filter(each => each.outcome === 'in-sips'),
      // The first ten are Spanish ones.
      ibans: accounts.slice(0, 10).map(({ iban }) => iban),
    },
  }
}
