import { fold } from './fold.ts'

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
  /** A blank stands before it, however narrow. */
  afterBlank?: boolean
  /** A line is drawn before it. */
  afterRule?: boolean
}

export function makeCell(text: string, left: number, right: number): Cell {
  return { text, folded: fold(text), left, right }
}
