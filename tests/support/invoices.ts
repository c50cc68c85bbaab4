import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText, makeCell, type TextLine, type Word } from '#mock/invoice/text/text-line.ts'

/** The home of most made-up bills. */
export const luna = { street: 'C/ Luna', streetNr: '2' }
export const madrid = { zipCode: '28004', municipality: 'Madrid', province: 'Madrid' }
export const cups = 'ES0021000098989123RH0F'

/** What is read from an invoice's text without positions. */
export const readingOf = (text: string) => readText(linesOfPlainText(text))

/** The two contracted powers in a text; null where it gives none for certain. */
export function powersOf(text: string): [p1: number | null, p2: number | null] {
  const { p1 = null, p3 = null } = readingOf(text)
  return [p1, p3]
}

const letterWidth = 5
const lineDistance = 13

/** Lines with columns: each line a list of places and texts, as far from the left as letters are wide. */
export function columns(...lines: readonly (readonly (readonly [left: number, text: string])[])[]): TextLine[] {
  return lines.map((cells, index) => ({
    page: 0,
    top: index * lineDistance,
    height: 9,
    cells: cells.map(([left, text]) => makeCell(text, left * letterWidth, (left + text.length) * letterWidth)),
  }))
}

/** Cells of one line of `columns`, the first at `left` and each next one `step` farther; '' leaves its place empty. */
export const row = (left: number, step: number, ...texts: readonly string[]): [left: number, text: string][] =>
  texts.flatMap((text, at) => (text === '' ? [] : [[left + at * step, text] satisfies [number, string]]))

/** What is read from a form of the supply: its rows of labels and values, with the CUPS below them. */
export const readForm = (...rows: readonly (readonly string[])[]) =>
  readText(columns([[0, 'SUMINISTRO']], ...rows.map(texts => row(0, 30, ...texts)), [[0, cups]]))

/** A printed word in type of size 10, whose foot stands at `base`. */
export const wordAt = (text: string, left: number, base: number): Word => ({
  text,
  left,
  right: left + text.length * 5,
  base,
  size: 10,
})
