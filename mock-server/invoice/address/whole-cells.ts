import { labelScore } from '../evidence/label-score.ts'
import { isRule } from '../text/ascii-tables.ts'
import { joinedLines } from '../text/joined-lines.ts'
import { areAligned, cellReach, gapBetween, overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { areLabelsOfForm, isHeadOfAddresses } from './head-of-form.ts'
import { areOfOnePart } from './heads-in-two-languages.ts'
import { isBareName } from './kind-labels.ts'
import { isAnyLabel, isPartLabel } from './part-labels.ts'

// In line heights: rows of one table stand no farther apart, though their cells take several lines.
const rowReach = 7
// Rows of a table stand clearly farther apart than the lines of one cell.
const clearly = 1.15
const mostLines = 4
// Lines of cells that are centred in their row stand between one another, nearer than lines of one text.
const mostBetween = 9
const between = 0.9
const halfLine = 0.7
// Fewer labels may be a form.
const leastColumns = 4

/**
 * A table of addresses whose cells take two or three lines: "Rincón de" and "las Eras" half a line over and under the others of their row, or
 * both from its first line on. Each cell gets its whole text, in the line of its row.
 */
export function withWholeCells(lines: readonly TextLine[]): readonly TextLine[] {
  const changed = new Map<TextLine, TextLine[]>()
  for (const [at, head] of lines.entries()) {
    // The label of the street may be one of those in two lines.
    const isHead =
      areLabelsOfForm(head) ||
      isHeadOfAddresses(head) ||
      head.cells.filter(({ folded }) => isPartLabel(folded)).length >= leastColumns
    // "Kalea / Calle" alone in the middle of a head whose other labels take two lines.
    const around = lines.slice(Math.max(0, at - 1), at + 2).filter(line => isHalfLineAway(line, head))
    if (!isHead || around.flatMap(({ cells }) => cells).length < leastColumns) continue
    const rows = rowsBelow(lines, at)
    for (const group of linesOfRows(lines, rows)) {
      const [row, ...others] = rows.filter(line => group.includes(line))
      if (!row || others.length > 0) continue
      const whole = row === head ? wholeHead(lines, group, head) : rowOf(group, row)
      for (const line of whole?.lines ?? [])
        changed.set(line, line === row ? [{ ...row, cells: whole?.cells ?? [] }] : [])
    }
  }
  for (const [at, row] of lines.entries()) {
    const group = changed.has(row) ? [] : linesOfLabelledRow(lines, at)
    const whole = group.length > 0 ? rowOf(group, row) : null
    for (const line of whole?.lines ?? [])
      changed.set(line, line === row ? [{ ...row, cells: whole?.cells ?? [] }] : [])
  }
  return changed.size > 0 ? lines.flatMap(line => changed.get(line) ?? [line]) : lines
}

/** "DE LA | DE SANTA", "Nombre de la vía | MAYOR" and "LIBERTAD | EULALIA", so near that they can only be one row, whose label has values in columns beside it. */
function linesOfLabelledRow(lines: readonly TextLine[], at: number): readonly TextLine[] {
  const [row, before, next] = [lines[at], lines[at - 1], lines[at + 1]]
  const [label, ...values] = row?.cells ?? []
  if (!row || !label || values.length === 0 || !isLabel(label.folded)) return []
  const isBetween = (line: TextLine | undefined) =>
    line !== undefined &&
    line.page === row.page &&
    Math.abs(line.top - row.top) <= halfLine * row.height &&
    line.cells.every(({ left, folded }) => left >= label.right && !isLabel(folded))
  return before && next && isBetween(before) && isBetween(next) ? [before, row, next] : []
}

const isHalfLineAway = (line: TextLine, { page, top, height }: TextLine): boolean =>
  line.page === page && Math.abs(line.top - top) <= halfLine * height

interface WholeRow {
  lines: readonly TextLine[]
  cells: readonly Cell[]
}

function rowOf(group: readonly TextLine[], row: TextLine): WholeRow | null {
  const cells = group.length > 1 ? wholeCells(group, row) : null
  return cells && { lines: group, cells }
}

/** Labels over two lines may begin in the line over the others, which is the heading of the table elsewhere. */
function wholeHead(lines: readonly TextLine[], group: readonly TextLine[], head: TextLine): WholeRow | null {
  const over = lines[lines.indexOf(head) - 1]
  const isNear = over?.page === head.page && head.top - over.top <= cellReach * head.height
  // The first column says whose address each row has, and its head may say anything: "Uso de la" over "dirección".
  // A heading stands alone over the table.
  const saysWhose = (over?.cells.length ?? 0) > 1
  const [broken, plain] = [isNear ? rowOf([over, ...group], head) : null, rowOf(group, head)]
  return (
    [broken, plain].find(row =>
      row?.cells.every((cell, at) => head.cells.some(isSame(cell)) || isLabel(cell.folded) || (at === 0 && saysWhose)),
    ) ?? null
  )
}

const isLabel = (folded: string) => isAnyLabel(folded) || isBareName(folded)
const isSame = (one: Cell) => (other: Cell) => one.text === other.text

/** The head of a table, and the lines below that have a postal code in a cell of its own. */
function rowsBelow(lines: readonly TextLine[], at: number): TextLine[] {
  const found = lines.slice(at, at + 1)
  for (const line of lines.slice(at + 1)) {
    const last = found.at(-1)
    if (!last || gapBetween(last, line) > rowReach * last.height) break
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
  const reach = Math.min(cellReach * height, Math.min(...widest) / clearly)
  const framed = headInFrame(lines, head)
  const groups: TextLine[][] = []
  for (const line of lines.slice(lines.indexOf(head), lines.indexOf(last) + mostBetween)) {
    const open = groups.at(-1)
    const isNear = gapBefore(line) <= reach || (framed.includes(line) && framed.includes(open?.[0] ?? line))
    if (open && open[0]?.page === line.page && isNear) open.push(line)
    else groups.push([line])
  }
  return groups
}

/** "TIPO" over "VIA" between two typed rules: the lines of a head, as far apart as the rows are; empty without such rules. */
function headInFrame(lines: readonly TextLine[], head: TextLine): readonly TextLine[] {
  const at = lines.indexOf(head)
  const end = lines.findIndex((line, index) => index > at && isRule(line))
  return lines.slice(at - 1, at).some(isRule) && end - at <= mostLines ? lines.slice(at, end) : []
}

/** The texts of a row, each from its lines; null where a line is none of this row's. */
function wholeCells(group: readonly TextLine[], row: TextLine): Cell[] | null {
  const areBetween = group.every((line, at) => line.top - (group[at - 1]?.top ?? line.top) <= between * line.height)
  if (group.length > (areBetween ? mostBetween : mostLines)) return null
  const columns: Cell[][] = []
  for (const cell of group.flatMap(({ cells }) => cells)) {
    const [own, ...more] = columns.filter(column => column.some(other => overlap(other, cell)))
    if (more.length > 0) return null
    if (own) own.push(cell)
    else columns.push([cell])
  }
  const isPiece = (cell: Cell) => !row.cells.includes(cell)
  const isWhole = (column: readonly Cell[], at: number) =>
    column.every((cell, place) => place === 0 || areAligned(cell, column[place - 1] ?? cell, row.height)) &&
    group.every(({ cells }) => column.filter(cell => cells.includes(cell)).length < 2) &&
    (column.length > 1 || !column.some(isPiece)) &&
    !column.some(cell => isPiece(cell) && isOther(cell, column, at === 0 || saysWhose(column, at)))
  // "Suministro" over "Hornidura" in the last column.
  const saysWhose = (column: readonly Cell[], at: number) =>
    at === columns.length - 1 && column.length > 1 && column.every(({ folded }) => labelScore(folded, true) !== 0)
  const sorted = columns.toSorted(([one], [other]) => (one?.left ?? 0) - (other?.left ?? 0))
  return sorted.every(isWhole) ? sorted.map(joinedCell) : null
}

const joinedCell = (column: readonly Cell[]): Cell =>
  makeCell(
    joinedLines(column.map(({ text, folded }, at) => (saysAgain(column[at - 1], folded) ? `/ ${text}` : text))),
    Math.min(...column.map(({ left }) => left)),
    Math.max(...column.map(({ right }) => right)),
  )

/** "Nom" over "Nombre", but not "Nom /" over it. */
const saysAgain = (before: Cell | undefined, folded: string): boolean =>
  before !== undefined && !before.text.endsWith('/') && areOfOnePart(before.folded, folded)

/** What is no rest of a cell. The first of a row says whose address it has, in two languages or lines. */
function isOther(cell: Cell, column: readonly Cell[], isFirst: boolean): boolean {
  const isOneLabel = column.length > 1 && isLabel(joinedCell(column).folded)
  // "Tipo de" over "vía" is one label.
  const isNext = !isFirst && isPartLabel(cell.folded) && !column.some(({ text }) => text.endsWith('/')) && !isOneLabel
  const isHeading = !isFirst && labelScore(cell.folded, true) !== 0 && !isOneLabel
  return postalCode.test(cell.text) || (!isFirst && cell.text.includes(':')) || isNext || isHeading
}
