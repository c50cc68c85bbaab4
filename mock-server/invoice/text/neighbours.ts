import type { Cell, TextLine } from './text-line.ts'

/** Lines of one paragraph or table stand at most this many line heights apart. */
export const paragraphReach = 2.4

/** A cell together with the line it stands in. */
export interface Placed {
  line: number
  cell: Cell
}

/** The cell under this one: the next line that has something in the same column. */
export function below(lines: readonly TextLine[], from: Placed, reach = paragraphReach): Placed | null {
  return inColumn(lines, from, 1, reach)
}

/** The cell over this one. */
export function above(lines: readonly TextLine[], from: Placed, reach = paragraphReach): Placed | null {
  return inColumn(lines, from, -1, reach)
}

/** The cells before this one in its line, nearest first. */
export function leftOf(lines: readonly TextLine[], { line, cell }: Placed): Cell[] {
  const cells = lines[line]?.cells ?? []
  return cells.slice(0, cells.indexOf(cell)).reverse()
}

/** The cells after this one in its line, nearest first. */
export function rightOf(lines: readonly TextLine[], { line, cell }: Placed): Cell[] {
  const cells = lines[line]?.cells ?? []
  return cells.slice(cells.indexOf(cell) + 1)
}

/** How far a line stands below another one of the same text; without end where it does not. */
export const gapBetween = (upper: TextLine, lower: TextLine): number =>
  upper.page === lower.page && !isBeside(upper, lower) && lower.top >= upper.top - upper.height
    ? lower.top - upper.top
    : Number.POSITIVE_INFINITY

/** The line is in a text beside the other line's, or in one of several below or above it, and not near. */
export const isBeside = (start: TextLine, line: TextLine): boolean =>
  line.column !== undefined &&
  line.column !== start.column &&
  (start.column !== undefined || Math.abs(line.top - start.top) > paragraphReach * line.height)

function inColumn(lines: readonly TextLine[], from: Placed, step: 1 | -1, reach: number): Placed | null {
  const start = lines[from.line]
  if (!start) return null
  for (let index = from.line + step; ; index += step) {
    const line = lines[index]
    if (!line || line.page !== start.page) return null
    // Texts side by side stand one after the other in the list.
    if (isBeside(start, line)) continue
    if (Math.abs(line.top - start.top) > reach * Math.max(line.height, start.height)) return null
    const cell = line.cells.find(other => overlap(other, from.cell))
    if (cell) return { line: index, cell }
  }
}

/** Both stand in one column. */
export const overlap = (one: Cell, other: Cell) => one.left < other.right && other.left < one.right

/** In line heights: the lines of one cell stand no farther apart. */
export const cellReach = 1.45
// In line heights, too.
const sameEdge = 0.3

/** Two lines of one cell: both begin, end or have their middle at one place. */
export function areAligned(one: Cell, other: Cell, height: number): boolean {
  const offsets = [
    one.left - other.left,
    one.right - other.right,
    (one.left + one.right - other.left - other.right) / 2,
  ]
  return offsets.some(offset => Math.abs(offset) <= sameEdge * height)
}

/** The two pieces of a label left of a place, half a line over it and half a line below; empty where there are none. */
export function piecesAround(lines: readonly TextLine[], { line, cell }: Placed): string[] {
  const own = lines[line]
  const [over, under] = [line - 1, line + 1].map(index => {
    const other = lines[index]
    const isNear = own && other && other.page === own.page && Math.abs(other.top - own.top) < own.height
    return isNear ? other.cells.findLast(({ right }) => right <= cell.left) : undefined
  })
  // "Calle | Luna", "Número | 2" and "Piso | 3" set tight: the value has a label of its own in its line.
  const isLabelled = over !== undefined && own?.cells.some(label => label !== cell && overlap(label, over))
  return over && under && !isLabelled && overlap(over, under) ? [over.folded, under.folded] : []
}
