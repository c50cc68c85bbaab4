import { type Cell, makeCell, type TextLine, type Word } from './text-line.ts'

// In shares of the type size: narrower than a blank, wider than any blank of a justified line, and how far a superscript may be off.
const gluedGap = 0.15
const printedColumnGap = 1.1
/** Boxes around recognised letters are tight, and the blanks between them wide. */
export const picturedColumnGap = 1.7
const sameLine = 0.45
// A gap that parts two cells where a column of the next row begins, and how exactly it begins there; rows of one table are so near.
const wideBlank = 0.45
const aligned = 0.12
const rowReach = 2.5

/** Puts the words of one page into lines, and each line into cells where a wide gap separates two columns. */
export function groupWords(words: readonly Word[], page: number, columnGap = printedColumnGap): TextLine[] {
  const rows: Word[][] = []
  for (const word of [...words].sort((a, b) => a.base - b.base)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && word.base - first.base <= sameLine * Math.min(word.size, first.size)) row.push(word)
    else rows.push([word])
  }
  const sorted = rows.map(row => row.sort((a, b) => a.left - b.left))
  const open = sorted.map(row => lineOf(row, page, columnGap, []))
  return sorted.map((row, index) => {
    const own = open[index]
    const near = [open[index - 1], open[index + 1]].filter(
      line => line && own && Math.abs(line.top - own.top) <= rowReach * own.height,
    )
    const columns = near.flatMap(line => line?.cells.slice(1).map(({ left }) => left) ?? [])
    return lineOf(row, page, columnGap, columns)
  })
}

const lineOf = (row: readonly Word[], page: number, columnGap: number, columns: readonly number[]): TextLine => ({
  page,
  top: Math.min(...row.map(word => word.base)),
  height: Math.max(...row.map(word => word.size)),
  cells: cellsOf(row, columnGap, columns),
})

/** `columns`: where those of the rows above and below begin; there a gap wider than a blank parts two cells. */
function cellsOf(row: readonly Word[], columnGap: number, columns: readonly number[]): Cell[] {
  const cells: Cell[] = []
  let open: Pick<Cell, 'text' | 'left' | 'right'> | null = null
  for (const word of row.filter(({ text }) => withoutLeaders(text) !== '')) {
    const gap: number = open ? word.left - open.right : 0
    const isAtColumn =
      gap > wideBlank * word.size && columns.some(column => Math.abs(column - word.left) < aligned * word.size)
    if (open && !word.afterRule && !isAtColumn && gap < columnGap * word.size) {
      const isGlued = gap < gluedGap * word.size && !word.afterBlank
      const glue: string = isGlued || open.text.endsWith(' ') || word.text.startsWith(' ') ? '' : ' '
      open = { text: open.text + glue + word.text, left: open.left, right: Math.max(open.right, word.right) }
    } else {
      if (open) cells.push(makeCell(withoutLeaders(open.text), open.left, open.right))
      open = { text: word.text, left: word.left, right: word.right }
    }
  }
  if (open) cells.push(makeCell(withoutLeaders(open.text), open.left, open.right))
  return cells
}

/** "Poblacion..: 13003", "--- SUMINISTRO ---": what leads the eye is no text. */
const withoutLeaders = (text: string) =>
  text
    .replace(/\s?\.{3,}|\.{2}(?=\s?:)/g, '')
    .replace(/[-=_*\u2500-\u257f]{3,}|^[|│¦•▪▸►●■]\s+/gu, ' ')
    .trim()

/** The lines of a page from its words, those in the commonest direction. */
export function linesOfWords(words: readonly (Word & { turns: number })[], page: number): TextLine[] {
  const counts = new Map<number, number>()
  for (const { turns, text } of words) counts.set(turns, (counts.get(turns) ?? 0) + text.length)
  const [direction] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return groupWords(words.filter(word => word.turns === direction).flatMap(atDrawnRules), page)
}

/** "│Calle │ Granada │": a table that is drawn with letters has a cell between two of its lines. */
function atDrawnRules(word: Word): Word[] {
  const pieces = [...word.text.matchAll(/[^│|]+/gu)]
  if (pieces.length < 2 && !/^[│|]/u.test(word.text)) return [word]
  const unit = (word.right - word.left) / word.text.length
  return pieces.map(({ 0: text, index }) => ({
    ...word,
    text: text.trim(),
    left: word.left + index * unit,
    right: word.left + (index + text.trimEnd().length) * unit,
    afterRule: true,
  }))
}
