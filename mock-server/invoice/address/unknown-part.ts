import { above, below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isSide } from './flat-words.ts'
import type { PartOfForm } from './labelled-part.ts'
import { beginsWithPart, partNames, type Relation } from './part-labels.ts'

/**
 * "Piso: 2" beside "Eskua: Izq.": what stands next to a part of a flat, says a door and has a label that nobody knows. Without it the flat would be
 * another one.
 */
export function hasUnknownPart(lines: readonly TextLine[], flat: PartOfForm, relation: Relation): boolean {
  const label = { line: flat.line, cell: flat.labelCell }
  const isApart = flat.place.cell !== flat.labelCell
  const beside = [leftOf(lines, label)[0], rightOf(lines, label)[0]].map(cell => cell && { line: label.line, cell })
  if (!isApart)
    return [...beside, above(lines, label), below(lines, label)].some(place => place && saysDoor(place.cell))
  if (relation === 'over') return beside.some(place => place && isDoorOf(place, below(lines, place)))
  const column = [above(lines, label), below(lines, label)]
  return (
    relation === 'left' && column.some(place => place && isDoorOf(place, valueBeside(lines, place, flat.place.cell)))
  )
}

/** The value in the row of a label that stands in the column of another value. */
function valueBeside(lines: readonly TextLine[], label: Placed, column: Cell): Placed | null {
  const [cell] = rightOf(lines, label)
  return cell && Math.abs(cell.left - column.left) <= sameColumn ? { line: label.line, cell } : null
}

const isDoorOf = (label: Placed, value: Placed | null) =>
  value !== null && isUnknown(label.cell.folded) && mayBeDoor(value.cell.text)

/** "Eskua: Izq." */
function saysDoor({ text, folded }: Cell): boolean {
  const colon = text.indexOf(':')
  return colon > 0 && isUnknown(folded) && mayBeDoor(text.slice(colon + 1).trim())
}

/** One or two words that label no part of an address. */
const isUnknown = (folded: string) =>
  /^\p{L}{3,12}(?:\s?\/\s?\p{L}{3,12})?\.?\s?(?::|$)/u.test(folded) &&
  partNames.every(part => !beginsWithPart.get(part)?.test(`${folded} `))

/** A letter or a side; a number may be anything, and "Vivienda" is a use. */
const mayBeDoor = (text: string) => isSide(text) || /^\p{L}\.?$/u.test(text)

// In points.
const sameColumn = 3
