import { postalCodeProvince } from '#domain/provinces.ts'
import type { CadastralUnit } from '#domain/recognise-unit.ts'
import { cadastralReference } from './cadastral-reference.ts'

/** An invented street number with its dwellings in the cadastre. */
export interface Building {
  street: string
  streetNr: string
  zipCode: string
  province: string
  municipality: string
  units: readonly CadastralUnit[]
}

/** The names of a building's dwellings; every combination is one dwelling. */
export interface Layout {
  blocks?: readonly string[]
  stairways?: readonly string[]
  floors: readonly string[]
  doors: readonly string[]
}

type Row = readonly [
  street: string,
  streetNr: string,
  zipCode: string,
  municipality: string,
  plot?: string,
  layout?: Layout,
]

const flats: Layout = { floors: ['00', '01', '02', '03', '04'], doors: ['A', 'B', 'C'] }
const leftAndRight: Layout = { stairways: ['1', '2'], floors: ['-1', '00', '01', '02', '03'], doors: ['IZ', 'DR'] }
const blocks: Layout = {
  blocks: ['1', '2'],
  stairways: ['1', '2'],
  floors: ['00', '01', '02', '03'],
  doors: ['A', 'B', 'C', 'D'],
}
const tower: Layout = {
  floors: Array.from({ length: 16 }, (_, floor) => String(floor).padStart(2, '0')),
  doors: ['A', 'B', 'C', 'D', 'E', 'F'],
}
const house: Layout = { floors: ['00'], doors: [''] }

// Bizkaia, Gipuzkoa, Araba and Navarra have their own cadastres: no plot, no units.
const rows = {
  olmo: ['Calle del Olmo Blanco', '12', '28013', 'Madrid', '9872023VH5797S', flats],
  acacias: ['Paseo de las Acacias Viejas', '48', '28005', 'Madrid', '9673105VK4797D', blocks],
  almendros: ['Avenida de los Almendros', '7', '46001', 'València', '5729811YJ2752H', flats],
  mariners: ['Carrer dels Mariners', '23', '08003', 'Barcelona', '2418306DF3821G', leftAndRight],
  ponent: ['Carrer de Ponent', '101', '08902', "L'Hospitalet de Llobregat", '6709214DF2760H', tower],
  naranjo: ['Calle Naranjo Alto', '3', '41004', 'Sevilla', '4325607TG3442N', leftAndRight],
  azahar: ['Plaza del Azahar', '5', '29001', 'Málaga', '2956112UF7625N', flats],
  ribera: ['Calle Ribera del Ebro', '34', '50003', 'Zaragoza', '6535418XM7163F', leftAndRight],
  faro: ['Rúa do Faro Novo', '16', '15001', 'A Coruña', '8215903NJ4081N', flats],
  mina: ['Calle de la Mina', '9', '33006', 'Oviedo', '8646207TP6084N', leftAndRight],
  cierzo: ['Calle del Cierzo', '21', '26001', 'Logroño', '5623409WN4052S', flats],
  murallas: ['Calle de las Murallas', '2', '05001', 'Ávila', '6923110UL5062S', house],
  trigo: ['Calle del Trigo', '18', '47002', 'Valladolid', '6821507UM5162N', flats],
  salinas: ['Calle de las Salinas', '40', '11002', 'Cádiz', '3424101QA4432S', leftAndRight],
  huerta: ['Camino de la Huerta', '0', '30002', 'Murcia', '4467208XH6046N', house],
  palmeral: ['Calle del Palmeral', '55', '03201', 'Elche/Elx', '1204503YH0310S', blocks],
  tramuntana: ['Carrer de la Tramuntana', '8', '07001', 'Palma', '0305612DD7800N', flats],
  drago: ['Calle del Drago', '14', '38001', 'Santa Cruz de Tenerife', '7529403CS7472N', leftAndRight],
  dunas: ['Avenida de las Dunas', '77', '35003', 'Las Palmas de Gran Canaria', '8931207DS5083S', tower],
  granado: ['Cuesta del Granado', '6', '18009', 'Granada', '7447310VG4174N', flats],
  puente: ['Calle del Puente Romano', '11', '37008', 'Salamanca', '5481506TL7358S', house],
  moli: ['Carrer del Molí', '4', '17001', 'Girona', '5874209DG8457S', flats],
  encina: ['Calle de la Encina', '29', '10003', 'Cáceres', '6138401QD2763N', house],
  itsasoa: ['Itsasoa Kalea', '10', '48001', 'Bilbao'],
  arrantzale: ['Arrantzale Kalea', '5', '20003', 'Donostia/San Sebastián'],
  foral: ['Calle del Fuero', '17', '31001', 'Pamplona/Iruña'],
} satisfies Record<string, Row>

function toBuilding([street, streetNr, zipCode, municipality, plot, layout]: Row): Building {
  const province = postalCodeProvince(zipCode)?.name ?? ''
  let units: readonly CadastralUnit[] | undefined
  return {
    street,
    streetNr,
    zipCode,
    province,
    municipality,
    // All together they are a thousand, which would take their time at every start.
    get units() {
      units ??= plot && layout ? unitsOf(plot, layout) : []
      return units
    },
  }
}

function unitsOf(plot: string, { blocks = ['1'], stairways = ['1'], floors, doors }: Layout): CadastralUnit[] {
  const places = blocks.flatMap(Bloque =>
    stairways.flatMap(Escalera =>
      floors.flatMap(Planta => doors.map(Puerta => ({ Bloque, Escalera, Planta, Puerta }))),
    ),
  )
  return places.map((place, index) => ({ ReferenciaCatastral: cadastralReference(plot, index + 1), ...place }))
}

export type BuildingName = keyof typeof rows

/** Buildings in many provinces, by the short names that supply points use. */
export const buildings = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, toBuilding(row as Row)]),
) as Readonly<Record<BuildingName, Building>>
