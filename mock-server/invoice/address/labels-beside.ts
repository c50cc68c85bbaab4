import { overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isSideTitle } from './form-street.ts'
import { isBareName, isKindLabel } from './kind-labels.ts'
import { isPartLabel, labelledPart } from './part-labels.ts'

/** The cells left of an address between its first line and its last: a label may stand beside the middle of its value. */
export function labelsBeside(lines: readonly TextLine[], places: readonly Placed[]): Placed[] {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || places.some(({ cell }) => hasPartLabel(cell))) return []
  const left = Math.min(...places.map(({ cell }) => cell.left))
  const found = lines.slice(first.line, last.line + 1).flatMap(({ cells }, at) => {
    const cell = cells.findLast(other => other.right <= left)
    const label = cell && cells[cells.indexOf(cell) - 1]
    // "Tipo | Avda." of the form beside is a label and its value.
    const isValue = label !== undefined && [isPartLabel, isKindLabel, isBareName].some(isLabel => isLabel(label.folded))
    return cell && !isValue ? [{ line: first.line + at, cell }] : []
  })
  // "Nombre:" of the form beside may stand between two lines of this one, whose labels have a column of their own.
  const own = found.filter(({ line }) => places.some(place => place.line === line))
  return found.filter(
    label => own.length === 0 || isSideTitle(lines, label.line) || own.some(({ cell }) => overlap(cell, label.cell)),
  )
}

/** "CLIENTE | NÚMERO: 11": what stands left of a part with its own label belongs to another box. */
export const hasPartLabel = ({ folded }: Cell) => ![undefined, 'street'].includes(labelledPart(folded))
