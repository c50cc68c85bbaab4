import { cupsProblem } from '#domain/cups.ts'
import { checkEmail } from '#domain/email.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { identityType } from '#domain/identity.ts'
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

/** The place of each value that the wizard itself rejects, so that no call would ever ask about it, and why. */
export function findImpossibleData({ supplyPoints = [], people = [], bankAccounts = [], buildings = [] }: OwnWorld) {
  const found: [readonly PropertyKey[], string][] = []
  const report = (isFine: boolean, list: string, index: number, member: string, sentence: string) => {
    if (!isFine) found.push([['world', list, index, member], sentence])
  }
  for (const [index, { cups }] of supplyPoints.entries())
    report(cupsProblem(cups) === null, 'supplyPoints', index, 'cups', `"${cups}" is no CUPS with its control letters.`)
  for (const [index, { document, email }] of people.entries()) {
    const isDocument = identityType(document) !== null
    report(isDocument, 'people', index, 'document', `"${document}" is no document with its control letter.`)
    const isEmail = email === undefined || checkEmail(email) === null
    report(isEmail, 'people', index, 'email', `"${email}" is no email address.`)
  }
  for (const [index, { iban }] of bankAccounts.entries())
    report(checkIban(iban) === null, 'bankAccounts', index, 'iban', `"${iban}" is no IBAN with its check digits.`)
  for (const [index, { zipCode }] of buildings.entries()) {
    const isKnown = Boolean(postalCodeProvince(zipCode))
    report(isKnown, 'buildings', index, 'zipCode', `no province has postal codes like ${zipCode}.`)
  }
  return found
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
