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
  /** Of a text that stands beside others of its page: which of them it is. */
  column?: number
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
  /** The edge of a box or of a column is drawn before it. */
  afterRule?: boolean
}

export function makeCell(text: string, left: number, right: number): Cell {
  const plain = withoutMarks(text)
  // "S U M I N I S T R O": a heading set wide.
  const words = /^(?:\p{L} ){3,}\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain
  return { text: words, folded: fold(words), left, right }
}

// Signs that nobody sees: where a word may be broken, and where letters may not be joined.
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
// Letters and figures as wide as those of East Asia, which stand in the same order as the plain ones.
const wide = /[\uff01-\uff5e]/g
const wideOffset = 0xfee0

// A minus sign and a hyphen that breaks no line, for the one on the keyboard.
const dashes = /[\u2010\u2011\u2212]/g

// "Calle : Luna", "C.P. : 28004", but "Nota... : 7", where dots lead to the value.
const apartFromColon = /(?<=[\p{L})]|[^.]\.)\s+(?=:(?:\s|$))/gu

const withoutMarks = (text: string) =>
  text
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(apartFromColon, '')
    .replace(wide, sign => String.fromCharCode(sign.charCodeAt(0) - wideOffset))

/** The letters of a cell from one to another, where they stand as far as all are equally wide. */
export function pieceOf({ text, left, right }: Cell, start: number, end = text.length): Cell {
  const unit = (right - left) / text.length
  return makeCell(text.slice(start, end), left + start * unit, left + end * unit)
}

/** The lines with others in the place of some cells. */
export const withCells = (lines: readonly TextLine[], changed: ReadonlyMap<Cell, readonly Cell[]>) =>
  changed.size === 0
    ? lines
    : lines.map(line => ({ ...line, cells: line.cells.flatMap(cell => changed.get(cell) ?? [cell]) }))

/** Text without positions: every line is one cell across the page. */
export function linesOfPlainText(text: string): TextLine[] {
  return text.split('\n').flatMap((line, index) => {
    const cell = makeCell(line.trim(), 0, 1000)
    return cell.text === '' ? [] : [{ page: 0, top: index * 1.3, height: 1, cells: [cell] }]
  })
}
