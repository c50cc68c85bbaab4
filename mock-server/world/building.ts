import { postalCodeProvince } from '#domain/provinces.ts'
import type { CadastralUnit } from '#domain/recognise-unit.ts'
import data from './buildings.json' with { type: 'json' }

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

function unitsOf(plot: string, { blocks = ['1'], stairways = ['1'], floors, doors }: Layout): CadastralUnit[] {
  const places = blocks.flatMap(Bloque =>
    stairways.flatMap(Escalera =>
      floors.flatMap(Planta => doors.map(Puerta => ({ Bloque, Escalera, Planta, Puerta }))),
    ),
  )
  return places.map((place, index) => ({ ReferenciaCatastral: cadastralReference(plot, index + 1), ...place }))
}

/** The province of a postal code; empty for a code of none. */
export function provinceOf(zipCode: string): string {
  return postalCodeProvince(zipCode)?.name ?? ''
}

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
  const worth = (each: string) => (/\d/.test(each) ? Number(each) : alphabet.indexOf(each) + 1)
  const sum = [...characters].reduce((total, each, index) => total + worth(each) * (weights[index] ?? 0), 0)
  return controlTable.charAt(sum % 23)
}

/** Bizkaia, Gipuzkoa, Araba and Navarra have their own cadastres: no plot, no units. */
interface Row extends Omit<Building, 'province' | 'units'> {
  plot?: string
  layout?: keyof typeof data.layouts
}

/** Buildings in many provinces, by the short names that supply points use. */
export const buildings: Readonly<Record<string, Building>> = Object.fromEntries(
  Object.entries(data.buildings as Record<string, Row>).map(([name, { plot, layout, ...place }]) => {
    const units = plot && layout ? unitsOf(plot, data.layouts[layout]) : []
    return [name, { ...place, province: provinceOf(place.zipCode), units }]
  }),
)
