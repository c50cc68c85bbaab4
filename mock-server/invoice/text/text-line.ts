/** A run of words with no wide gap: one column's share of a line. */
export interface Cell {
  text: string
  /** The text as labels are compared with it (see `fold`). */
  folded: string
  left: number
  right: number
}

/** Everything at one height of a page, from left to right. Lengths in any unit, the same for all. */
export interface TextLine {
  page: number
  /** Distance from the top of the page. */
  top: number
  height: number
  cells: readonly Cell[]
}

/** A piece of text with its place: what PDF text and OCR have in common. */
export interface Word {
  text: string
  left: number
  right: number
  /** Distance of the baseline from the top of the page. */
  base: number
  size: number
  /** A blank is before it, however narrow. */
  afterBlank?: boolean
  /** A line is drawn before it. */
  afterRule?: boolean
}

export function makeCell(text: string, left: number, right: number): Cell {
  return { text, folded: fold(text), left, right }
}

/** Lower case, no accents, plain blanks. As long as the text itself, so that a place found in one is the same place in the other. */
export function fold(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    const base = char.normalize('NFD').charAt(0).toLowerCase()
    folded += /\s/.test(char) ? ' ' : base.length === 1 ? base : char
  }
  return folded
}

/** Represents a sign in a picture that was hardly legible. */
export const illegible = '¿'

// Lines of one paragraph or table are at most this many line heights apart.
const paragraphReach = 2.4

/** A cell together with the line it is in. */
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
    const cell = line.cells.find(other => overlaps(other, from.cell))
    if (cell) return { line: index, cell }
  }
}

/** Both cells have something in the same column. */
export const overlaps = (one: Cell, other: Cell): boolean => one.left < other.right && other.left < one.right
