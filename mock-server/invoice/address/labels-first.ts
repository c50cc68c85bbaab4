import { areAligned } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { isPostalCode } from './looks-like-address.ts'
import { beginsOtherLabel, isAnyLabel, isCodeLabel } from './part-labels.ts'

// Fewer may be values that happen to be words of labels.
const leastLabels = 4
// In points: labels of one column begin at one place.
const alignment = 2
// Of the cells of a column, this share at least are known labels.
const leastShare = 0.6
const mostHeadings = 2

/** "Avinguda  Tipus de via" over "Reus  Municipi": forms whose labels stand to the right of their values, with each label before its value. */
export function withLabelsFirst(lines: readonly TextLine[]): readonly TextLine[] {
  const changed = new Map<TextLine, TextLine>()
  for (const [index, line] of lines.entries()) {
    if (changed.has(line) || !arePairs(line)) continue
    const lefts = line.cells.filter(isSecond).map(({ left }) => left)
    const rows = rowsAround(lines, index, lefts)
    if (!lefts.every(left => isColumnOfLabels(rows, left))) continue
    for (const row of rows) changed.set(row, labelsFirst(row, rows, lefts))
  }
  return changed.size === 0 ? lines : lines.map(line => changed.get(line) ?? line)
}

const isSecond = (_: unknown, at: number): boolean => at % 2 === 1

/** "28004 | Código postal", once or in forms side by side. */
function arePairs({ cells }: TextLine): boolean {
  const [labels, values] = [cells.filter(isSecond), cells.filter((_, at) => at % 2 === 0)]
  return (
    cells.length > 1 &&
    labels.length === values.length &&
    labels.every(({ folded }) => isCodeLabel(folded)) &&
    values.every(isPostalCode)
  )
}

const isLabel = (folded: string): boolean => isAnyLabel(folded) || beginsOtherLabel(folded)

/** The lines above and below that have a cell in one of these columns, and no more cells than one before each. Headings may stand between them. */
function rowsAround(lines: readonly TextLine[], index: number, lefts: readonly number[]): TextLine[] {
  const isRow = (line: TextLine | undefined): line is TextLine =>
    line !== undefined &&
    line.page === lines[index]?.page &&
    line.cells.length <= 2 * lefts.length &&
    line.cells.some(cell => lefts.some(isAt(cell)))
  const from = (step: 1 | -1) => {
    const found: TextLine[] = []
    for (let at = index + step, others = 0; others <= mostHeadings && at in lines; at += step) {
      const line = lines[at]
      others = isRow(line) ? 0 : others + 1
      if (isRow(line)) found.push(line)
    }
    return found
  }
  return [...from(-1).reverse(), ...lines.slice(index, index + 1), ...from(1)]
}

const isAt = (cell: Cell) => (left: number) => Math.abs(cell.left - left) <= alignment

/** Most of the cells that stand there are labels, and few of those before them. */
function isColumnOfLabels(rows: readonly TextLine[], left: number): boolean {
  const pairs = rows.flatMap(({ cells }) =>
    cells.flatMap((label, at) => {
      const value = cells[at - 1]
      return value && isAt(label)(left) ? [{ label, value }] : []
    }),
  )
  const labels = pairs.filter(({ label }) => isLabel(label.folded))
  // "Calle" may be a value.
  const before = pairs.filter(({ value }) => isLabel(value.folded))
  return labels.length >= leastLabels && labels.length >= leastShare * pairs.length && 2 * before.length < labels.length
}

/** The row with each label left of its value, ending where the values of its column begin. */
function labelsFirst(row: TextLine, rows: readonly TextLine[], lefts: readonly number[]): TextLine {
  const columnOf = (cell: Cell) => lefts.findIndex(isAt(cell))
  const starts = lefts.map((_, column) =>
    Math.min(
      ...rows.flatMap(({ cells }) =>
        cells.flatMap((cell, at) => (columnOf(cell) === column ? (cells[at - 1]?.left ?? []) : [])),
      ),
    ),
  )
  const cells = row.cells.map(cell => {
    const start = starts[columnOf(cell)]
    if (start === undefined) return cell
    const end = start - row.height
    return makeCell(cell.text, end - (cell.right - cell.left), end)
  })
  return { ...row, cells: cells.sort((one, other) => one.left - other.left) }
}

/** "Calle | Tipo de vía | Ronda" over "28004 | C.P. | 28013": labels between the values of two forms, given to each of the two. */
export function withLabelsForBoth(lines: readonly TextLine[]): readonly TextLine[] {
  const changed = new Map<TextLine, TextLine>()
  for (const [index, { cells }] of lines.entries()) {
    const [one, label, other, ...more] = cells
    const areCodes = [one, other].every(cell => cell !== undefined && isPostalCode(cell))
    if (!label || !areCodes || more.length > 0 || !isCodeLabel(label.folded)) continue
    const rows = rowsBetween(lines, index, label)
    if (rows.filter(({ label: own }) => isLabel(own.folded)).length < leastLabels) continue
    const start = Math.min(...rows.flatMap(({ before }) => before?.left ?? []))
    for (const { line, label: own } of rows) {
      const end = start - line.height
      changed.set(line, { ...line, cells: [makeCell(own.text, end - (own.right - own.left), end), ...line.cells] })
    }
  }
  return changed.size === 0 ? lines : lines.map(line => changed.get(line) ?? line)
}

/** The lines around that have a label in this column, and one value before it and one behind at most. */
function rowsBetween(lines: readonly TextLine[], index: number, column: Cell) {
  const rowAt = (at: number) => {
    const line = lines[at]
    const label = line?.cells.find(cell => areAligned(cell, column, line.height) && isLabel(cell.folded))
    const place = label ? (line?.cells.indexOf(label) ?? 0) : 0
    const isRow = line && label && line.page === lines[index]?.page && place < 2 && line.cells.length <= place + 2
    return isRow ? [{ line, label, before: line.cells[place - 1] }] : []
  }
  let [first, last] = [index, index]
  while (rowAt(first - 1).length > 0) first -= 1
  while (rowAt(last + 1).length > 0) last += 1
  return Array.from({ length: last - first + 1 }, (_, at) => rowAt(first + at)).flat()
}
