import { above, leftOf, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { beginningIn } from './street-beginning.ts'

// In line heights: how close lines of one text are, and the rows of a form, which have labels to their left.
const textReach = 2.2
const formReach = 4
// In points.
const sameEdge = 2

/** The cell above, if it is as close as lines of one text or rows of one form are. */
export function aboveInBlock(lines: readonly TextLine[], place: Placed): Placed | null {
  const found = above(lines, place, formReach)
  const [own, other] = [lines[place.line], found ? lines[found.line] : undefined]
  if (!found || !own || !other) return null
  const reach =
    isRowOver(lines, found, place) || isStreetOverFlat(found, place) || isOverTown(found, place) ? formReach : textReach
  return Math.abs(own.top - other.top) <= reach * Math.max(own.height, other.height) ? found : null
}

/** "Bloque 3, 2º A" under "C/ Luna, 3", as a row of its own without a label. */
const isStreetOverFlat = ({ cell: upper }: Placed, { cell: lower }: Placed) =>
  isFlat(lower.text) &&
  namesFlat(lower.text) &&
  Math.abs(upper.left - lower.left) <= sameEdge &&
  /\d|s\/n/i.test(beginningIn(upper.text)?.street ?? '')

/** "Bloque 3, 2º A", or a street with its number, over "21440 LEPE", as rows of their own without labels. */
const isOverTown = ({ cell: upper }: Placed, { cell: lower }: Placed) =>
  /^\d{5}\s\p{L}/u.test(lower.text) &&
  !/\d{5}/.test(upper.text) &&
  Math.abs(upper.left - lower.left) <= sameEdge &&
  ((isFlat(upper.text) && namesFlat(upper.text)) ||
    (beginningIn(upper.text)?.prefix === '' && /\d|s\/n/i.test(upper.text)))

/** Two rows of one form: both have a label to the left, or only the upper one, whose value goes on; labels and values begin in one column each. */
function isRowOver(lines: readonly TextLine[], upper: Placed, lower: Placed): boolean {
  const [first, second] = [leftOf(lines, upper)[0], leftOf(lines, lower)[0]]
  const height = lines[lower.line]?.height ?? 0
  const isInColumn = (one: Cell, other: Cell) => Math.abs(one.left - other.left) <= 0.5 * height
  return (
    // A row of the column beside may stand between the two, and none of this form.
    lines.slice(upper.line + 1, lower.line).every(({ cells }) => cells.every(({ left }) => left > lower.cell.right)) &&
    first !== undefined &&
    // The label, too, may go on in a lower line: "Hornidura-helbidea /" over "Dirección de suministro".
    (second === undefined || isInColumn(first, second) || first.text.endsWith('/')) &&
    isInColumn(upper.cell, lower.cell)
  )
}
