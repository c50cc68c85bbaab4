import { type Building, buildings } from './building.ts'
import { campaigns, referrals, tariff } from './offers.ts'
import { blockedDomains, customerEmails, deniedDocuments, socialProfiles } from './people.ts'
import type { SupplyPoint } from './supply-point.ts'
import { supplyPoints } from './supply-points.ts'

/** What the retailer, the distributors and the cadastre know before a tester does anything. It never changes. */
export interface World {
  /** By the first 20 characters of the CUPS; the measuring point behind them does not matter. */
  supplyPoints: ReadonlyMap<string, SupplyPoint>
  buildings: readonly Building[]
  customerEmails: ReadonlySet<string>
  blockedDomains: ReadonlySet<string>
  deniedDocuments: ReadonlySet<string>
  socialProfiles: typeof socialProfiles
  campaigns: typeof campaigns
  referrals: typeof referrals
  tariff: typeof tariff
}

/** The CUPS without its measuring point, which is how supply points are told apart. */
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
    socialProfiles,
    campaigns,
    referrals,
    tariff,
  }
}
