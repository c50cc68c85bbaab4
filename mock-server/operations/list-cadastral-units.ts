import type { Building } from '#mock/world/building.ts'
import type { Operation } from './operation.ts'

const streetTypes = /^(?:calle|c\/|carrer|rua|kalea|avenida|avda|av|paseo|plaza|camino|cuesta)\.? +/

/** The dwellings of a seeded building; none for any other address. */
export const listCadastralUnits: Operation<'listCadastralUnits'> = async ({ body, world }) => {
  const building = world.buildings.find(each => isSamePlace(each, body))
  return { status: 200, body: building ? [...building.units] : [] }
}

function isSamePlace(building: Building, address: { street: string; streetNr: string; zipCode: string }): boolean {
  return (
    building.zipCode === address.zipCode &&
    building.streetNr === address.streetNr.trim() &&
    streetName(building.street) === streetName(address.street)
  )
}

/** Without accents, capitals and street type, because people write these in many ways. */
function streetName(street: string): string {
  const plain = street.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return plain.replace(streetTypes, '').replace(/^(?:de la|del|de los|de las|de|do|dels) /, '')
}
