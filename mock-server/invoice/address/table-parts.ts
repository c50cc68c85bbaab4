import { gapBetween, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isBareName, isKindLabel, isShortKindLabel, onlyKind } from './kind-labels.ts'
import type { LabelledPart } from './labelled-part.ts'
import { isCodeLabel, isLabelOf, type Part, partNames } from './part-labels.ts'

/** What a table says of one of its addresses. */
export interface AddressOfTable {
  parts: readonly LabelledPart[]
  /** Whose address it is: "Suministro"; '' where the table does not say. */
  heading: string
}

// In line heights: rows of one table stand no farther apart, though their cells take several lines.
const rowReach = 7

/** The part that a label names; undefined where it names none. */
export function partOf({ folded }: Cell): Part | undefined {
  // Elsewhere "bis" is a value.
  if (folded === 'bis') return 'suffix'
  return partNames.find(part => isLabelOf(part, folded)) ?? (isKindLabel(folded) ? 'kind' : undefined)
}

/** What each label of a table says. */
export function partsOfLabels(labels: readonly Cell[]): Map<Cell, Part> {
  const parts = new Map<Cell, Part>()
  for (const [at, label] of labels.entries()) {
    const before = labels[at - 1]
    // "Vía | Nombre"
    const isName = before !== undefined && isBareName(label.folded) && isKindLabel(before.folded)
    // "VIA | C/" over "CALLE | Uría"
    const isOfKind = before?.folded === 'via' && isLabelOf('street', label.folded) && !isKindLabel(label.folded)
    if (isName || isOfKind) parts.set(before, 'kind')
    const part = isName ? 'street' : partOf(label)
    if (part) parts.set(label, part)
  }
  const [first, second, ...others] = [...parts]
  // "DIRECCIÓN | VÍA" over "SUMINISTRO | Calle", "CLASE | TVIA" over "DIR-SUM | CL": the first says whose address it is.
  const isOfStreet = (part: Part | undefined) => part === 'street' || part === 'kind'
  // "Bidearen izena | Bide mota": the name before its kind.
  const isKind = second?.[1] === 'kind' && others.some(([, part]) => part === 'street')
  if (isOfStreet(first?.[1]) && (isKind || (first?.[1] === 'street' && second?.[1] === 'street')))
    parts.delete(first[0])
  return parts
}

const isKind = (cell: Cell) => onlyKind.test(cell.folded)
/** "CR" at "Tipus de via", which nothing but the kind of a street has. */
const isUnknownKind = (label: Cell, value: Cell): boolean =>
  isLabelOf('kind', label.folded) &&
  // "Sigla | C" says nothing but the kind of a street, too.
  (!isShortKindLabel(label.folded) || /^siglas?$/.test(label.folded)) &&
  /^\p{L}{1,5}\.?$/u.test(value.text)

/** The part of an address that a cell is under its label; none where it cannot be that. */
export function partAt(label: Cell | undefined, part: Part | undefined, place: Placed): LabelledPart[] {
  // "Vía | Calle Luna" has the kind in the name, and "Tipo | 2.0TD" is none at all. "Tipus de via | CR" is one, though nobody knows it.
  if (!label || !part) return []
  if (part === 'kind' && !isKind(place.cell) && !isUnknownKind(label, place.cell)) return []
  // "N.º Letra | 23": the number, of a house without a letter.
  const own = part === 'suffix' && /^\d/.test(place.cell.text) ? 'number' : part
  return [{ part: own, label: label.text, value: place.cell.text, place, line: place.line }]
}

/** The labels are those of addresses. */
export const isTable = (parts: ReadonlyMap<Cell, Part>): boolean =>
  [...parts.keys()].some(({ folded }) => isCodeLabel(folded)) && [...parts.values()].includes('street')

/** Two lines are rows of one table. */
export function isNear(lines: readonly TextLine[], upper: number, lower: number, reach = rowReach): boolean {
  const [one, other] = [lines[upper], lines[lower]]
  return (
    one !== undefined && other !== undefined && gapBetween(one, other) <= reach * Math.max(one.height, other.height)
  )
}
