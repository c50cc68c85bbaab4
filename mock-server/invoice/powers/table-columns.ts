import { above, overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { flat } from './period-words.ts'

/** How many cells up a heading of a column is looked for. */
export const headerReach = 6
/** Headings of tables stand farther off than lines of a text, in line heights. */
export const tableReach = 3.6

// A table with fewer columns may be two forms beside each other.
const columnsOfTable = 4
// So few are one table where each cell stands under its own heading.
const leastColumns = 3

/** The cell over this one in its column; in a table whose numbers stand beside their headings, the one with the same place in its row. */
export function overInTable(lines: readonly TextLine[], place: Placed): Placed | null {
  const over = above(lines, place, tableReach)
  const [own, upper] = [lines[place.line], lines[place.line - 1]]
  if (over?.line === place.line - 1 || !own || !upper || upper.page !== own.page) return over
  const isNear = own.top - upper.top <= tableReach * Math.max(own.height, upper.height)
  const heading = isNear ? headingsOf(own.cells, upper.cells)[own.cells.indexOf(place.cell)] : undefined
  if (heading) return { line: place.line - 1, cell: heading }
  // "P2 Llano" has no power, and its row is one of the table.
  const isRowOfTable =
    isNear &&
    isFlatPeriod.test(upper.cells[0]?.folded ?? '') &&
    beginsLike(own, upper) &&
    beginsLike(lines[place.line - 2], upper)
  return over ?? (isRowOfTable ? overInTable(lines, { line: place.line - 1, cell: place.cell }) : null)
}

const isFlatPeriod = new RegExp(`^(?:p2\\s)?\\(?${flat}(?:\\s?/\\s?${flat})?\\)?$`)

const beginsLike = (one: TextLine | undefined, { cells: [other] }: TextLine): boolean =>
  one?.cells[0] !== undefined && other !== undefined && Math.abs(one.cells[0].left - other.left) <= sameEdge

// In points: cells that begin at one edge.
const sameEdge = 1

/** The heading of each cell of a row by its place in the row; none where the rows are not those of one table. */
function headingsOf(cells: readonly Cell[], headings: readonly Cell[]): readonly (Cell | undefined)[] {
  const [head, ...numbers] = cells
  const areInOrder = cells.length === headings.length && standUnderHeadings(cells, headings)
  if (cells.length === leastColumns && areInOrder) return headings
  if (Math.max(cells.length, headings.length) < columnsOfTable || !head) return []
  if (cells.length >= columnsOfTable && (cells.length === headings.length || standUnderHeadings(cells, headings)))
    return headings
  const betweenEdges = headingsByEdges(numbers, headings)
  if (betweenEdges.length > 0 && headings.every(({ left }) => left > head.right)) return [undefined, ...betweenEdges]
  if (numbers.length === headings.length && standInOrder(head, numbers, headings)) return [undefined, ...headings]
  return standBeforeHeadings(cells, headings) ? headings : []
}

/** Each cell stands between the left edge of its heading and that of the next: headings at the left of their columns, numbers at the right. */
const standUnderHeadings = (cells: readonly Cell[], headings: readonly Cell[]): boolean =>
  cells.every(({ left, right }, at) => {
    const [own, next] = headings.slice(at, at + 2)
    return own !== undefined && left >= own.left - 1 && right < (next?.left ?? Number.POSITIVE_INFINITY)
  })

/** Headings at the left of their columns and numbers at the right of them: the heading whose column each number stands in; none where one stands in two. */
function headingsByEdges(numbers: readonly Cell[], headings: readonly Cell[]): readonly Cell[] {
  const found = numbers.flatMap(({ left, right }) =>
    headings.filter(
      (heading, at) => left >= heading.left - 1 && right <= (headings[at + 1]?.left ?? Number.POSITIVE_INFINITY),
    ),
  )
  return found.length === numbers.length && new Set(found).size === numbers.length ? found : []
}

/** As many numbers as headings, with nothing over the head of the row; the first and the last one stand under theirs, and none under another. */
const standInOrder = (head: Cell, numbers: readonly Cell[], headings: readonly Cell[]): boolean =>
  headings.every(heading => heading.left > head.right) &&
  [0, numbers.length - 1].every(at => isUnder(numbers[at], headings[at])) &&
  numbers.every((number, at) => headings.every((heading, other) => other === at || !isUnder(number, heading)))

const isUnder = (number: Cell | undefined, heading: Cell | undefined): boolean =>
  number !== undefined && heading !== undefined && overlap(number, heading)

/** "P1 | P2 | P3" in the middle of their columns, and the numbers before them: each between the heading before and its own. */
const standBeforeHeadings = ([head, ...numbers]: readonly Cell[], [corner, ...headings]: readonly Cell[]): boolean =>
  head !== undefined &&
  corner !== undefined &&
  /\p{L}{4}/u.test(corner.text) &&
  numbers.length > 1 &&
  head.left < (headings[0]?.left ?? 0) &&
  numbers.every(({ left, right }, at) => {
    const [before = corner, own] = at === 0 ? [corner, headings[0]] : headings.slice(at - 1, at + 1)
    return own !== undefined && left > before.right && right <= own.left
  })
