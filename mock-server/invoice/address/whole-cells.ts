import { labelScore } from '../evidence/label-score.ts'
import { joinedLines } from '../text/joined-lines.ts'
import { overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { isCodeLabel, isLabelOf, partNames } from './part-labels.ts'

// In line heights: lines of one cell stand no farther apart, rows of one table no farther than this, and half a line at most so far.
const lineReach = 1.35
const rowReach = 4
const halfLine = 0.8
// Rows of a table stand clearly farther apart than the lines of one cell.
const clearly = 1.15
const mostLines = 4
// In line heights: the lines of one cell begin at one edge.
const sameEdge = 0.3

/**
 * A table of addresses whose cells take two or three lines: "Rincón de" and "las Eras" half a line over and under the others of their row, or
 * both from its first line on. Each cell gets its whole text, in the line of its row.
 */
export function withWholeCells(lines: readonly TextLine[]): readonly TextLine[] {
  const changed = new Map<TextLine, TextLine[]>()
  for (const [at, head] of lines.entries()) {
    if (!areLabelsOfForm(head) || !head.cells.some(({ folded }) => isCodeLabel(folded))) continue
    const rows = rowsBelow(lines, at)
    for (const group of linesOfRows(lines, rows)) {
      const [row, ...others] = rows.filter(line => group.includes(line))
      const cells = row && others.length === 0 && group.length > 1 ? wholeCells(group, row, head) : null
      if (!row || !cells) continue
      for (const line of group) changed.set(line, line === row ? [{ ...row, cells }] : [])
    }
  }
  return changed.size > 0 ? lines.flatMap(line => changed.get(line) ?? [line]) : lines
}

/** The head of a table, and the lines below that have a postal code in a cell of its own. */
function rowsBelow(lines: readonly TextLine[], at: number): TextLine[] {
  const found = lines.slice(at, at + 1)
  for (const line of lines.slice(at + 1)) {
    const last = found.at(-1)
    if (!last || line.page !== last.page || line.top - last.top > rowReach * last.height) break
    if (line.cells.some(({ text }) => postalCode.test(text))) found.push(line)
  }
  return found
}

const postalCode = /(?<!\d)\d{5}(?!\d)/

/** Lines that stand nearer together than rows do. */
function linesOfRows(lines: readonly TextLine[], rows: readonly TextLine[]): TextLine[][] {
  const [head, last] = [rows[0], rows.at(-1)]
  if (!head || !last || head === last) return []
  const gapBefore = (line: TextLine) => line.top - (lines[lines.indexOf(line) - 1]?.top ?? Number.NEGATIVE_INFINITY)
  const between = lines.slice(lines.indexOf(head), lines.indexOf(last) + 1)
  const widest = rows.slice(1).map((row, at) => {
    const from = between.indexOf(rows[at] ?? row)
    return Math.max(...between.slice(from + 1, between.indexOf(row) + 1).map(gapBefore))
  })
  const height = Math.max(...rows.map(row => row.height))
  const reach = Math.min(lineReach * height, Math.min(...widest) / clearly)
  const groups: TextLine[][] = []
  // A label over two lines may begin half a line over the others; what stands farther over them is the heading of the table.
  const first = lines.indexOf(head) - Number(gapBefore(head) <= halfLine * height)
  for (const line of lines.slice(first, lines.indexOf(last) + mostLines)) {
    const open = groups.at(-1)
    if (open && open[0]?.page === line.page && gapBefore(line) <= reach) open.push(line)
    else groups.push([line])
  }
  return groups
}

/** The texts of a row, each under the label of its column; null where a line is none of this row's. */
function wholeCells(group: readonly TextLine[], row: TextLine, head: TextLine): Cell[] | null {
  if (group.length > mostLines) return null
  const columns = new Map<Cell, Cell[]>()
  for (const line of group) {
    for (const cell of line.cells) {
      const column = columnOf(cell, head, row)
      const own = columns.get(column) ?? []
      const isSecond = own.some(other => line.cells.includes(other))
      const isApart = own.length > 0 && !own.some(other => isAligned(other, cell, row.height))
      if (isSecond || isApart || (line !== row && isOther(cell, row))) return null
      columns.set(column, [...own, cell])
    }
  }
  return [...columns.values()]
    .map(own =>
      makeCell(
        joinedLines(own.map(({ text }) => text)),
        Math.min(...own.map(({ left }) => left)),
        Math.max(...own.map(({ right }) => right)),
      ),
    )
    .sort((one, other) => one.left - other.left)
}

/** What is no rest of a cell. The first one says whose address the row has, in two languages or lines. */
function isOther(cell: Cell, row: TextLine): boolean {
  const [head] = row.cells
  const isOfHead = head !== undefined && overlap(head, cell)
  const isLabel =
    partNames.some(part => isLabelOf(part, cell.folded)) && !row.cells.some(({ text }) => text.endsWith('/'))
  const isHeading = !isOfHead && labelScore(cell.folded, true) !== 0
  return postalCode.test(cell.text) || cell.text.includes(':') || isLabel || isHeading
}

/** The label that a cell stands under; before the first of them, the cell of the row that says whose address it has. */
function columnOf(cell: Cell, head: TextLine, row: TextLine): Cell {
  const covered = ({ left, right }: Cell) => Math.min(right, cell.right) - Math.max(left, cell.left)
  const [first] = head.cells
  if (first && cell.right <= first.left) return row.cells.find(other => overlap(other, cell)) ?? cell
  return head.cells.toSorted((one, other) => covered(other) - covered(one))[0] ?? cell
}

/** Both begin, end or have their middle at one place. */
function isAligned(one: Cell, other: Cell, height: number): boolean {
  const offsets = [
    one.left - other.left,
    one.right - other.right,
    (one.left + one.right - other.left - other.right) / 2,
  ]
  return offsets.some(offset => Math.abs(offset) <= sameEdge * height)
}
