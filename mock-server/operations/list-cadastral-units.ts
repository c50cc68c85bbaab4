import type { Building } from '#mock/world/building.ts'
import type { Operation } from './operation.ts'

const streetTypes = /^(?:calle|c\/|carrer|rua|kalea|avenida|avda|av|paseo|plaza|camino|cuesta)\.? +/

/** The dwellings of a seeded building; none for any other address, nor where the cadastre has no say. */
export const listCadastralUnits: Operation<'listCadastralUnits'> = ({ body, world }) => {
  const building = world.buildings.find(each => isSamePlace(each, body))
  return { status: 200, body: building ? [...building.units] : [] }
}

function isSamePlace(building: Building, asked: { street: string; streetNr: string; zipCode: string }): boolean {
  return (
    building.zipCode === asked.zipCode &&
    building.streetNr === asked.streetNr.trim() &&
    streetName(building.street) === streetName(asked.street)
  )
}

/** Without accents, capitals and the kind of street, which people write in many ways. */
function streetName(street: string): string {
  const plain = street.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return plain.replace(streetTypes, '').replace(/^(?:de la|del|de los|de las|de|do|dels) /, '')
}
