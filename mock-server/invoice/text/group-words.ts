import { endsInSmallWord } from './joined-lines.ts'
import { joinedAtColons, partedByLeaders } from './leaders.ts'
import { besideTheirNeighbours } from './level-rows.ts'
import { type Cell, makeCell, type TextLine, type Word } from './text-line.ts'
import { joinedWideWords } from './wide-headings.ts'

// In shares of the type size: narrower than a blank, wider than any blank of a justified line, and how far a superscript may stand off.
const gluedGap = 0.15
const printedColumnGap = 1.1
/** Boxes around recognised letters are tight, and the blanks between them wide. */
export const picturedColumnGap = 1.7
/** In type sizes: words whose feet stand so near each other are in one line. */
export const sameLine = 0.45
const wideBlank = 0.45
const widestBlank = 0.8
const aligned = 0.12
// Rows of one table stand at most this many type sizes apart.
const rowReach = 2.5
// A line of so many cells is the row of a table, whose cells may have other margins than its labels, and other lines between.
const cellsOfTable = 5
const alignedInTable = 0.25
const tableReach = 3.5

/** Puts the words of one page into lines, and each line into cells where a wide gap separates two columns. */
export function groupWords(words: readonly Word[], page: number, columnGap = printedColumnGap): TextLine[] {
  const rows: Word[][] = []
  const printed = words.filter(({ text }) => !drawnRule.test(text))
  for (const word of printed.sort((a, b) => a.base - b.base)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && word.base - first.base <= sameLine * Math.min(word.size, first.size)) row.push(word)
    else if (row && first) rows.splice(-1, 1, ...partedRows(row, first, word))
    else rows.push([word])
  }
  const sorted = besideTheirNeighbours(rows).map(row => printedOnce(row).sort((a, b) => a.left - b.left))
  const open = sorted.map(row => lineOf(row, page, columnGap, noEdges))
  return sorted.map((row, index) => {
    const own = open[index]
    const near = (steps: number[], reach = rowReach) =>
      steps
        .flatMap(step => open[index + step] ?? [])
        .filter(line => own && Math.abs(line.top - own.top) <= reach * own.height)
    const rowsOfTable = near([-4, -3, -2, -1, 1, 2, 3, 4], tableReach).filter(
      ({ cells }) => cells.length >= cellsOfTable,
    )
    return lineOf(row, page, columnGap, {
      columns: near([-1, 1]).flatMap(({ cells }) => cells.slice(1).map(({ left }) => left)),
      lines: near([-2, -1, 1, 2]).flatMap(({ cells }) => cells[0]?.left ?? []),
      table: rowsOfTable.flatMap(({ cells }) => cells.slice(1).map(({ left }) => left)),
    })
  })
}

/** The row and the next one, which `next` begins. "SUMINISTRO" half a line over "Portal", and "2" as little below it: a word belongs to the nearer row. */
function partedRows(row: readonly Word[], first: Word, next: Word): [Word[], Word[]] {
  const isClose = next.base - first.base <= 2 * sameLine * Math.min(first.size, next.size)
  const isOfNext = ({ base }: Word) => isClose && next.base - base < base - first.base
  return [row.filter(word => !isOfNext(word)), [...row.filter(isOfNext), next]]
}

/** Some programs print bold by printing twice, a hair apart, and not always cut into the same words. */
function printedOnce(row: readonly Word[]): Word[] {
  const kept: Word[] = []
  for (const word of row) if (!isAgain(word, kept)) kept.push(word)
  return kept
}

/** Most of it lies on words that have its letters. */
function isAgain({ text, left, right }: Word, kept: readonly Word[]): boolean {
  const under = kept.filter(other => other.left < right && left < other.right).sort((a, b) => a.left - b.left)
  const covered = under.reduce((sum, other) => sum + Math.min(right, other.right) - Math.max(left, other.left), 0)
  const letters = (words: readonly string[]) => words.join('').replace(/\s/g, '')
  return covered > (right - left) / 2 && letters(under.map(other => other.text)).includes(letters([text]))
}

function lineOf(row: readonly Word[], page: number, columnGap: number, edges: Edges): TextLine {
  const height = Math.max(...row.map(word => word.size))
  const cells = joinedAtColons(joinedBoxes(cellsOf(row, columnGap, edges), columnGap * height).flatMap(partedByLeaders))
  return { page, top: Math.min(...row.map(word => word.base)), height, cells: joinedWideWords(cells, height) }
}

/** "│2│8│0│0│4│": the signs of a postal code or a CUPS, each in a box of its own, are one text. */
function joinedBoxes(cells: readonly Cell[], widest: number): Cell[] {
  const runs: Cell[][] = []
  for (const cell of cells) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last && signs.test(last.text) && signs.test(cell.text) && cell.left - last.right < widest
    if (isNext) runs.at(-1)?.push(cell)
    else runs.push([cell])
  }
  return runs.flatMap(run => {
    const [first, last] = [run[0], run.at(-1)]
    const text = run.map(cell => cell.text).join(' ')
    const isInBoxes = first && last && text.length > 2 * leastBoxes - 2
    return isInBoxes ? [makeCell(inBoxes(text), first.left, last.right)] : run
  })
}

// "2", "2 8"
const signs = /^\S(?: \S)*$/
// Fewer may be a stair, a floor and a door.
const leastBoxes = 5

/**
 * Where the columns of the rows above and below begin: a gap wider than a blank parts two cells there. Where those lines begin, and the columns
 * of a table around: a wide one.
 */
interface Edges {
  columns: readonly number[]
  lines: readonly number[]
  table: readonly number[]
}

const noEdges: Edges = { columns: [], lines: [], table: [] }

// "Alfonso" and "XII", though a column of the next line begins under the numeral.
const numeral = /^[IVX]{1,5}$/
const name = /\p{L}{4}$/u
// "Lugar" and "La Llosa", "Camino de la" and "Estación", in the same way.
const kind = /^(?:lugar|lg|calle|cl?\/|avda|avenida|plaza|pza|camino|carrer|r[uú]a)\.?$/iu

function cellsOf(row: readonly Word[], columnGap: number, edges: Edges): Cell[] {
  const cells: Cell[] = []
  const oneBlank = blankOf(row)
  let open: Pick<Cell, 'text' | 'left' | 'right'> | null = null
  for (const word of row) {
    const gap: number = open ? word.left - open.right : 0
    const isWithin = (share: number) => (edge: number) => Math.abs(edge - word.left) < share * word.size
    const isAt = isWithin(aligned)
    const isAtEdge =
      gap > oneBlank &&
      ((gap > wideBlank * word.size && edges.columns.some(isAt)) ||
        (gap > widestBlank * word.size && (edges.lines.some(isAt) || edges.table.some(isWithin(alignedInTable)))))
    const isOfName =
      open !== null &&
      ((numeral.test(word.text) && name.test(open.text)) || kind.test(open.text) || endsInSmallWord.test(open.text))
    if (open && !word.afterRule && gap < columnGap * word.size && (!isAtEdge || isOfName)) {
      const isGlued = gap < gluedGap * word.size && !word.afterBlank
      const glue: string = isGlued || open.text.endsWith(' ') || word.text.startsWith(' ') ? '' : ' '
      open = { text: open.text + glue + word.text, left: open.left, right: Math.max(open.right, word.right) }
    } else {
      if (open) cells.push(makeCell(inBoxes(withoutRule(open.text)), open.left, open.right))
      open = { text: word.text, left: word.left, right: word.right }
    }
  }
  if (open) cells.push(makeCell(inBoxes(withoutRule(open.text)), open.left, open.right))
  return cells
}

/** In letters that are all as wide a blank is as wide as they are, and parts no cells; 0 in others. */
function blankOf(row: readonly Word[]): number {
  const widths = row.map(({ text, left, right }) => (right - left) / text.length)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  return row.length >= leastWords && most - least <= sameWidth * most ? 1.2 * most : 0
}

const leastWords = 3
const sameWidth = 0.02

// Lines of a frame that are letters: "├────┼────┤"; or a piece of one that a picture shows as a sign.
const drawnRule = /^(?:[\u2500-\u257f\s]+|[|¦!])$/u

// "4 6 4 1 0", "E S 0 0 2 1 …": a postal code or a CUPS in a form with a box for each sign.
const boxedCode = /^(?:\d(?: \d){4}|E S(?: [\dA-Z]){18,20})$/
const inBoxes = (text: string) => (boxedCode.test(text) ? text.replaceAll(' ', '') : text)

/** "| CL/ REAL, 112", "│Calle": a line printer draws the border of a column by a sign. "▸ C/ Luna 2": a list has one before each line. */
const withoutRule = (text: string) =>
  text
    .replace(
      /^\s*[\u2500-\u257f]+|^\s*(?:(?:[|│¦!*•▪▸►●■‣➤]|\p{Extended_Pictographic}\uFE0F?)\s+)+(?=\S)|(?<=\S)\s+[|│¦!]\s*$/gu,
      '',
    )
    .trim()
