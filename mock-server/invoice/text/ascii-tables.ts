import { type Cell, pieceOf, type TextLine } from './text-line.ts'

// Fewer may stand for "or" in a text.
const leastBars = 3

/** "|SUM |TRV | DEL CASTILLO|": a table drawn with characters, with a cell for what stands between two of them. */
export const withAsciiTables = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, index) =>
    isRow(line) && [lines[index - 1], lines[index + 1]].some(other => other && (isRow(other) || isRule(other)))
      ? { ...line, cells: line.cells.flatMap(betweenBars) }
      : { ...line, cells: line.cells.flatMap(titlesIn) },
  )

/** "+---- 01 ABONADO ----+ +---- 02 SUMINISTRO ----+", "== SUMINISTRO ====": titles in the frame of a box. */
function titlesIn(cell: Cell): Cell[] {
  if (!titledRule.test(cell.text)) return [cell]
  return [...cell.text.matchAll(betweenRules)].map(({ 0: text, index }) => pieceOf(cell, index, index + text.length))
}

const titledRule = /^[-=+*]{2,}\s.*\p{L}.*\s[-=+*]{2,}$/u
// A hyphen alone is part of a word.
const betweenRules = /[^-=+*\s](?:(?:[^-=+*]|-(?=\p{L}))*[^-=+*\s])?/gu

const isRow = ({ cells }: TextLine): boolean =>
  cells.reduce((count, { text }) => count + text.split('|').length - 1, 0) >= leastBars

/** "+----+-----+", "=========" */
export const isRule = ({ cells }: TextLine): boolean => cells.every(({ text }) => /^[-+=_|]{4,}$/.test(text))

const betweenBars = (cell: Cell): Cell[] =>
  [...cell.text.matchAll(/[^|\s](?:[^|]*[^|\s])?/g)].map(({ 0: text, index }) =>
    pieceOf(cell, index, index + text.length),
  )
