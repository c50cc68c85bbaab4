import { fold } from './normalise.ts'
import words from './unit-words.json' with { type: 'json' }

/** A home within its building, each part in one spelling: `3`, `0` for the ground floor, `IZ`. What is not named is not there. */
interface Home {
  block?: string
  stairway?: string
  floor?: string
  door?: string
}

// Spellings by what they mean: in Spanish, Catalan, Galician and Basque.
const floorWords = spellings(words.floor)
const doorWords = spellings(words.door)
const labels = spellings(words.part) as ReadonlyMap<string, keyof Home>

function spellings(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([meaning, words]) => words.split(' ').map(word => [word, meaning])))
}

function withoutZeros(text: string): string {
  return text.replace(/^(-?)0+(?=\d)/, '$1')
}

function spell(part: keyof Home, word: string): string {
  const words = { floor: floorWords, door: doorWords, block: undefined, stairway: undefined }[part]
  return words?.get(word) ?? withoutZeros(word)
}

/** The words and numbers of a text: `3ºB`, `3-B` and `3 B` have the same two. A minus belongs to a floor below the ground. */
function partsOf(text: string): string[] {
  return fold(text).match(/(?<![\dA-Z])-\d+|\d+|[A-Z]+/g) ?? []
}

/** What an address says after the number; null where a part of it is not understood. Parts without a label are floor, then door. */
function readHome(parts: readonly string[]): Home | null {
  const home: Home = {}
  let label: keyof Home | undefined
  for (const word of parts) {
    const named = labels.get(word)
    // "3 P" ends with a door.
    if (!label && named && !(word === 'P' && home.floor !== undefined)) {
      label = named
      continue
    }
    const isFloor = home.floor === undefined && (floorWords.has(word) || /\d/.test(word))
    const part = label ?? (isFloor ? 'floor' : 'door')
    if (home[part] !== undefined) return null
    home[part] = spell(part, word)
    label = undefined
  }
  return label ? null : home
}

/** The ways to read an address, the likelier one first. `2A` is a door A, but `1r 2a` is first and second. */
function readings(details: string): Home[] {
  const text = fold(details)
  const withoutEndings = text.replace(/(?<=\d)(?:ER|RO|ERA|DO|DA|TO|TA|R|N|T|A|O)(?![A-Z])/g, '')
  const homes = [text, withoutEndings].map(each => readHome(partsOf(each))).filter(home => home !== null)
  const sides: Record<string, string> = { D: 'DR', I: 'IZ', C: 'CE' }
  const beside = homes.flatMap(home => (home.door && sides[home.door] ? [{ ...home, door: sides[home.door] }] : []))
  return [...homes, ...beside] as Home[]
}

function homeOf({ Bloque, Escalera, Planta, Puerta }: CadastralUnit): Required<Home> {
  const written = { block: Bloque, stairway: Escalera, floor: Planta, door: Puerta }
  const entries = Object.entries(written).map(([part, word]) => [part, spell(part as keyof Home, fold(word).trim())])
  return Object.fromEntries(entries)
}

/** The cadastre leaves a building's only block or stairway out, or calls it 1. */
function isSamePart(part: string, named: string | undefined, listed: string): boolean {
  const isOnly = (part === 'block' || part === 'stairway') && listed === '' && named === '1'
  return named === undefined || named === listed || isOnly
}

/** The unit that an address names after its number (`3º B`, `Bajo izq.`), or the only unit; null unless exactly one fits. */
export function recogniseUnit(details: string, units: readonly CadastralUnit[]): CadastralUnit | null {
  for (const home of readings(details)) {
    const fitting = units.filter(unit =>
      Object.entries(homeOf(unit)).every(([part, listed]) => isSamePart(part, home[part as keyof Home], listed)),
    )
    const [only, another] = fitting
    if (only) return another ? null : only
  }
  return null
}

/** One dwelling or premises as the public cadastre prints it; a member that says nothing is empty. */
export interface CadastralUnit {
  ReferenciaCatastral: string
  Bloque: string
  Escalera: string
  Planta: string
  Puerta: string
}

/** A unit as an address says it: `Escalera 1, planta 03, puerta C`, else its reference. In Spanish, because the contract is. */
export function unitDetails({ Bloque, Escalera, Planta, Puerta, ReferenciaCatastral }: CadastralUnit): string {
  const parts = { bloque: Bloque, escalera: Escalera, planta: Planta, puerta: Puerta }
  const named = Object.entries(parts).flatMap(([name, value]) => (value.trim() ? [`${name} ${value.trim()}`] : []))
  const details = named.join(', ')
  return details ? details.charAt(0).toUpperCase() + details.slice(1) : ReferenciaCatastral
}
