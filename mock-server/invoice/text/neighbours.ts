import type { Cell, TextLine } from './text-line.ts'

// Lines of one paragraph or table stand at most this many line heights apart.
const paragraphReach = 2.4

/** A cell together with the line it stands in. */
export interface Placed {
  line: number
  cell: Cell
}

/** The cell under this one: the next line that has something in the same column. */
export function below(lines: readonly TextLine[], from: Placed): Placed | null {
  return inColumn(lines, from, 1, paragraphReach)
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

function inColumn(lines: readonly TextLine[], from: Placed, step: 1 | -1, reach: number): Placed | null {
  const start = lines[from.line]
  if (!start) return null
  for (let index = from.line + step; ; index += step) {
    const line = lines[index]
    if (!line || line.page !== start.page) return null
    if (Math.abs(line.top - start.top) > reach * Math.max(line.height, start.height)) return null
    const cell = line.cells.find(other => overlap(other, from.cell))
    if (cell) return { line: index, cell }
  }
}

const overlap = (one: Cell, other: Cell) => one.left < other.right && other.left < one.right
