import { type Placed, paragraphReach } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'

/**
 * In the row at this line, which has a value for each label of a row: that of this label, or the label of this value, though the value begin a
 * line in whose middle its label stands.
 */
export function atSamePlace(lines: readonly TextLine[], place: Placed, line: number): Placed | null {
  const [own, other] = [lines[place.line], lines[line]]
  const isNear =
    own &&
    other &&
    own.page === other.page &&
    Math.abs(own.top - other.top) <= paragraphReach * Math.max(own.height, other.height)
  if (!isNear || own.cells.length < 2 || own.cells.length !== other.cells.length) return null
  const cell = other.cells[own.cells.indexOf(place.cell)]
  return cell && (standBetween(own, other) || standBetween(other, own)) ? { line, cell } : null
}

/** Each cell of a row stands between the middles of the neighbours of its place in the other row. */
const standBetween = (row: TextLine, other: TextLine): boolean =>
  row.cells.every((cell, at) => {
    const [before, next] = [other.cells[at - 1], other.cells[at + 1]]
    return (!before || cell.left >= middle(before)) && (!next || cell.right <= middle(next))
  })

const middle = ({ left, right }: Cell) => (left + right) / 2
