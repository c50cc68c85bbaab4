import { postalCodeProvince } from '#domain/provinces.ts'
import type { Building } from '#mock/world/building.ts'
import type { SupplyPoint } from '#mock/world/supply-points.ts'
import { supplyPointKey, type World } from '#mock/world/world.ts'
import type { OwnWorld } from './own-world-schema.ts'

/** The seeded world with the data of the chosen scenarios over it. */
export function worldOf(world: World, scenarios: readonly { world?: OwnWorld | undefined }[]): World {
  return scenarios.reduce<World>((all, { world: own }) => (own ? addToWorld(all, own) : all), world)
}

function addToWorld(world: World, own: OwnWorld): World {
  const { supplyPoints = [], people = [], buildings = [], bankAccounts = [] } = own
  const customers = people.flatMap(({ email, isCustomer }) => (isCustomer && email ? [email.toLowerCase()] : []))
  const points = supplyPoints.map(toSupplyPoint)
  const accepted = bankAccounts.filter(({ isAccepted = true }) => isAccepted)
  const ibans = accepted.map(({ iban }) => iban)
  const denied = people.flatMap(({ document, hasPendingPayments }) => (hasPendingPayments ? [document] : []))
  return {
    ...world,
    supplyPoints: new Map([...world.supplyPoints, ...points.map(each => [supplyPointKey(each.cups), each] as const)]),
    buildings: [...buildings.map(toBuilding), ...world.buildings],
    customerEmails: new Set([...world.customerEmails, ...customers]),
    deniedDocuments: new Set([...world.deniedDocuments, ...denied]),
    refusedIbans: new Set([
      ...world.refusedIbans,
      ...bankAccounts.filter(each => !accepted.includes(each)).map(({ iban }) => iban),
    ]),
    samples: {
      people: people.length > 0 ? people : world.samples.people,
      supplyPoints: points.length > 0 ? points : world.samples.supplyPoints,
      ibans: ibans.length > 0 ? ibans : world.samples.ibans,
    },
  }
}

type OwnPoint = NonNullable<OwnWorld['supplyPoints']>[number]
type OwnBuilding = NonNullable<OwnWorld['buildings']>[number]

function toSupplyPoint({
  cups,
  outcome = 'in-sips',
  p1 = 0,
  p3 = p1,
  extensionRights,
  address,
}: OwnPoint): SupplyPoint {
  const building = address && toBuilding({ ...address, dwellings: [] })
  return { cups, outcome, note: undefined, building, apartment: address?.apartment, p1, p3, extensionRights }
}

function toBuilding({ street, streetNr, zipCode, municipality, dwellings }: OwnBuilding): Building {
  const units = dwellings.map(({ reference, block = '1', stairway = '1', floor = '00', door = '' }) => ({
    ReferenciaCatastral: reference,
    Bloque: block,
    Escalera: stairway,
    Planta: floor,
    Puerta: door,
  }))
  return { street, streetNr, zipCode, municipality, province: postalCodeProvince(zipCode)?.name ?? '', units }
}
