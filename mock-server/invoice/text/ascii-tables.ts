import { type Cell, pieceOf, type TextLine } from './text-line.ts'

// Fewer may stand for "or" in a text.
const leastBars = 3

/** "|SUM |TRV | DEL CASTILLO|": a table drawn with characters, with a cell for what stands between two of them. */
export const withAsciiTables = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, index) =>
    isRow(line, [lines[index - 1], lines[index + 1]])
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

/** Three signs, or fewer in a frame: "|Calle   Luna" below another, or at "+------+". A sign that stands alone is no cell. */
function isRow(line: TextLine, around: readonly (TextLine | undefined)[]): boolean {
  const others = around.filter(other => other !== undefined)
  if (barsIn(line) >= leastBars && others.some(other => barsIn(other) >= leastBars || isRule(other))) return true
  return (
    (barsIn(line) > 0 && others.some(other => isRule(other) && hasCorner(other))) ||
    (beginsWithBar(line) && others.some(beginsWithBar))
  )
}

const barsIn = ({ cells }: TextLine): number => cells.reduce((count, { text }) => count + text.split('|').length - 1, 0)
const hasCorner = ({ cells }: TextLine): boolean => cells.some(({ text }) => text.includes('+'))
const beginsWithBar = ({ cells }: TextLine): boolean => cells[0]?.text.startsWith('|') ?? false

/** "+----+-----+", "=========" */
export const isRule = (line: TextLine | undefined): boolean =>
  line?.cells.every(({ text }) => /^[-+=_|]{4,}$/.test(text)) ?? false

const betweenBars = (cell: Cell): Cell[] =>
  [...cell.text.matchAll(/[^|\s](?:[^|]*[^|\s])?/g)].map(({ 0: text, index }) =>
    pieceOf(cell, index, index + text.length),
  )
