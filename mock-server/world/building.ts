import { postalCodeProvince } from '#domain/provinces.ts'
import type { CadastralUnit } from '#domain/recognise-unit.ts'
import rows from './buildings.json' with { type: 'json' }

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
interface Layout {
  blocks?: readonly string[]
  stairways?: readonly string[]
  floors: readonly string[]
  doors: readonly string[]
}

const layouts = {
  flats: { floors: ['00', '01', '02', '03', '04'], doors: ['A', 'B', 'C'] },
  leftAndRight: { stairways: ['1', '2'], floors: ['-1', '00', '01', '02', '03'], doors: ['IZ', 'DR'] },
  blocks: { blocks: ['1', '2'], stairways: ['1', '2'], floors: ['00', '01', '02', '03'], doors: ['A', 'B', 'C', 'D'] },
  tower: {
    floors: Array.from({ length: 16 }, (_, floor) => String(floor).padStart(2, '0')),
    doors: ['A', 'B', 'C', 'D', 'E', 'F'],
  },
  house: { floors: ['00'], doors: [''] },
} satisfies Record<string, Layout>

/** A building with the dwellings that are listed once someone asks: all together they are a thousand. */
export function toBuilding(place: Omit<Building, 'province' | 'units'>, listUnits: () => CadastralUnit[]): Building {
  let units: readonly CadastralUnit[] | undefined
  return {
    ...place,
    province: postalCodeProvince(place.zipCode)?.name ?? '',
    get units() {
      units ??= listUnits()
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

/** Bizkaia, Gipuzkoa, Araba and Navarra have their own cadastres: no plot, no units. */
interface Row extends Omit<Building, 'province' | 'units'> {
  plot?: string
  layout?: keyof typeof layouts
}

/** Buildings in many provinces, by the short names that supply points use. */
export const buildings = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => {
    const { plot, layout, ...place }: Row = row as Row
    return [name, toBuilding(place, () => (plot && layout ? unitsOf(plot, layouts[layout]) : []))]
  }),
) as Readonly<Record<BuildingName, Building>>

const controlTable = 'MQWERTYUIOPASDFGHJKLBZX'
const weights = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1]
const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/**
 * The 20 characters that name one dwelling: 14 of its plot, 4 of the dwelling, 2 control letters over each half of the plot
 * together with the dwelling (weights as the Dirección General del Catastro publishes them).
 */
export function cadastralReference(plot: string, unit: number): string {
  const number = String(unit).padStart(4, '0')
  return `${plot}${number}${control(plot.slice(0, 7) + number)}${control(plot.slice(7) + number)}`
}

function control(characters: string): string {
  const sum = [...characters].reduce((total, character, index) => total + worthOf(character) * (weights[index] ?? 0), 0)
  return controlTable.charAt(sum % 23)
}

function worthOf(character: string): number {
  return /\d/.test(character) ? Number(character) : alphabet.indexOf(character) + 1
}
