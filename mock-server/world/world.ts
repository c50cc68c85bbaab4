import type { BodyOf } from '#mock/shared/types.ts'
import { type Building, buildings, provinceOf } from './building.ts'
import type { OwnWorld } from './own-world.ts'
// Everything is invented; the control letters of documents and the check digits of accounts are right.
import seeded from './seeded.json' with { type: 'json' }
import { type SupplyPoint, supplyPoints, toSupplyPoint } from './supply-points.ts'

/** The data of retailer, distributors and cadastre. They never change. */
export type World = Readonly<ReturnType<typeof createWorld>>

type SamplePerson = (typeof seeded.people)[number] & { email?: string | undefined }

/** The CUPS without its measuring point: the key of a supply point. */
export function supplyPointKey(cups: string): string {
  return cups.slice(0, 20)
}

/** The seeded world, with the data of chosen scenarios over it. */
export function createWorld(own: readonly OwnWorld[] = []) {
  const people = own.flatMap(each => each.people ?? [])
  const accounts = own.flatMap(each => each.bankAccounts ?? [])
  const points = own.map(each => each.supplyPoints?.map(toOwnPoint) ?? [])
  const known = [...supplyPoints.filter(({ outcome }) => outcome !== 'format-invalid'), ...points.flat()]
  return {
    /** By the first 20 characters of the CUPS, without the measuring point. */
    supplyPoints: new Map(known.map(point => [supplyPointKey(point.cups), point])),
    buildings: [
      ...own.toReversed().flatMap(each => each.buildings?.map(toOwnBuilding) ?? []),
      ...Object.values(buildings),
    ],
    customerEmails: new Set([
      ...seeded.customerEmails,
      ...people.flatMap(({ email, isCustomer }) => (isCustomer && email ? [email.toLowerCase()] : [])),
    ]),
    blockedDomains: new Set(seeded.blockedDomains),
    /** Documents of people with pending payments. */
    deniedDocuments: new Set([
      ...seeded.deniedDocuments,
      ...people.filter(each => each.hasPendingPayments).map(({ document }) => document),
    ]),
    /** By access token. */
    socialProfiles: new Map<string, BodyOf<'getUserInfo', 200>>(Object.entries(seeded.socialProfiles)),
    /** By the name in `utm_campaign`. */
    campaigns: new Map(Object.entries(seeded.campaigns)),
    /** By the friend's token. */
    referrals: new Map(Object.entries(seeded.referrals)),
    /** Accounts that the check refuses although their digits agree. */
    refusedIbans: new Set(accounts.filter(each => each.isAccepted === false).map(({ iban }) => iban)),
    /** What a step is filled with: valid values, each used in turn. */
    samples: {
      people: lastFilled<SamplePerson>([seeded.people, ...own.map(each => each.people ?? [])]),
      supplyPoints: lastFilled([supplyPoints.filter(({ outcome }) => outcome === 'in-sips'), ...points]),
      accounts: lastFilled<{ iban: string }>([
        // The first ten are of the larger Spanish banks, the others of banks abroad.
        seeded.accounts.slice(0, 10),
        ...own.map(each => each.bankAccounts?.filter(({ isAccepted = true }) => isAccepted) ?? []),
      ]),
    },
  }
}

function toOwnPoint({ address, ...row }: NonNullable<OwnWorld['supplyPoints']>[number]): SupplyPoint {
  const building = address && { ...address, province: provinceOf(address.zipCode), units: [] }
  return toSupplyPoint({ ...row, apartment: address?.apartment }, building)
}

function toOwnBuilding({ dwellings, ...place }: NonNullable<OwnWorld['buildings']>[number]): Building {
  const units = dwellings.map(({ reference, block = '1', stairway = '1', floor = '00', door = '' }) => ({
    ReferenciaCatastral: reference,
    Bloque: block,
    Escalera: stairway,
    Planta: floor,
    Puerta: door,
  }))
  return { ...place, province: provinceOf(place.zipCode), units }
}

function lastFilled<Row>(lists: readonly (readonly Row[])[]): readonly Row[] {
  return lists.findLast(each => each.length > 0) ?? []
}
