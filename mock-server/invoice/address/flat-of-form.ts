import { partsOfFlat } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import type { Placed } from '../text/neighbours.ts'

/** A part of the flat with its own label, as printed. */
interface PartOfFlat {
  label: string
  value: string
  place: Placed
  line: number
}

// Stairs, floor and door stand at most this many lines apart from the next.
const flatLines = 3

/** Floor, door and what else there is of a flat: the building first, and the door last. */
export function flatOf(parts: readonly PartOfFlat[]): string {
  const ordered = fromBuilding([...parts].sort((a, b) => a.line - b.line || a.place.cell.left - b.place.cell.left))
  const named = ordered.map(({ label, value }) => ({ name: nameIn(label), value }))
  const ofBuilding = named.filter(({ name = '' }) => partOfBuilding.test(fold(name)))
  if (
    ofBuilding.length > 0 &&
    ofBuilding.every(part => saysItself(part) || isNameOfBuilding(part) || !namesOwnPart.test(part.value))
  ) {
    const areAllNamed = named.every(({ name }) => name !== undefined)
    // "Piso/Pta." is no name of one part.
    const others = named.filter(part => !ofBuilding.includes(part)).map(({ value }) => value)
    return areAllNamed ? named.map(withName).join(', ') : [...ofBuilding.map(withName), others.join(' ')].join(', ')
  }
  const [only, ...more] = named
  // "Local | 3", alone
  if (only && more.length === 0 && /^local\.?$/i.test(only.name ?? '')) return withName(only)
  const flat = [...new Set(ordered.map(({ value }) => value))].join(' ')
  // A floor of nought without a door is an empty field.
  return /^0+$/.test(flat) ? '' : flat
}

/** "Puerta | Dcha | Piso | 3" is "3 Dcha": a building before its floor, and a floor before its door; as on the form where there is more. */
function fromBuilding(parts: readonly PartOfFlat[]): readonly PartOfFlat[] {
  const rankOf = ({ label }: PartOfFlat) => ranks.findIndex(names => names.test(fold(label)))
  return parts.every(part => rankOf(part) >= 0) ? parts.toSorted((a, b) => rankOf(a) - rankOf(b)) : parts
}

const { building, stairs, block, portal, floor, door, hand } = partsOfFlat
const ranks = [[building, stairs, block, portal], [floor], [door, hand]].map(
  names => new RegExp(`^(?:${names.join('|')})`),
)

/** A label that stands twice among the parts of a flat: one of the two is another form's. */
export const hasLabelTwice = (parts: readonly PartOfFlat[]): boolean =>
  new Set(parts.map(({ label }) => fold(label).replace(/[\s:.]+$/, ''))).size < parts.length

interface NamedPart {
  name: string | undefined
  value: string
}

/** "Bloque 4" in the box of "Bloque". */
const saysItself = ({ name, value }: NamedPart): boolean =>
  name !== undefined && fold(value).startsWith(`${fold(name)} `)
/** "Edificio | Mar Azul" */
const isNameOfBuilding = ({ name = '' }: NamedPart): boolean => /^edifici/i.test(name)
const withName = (part: NamedPart): string =>
  saysItself(part) || (namesOwnPart.test(part.value) && !isNameOfBuilding(part))
    ? part.value
    : `${part.name} ${part.value}`

/** The parts of a flat that follow one another from this line on, up and down. */
export function chainOf<T extends { line: number }>(parts: readonly T[], nearestLine: number): T[] {
  const fromNearest = [...parts].sort((a, b) => Math.abs(a.line - nearestLine) - Math.abs(b.line - nearestLine))
  const chain: T[] = []
  for (const part of fromNearest) {
    const isNear = [nearestLine, ...chain.map(({ line }) => line)].some(line => Math.abs(line - part.line) <= flatLines)
    if (isNear) chain.push(part)
  }
  return chain
}

/** "Escalera:", and of "Escala / Escalera" the last. "Piso/Pta." is no name of one part. */
function nameIn(label: string): string | undefined {
  // "Piso o planta"
  const [both, either = '', or = ''] = /^(\p{L}{3,}) ou? (\p{L}{3,})(?=\s?:?$)/u.exec(label.trim()) ?? []
  if (both) return ranks.some(names => names.test(fold(either)) && names.test(fold(or))) ? both : undefined
  const [, other = '', name] =
    /^(?:(\p{L}+\.?) ?\/ ?)?(\p{L}{3,}\.?|\p{L}{2}\.|\p{L}{2}(?=\s?:))(?=\s?:?$)/u.exec(label.trim()) ?? []
  const areOne = other === '' || areOfOneRank(fold(other), fold(name ?? ''))
  return areOne || label.includes(' / ') ? name : undefined
}

const sameParts = Object.values(partsOfFlat).map(names => new RegExp(`^(?:${names})`))

/** "Solairua" and "Piso": both are a floor. */
export const areOfOneRank = (one: string, other: string): boolean =>
  sameParts.some(names => names.test(one) && names.test(other))

// "2 4 D" of "Escalera | Planta | Puerta" would be no floor and door any more.
const partOfBuilding =
  /^(?:portal|port|pta?l|escalera|esc|escala|bloque|bl?q|bloc|bl|ataria|escaleira|eskailera|esk|block|stairs|staircase|entrance|edificio?|blokea|nave)\.?$/
// "Esc. B", "3ª planta"
const namesOwnPart = /\p{L}{2,}.*\d|\d.*\p{L}{2,}|\p{L}{2,}\.?\s\p{L}/u
