import { freeParts } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { above, below, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { isBareName } from './kind-labels.ts'
import { beginsOtherLabel, isAnyLabel, isLabelOf } from './part-labels.ts'

// In points.
const edge = 3
// Longer texts are no floor or door.
const longestValue = 12

/**
 * The address without its flat, where a label of a flat among its parts has a value that no address of the bill took: "Planta | Baixa" in a word
 * that nobody knows, or a door that was taken for another form's.
 */
export function withAllOfFlat(
  lines: readonly TextLine[],
  address: AddressCandidate,
  all: readonly AddressCandidate[],
): AddressCandidate {
  const { cells, places } = address
  if (!cells || address.apartment === '' || cells.flat.length === 0) return address
  const own = [...places, ...cells.street, ...cells.number, ...cells.flat]
  const taken = new Set(all.flatMap(other => [...other.places, ...placesOf(other)]).map(({ cell }) => cell))
  const street = fold(address.street)
  const isUnclaimed = fieldsOfFlats(lines, own).some(
    values => !values.some(({ cell }) => taken.has(cell)) && values.some(({ cell }) => !street.includes(cell.folded)),
  )
  return isUnclaimed ? { ...address, apartment: '', isFlatUnsure: true } : address
}

const placesOf = ({ cells }: AddressCandidate): readonly Placed[] =>
  cells ? [...cells.street, ...cells.number, ...cells.flat] : []

const mayBeOther = new RegExp(`^(?:aldea|${freeParts})`)

/** What may be the value of each label of a floor, a door and so on in the lines of these places, between the first and the last of their columns. */
function fieldsOfFlats(lines: readonly TextLine[], own: readonly Placed[]): Placed[][] {
  const rows = own.map(({ line }) => line)
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const left = Math.min(...own.map(({ cell }) => cell.left)) - edge
  const right = Math.max(...own.map(({ cell }) => cell.right)) + edge
  const isWithin = ({ line, cell }: Placed) => line >= first && line <= last && cell.left >= left && cell.right <= right
  return (
    lines
      .slice(Math.max(0, first - 1), last + 2)
      .flatMap(({ cells }, at) => cells.map(cell => ({ line: Math.max(0, first - 1) + at, cell })))
      // "Aldea" may label a hamlet, and "Complemento" anything.
      .filter(({ cell }) => isLabelOf('flat', cell.folded) && !mayBeOther.test(cell.folded))
      .map(label => valuesAt(lines, label).filter(isWithin))
  )
}

/** What stands beside a label, below it and over it, and is no label itself. */
function valuesAt(lines: readonly TextLine[], label: Placed): Placed[] {
  const [beside] = rightOf(lines, label)
  return [beside ? { line: label.line, cell: beside } : null, below(lines, label), above(lines, label)].flatMap(
    place => (place && isValue(place.cell) ? [place] : []),
  )
}

const isValue = ({ text, folded }: Cell): boolean =>
  /[\p{L}\d]/u.test(text) &&
  text.length <= longestValue &&
  // "Ref.", "S/D"
  !/\p{L}\.$|^s\/d$/iu.test(text) &&
  ![isAnyLabel, isBareName, beginsOtherLabel].some(isLabel => isLabel(folded))
