import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { joinedLines } from '../text/joined-lines.ts'
import { cellReach, overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isPostalCode } from './looks-like-address.ts'
import { isCodeLabel } from './part-labels.ts'
import { type AddressOfTable, isNear, isTable, partAt, partOf, partsOfLabels } from './table-parts.ts'

// In line heights: cells that begin so near to each other begin at one edge.
const sameEdge = 0.4

/** "28004", and of an address abroad "BS1 4QX". */
const isAnyCode = (cell: Cell) => isPostalCode(cell) || /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/.test(cell.text)

/** " | Titular | Suministro" over "Vía | … | …" over "C.P. | … | …". */
export function inColumn(lines: readonly TextLine[], place: Placed): AddressOfTable | null {
  const own = lines[place.line]?.cells ?? []
  // Beside the table may stand other boxes.
  const label = own.find(({ folded }) => isCodeLabel(folded))
  const codes = own.filter(cell => label !== undefined && cell.left > label.right)
  const alignment = sameEdge * (lines[place.line]?.height ?? 0)
  if (!label || codes.length === 0 || !codes.every(isAnyCode)) return null
  const isAt = (one: number, other: number) => Math.abs(one - other) <= alignment
  const rowOf = (line: TextLine | undefined): Cell[] => {
    const at = line?.cells.findIndex(({ left, right }) => isAt(left, label.left) || isAt(right, label.right)) ?? -1
    return at < 0 ? [] : (line?.cells.slice(at) ?? [])
  }
  const isRow = (line: TextLine | undefined) => {
    const [name, ...values] = rowOf(line)
    // "Escalera" may be empty in each address.
    return name !== undefined && (values.length > 0 || partOf(name) !== undefined)
  }
  // "Avda. República" over "Argentina", in a line of its own.
  const isRest = (at: number) =>
    isNear(lines, at - 1, at, cellReach) && (lines[at]?.cells.every(({ left }) => left > label.right) ?? false)
  const isOfOtherBox = (line: TextLine | undefined) => line?.cells.every(({ right }) => right < label.left) ?? false
  /** The farthest row of the table in one direction. */
  const endOf = (step: 1 | -1) => {
    let end = place.line
    for (let at = end + step; isRow(lines[at]) || isRest(at) || isOfOtherBox(lines[at]); at += step) {
      if (!isNear(lines, Math.min(end, at), Math.max(end, at))) break
      if (isRow(lines[at])) end = at
    }
    return end
  }
  const [first, last] = [endOf(-1), endOf(1)]
  const columns = withoutCode(codes, lines.slice(first, last + 1).map(rowOf), alignment)
  if (columns.length < 2) return null
  const isOwn = (cell: Cell) => nearestColumn(cell, columns) === place.cell
  const rows = lines.slice(first, last + 1).map((line, at) => {
    const [name, ...values] = rowOf(line)
    const rest = isRest(first + at + 1) ? lines[first + at + 1]?.cells.find(isOwn) : undefined
    return { name, cell: values.find(isOwn), rest, line: first + at }
  })
  const parts = partsOfLabels(rows.flatMap(({ name }) => name ?? []))
  if (!isTable(parts)) return null
  const over = isNear(lines, first - 1, first) ? (lines[first - 1]?.cells ?? []) : []
  // "Direcciones | Fiscal | Suministro": the first row may have a word over the labels, too.
  const heads = [over, over.slice(1), (lines[first]?.cells ?? []).slice(1)].find(
    cells => cells.length === columns.length && cells.some(({ folded }) => labelScore(folded, true) !== 0),
  )
  return {
    heading: heads?.[columns.indexOf(place.cell)]?.text ?? headOver(lines, first, place.cell, columns),
    parts: rows.flatMap(({ name, cell, rest, line }) =>
      name && cell
        ? partAt(name, parts.get(name), { line, cell }).map(part => ({
            ...part,
            value: rest ? joinedLines([part.value, rest.text]) : part.value,
          }))
        : [],
    ),
  }
}

/** The columns of a table: those of its codes, and those whose code is missing, which have at least a street and its house. */
function withoutCode(codes: readonly Cell[], rows: readonly (readonly Cell[])[], alignment: number): readonly Cell[] {
  const others = rows
    .flatMap(([name, ...values]) => (name && partOf(name) !== undefined ? values : []))
    .filter(cell => codes.every(code => !overlap(cell, code) && offset(cell, code) > alignment))
  const found = others.filter(
    (cell, at) =>
      others.findIndex(other => offset(cell, other) <= alignment) === at &&
      others.filter(other => offset(cell, other) <= alignment).length > 1,
  )
  return [...codes, ...found].toSorted((one, other) => one.left - other.left)
}

/** "PUNTO DE" over "SUMINISTRO", far over the first row that was understood: the nearest label in the column of this code; '' without one. */
function headOver(lines: readonly TextLine[], first: number, code: Cell, columns: readonly Cell[]): string {
  const next = columns[columns.indexOf(code) + 1]?.left ?? Number.POSITIVE_INFINITY
  const textIn = (line: TextLine | undefined) =>
    line?.cells.find(({ left, right }) => left >= code.left - edgeOfColumn && right < next)?.text
  let under: string | undefined
  for (let index = first - 1; index >= 0 && isNear(lines, index, index + 1); index -= 1) {
    const own = textIn(lines[index])
    if (own === undefined) continue
    const over = textIn(lines[index - 1])
    const texts = [over && `${over} ${own}`, own, under && `${own} ${under}`]
    const head = texts.find(text => text && labelScore(fold(text), true) !== 0)
    if (head) return head
    under = own
  }
  return ''
}

// In points.
const edgeOfColumn = 3

/** The column whose edge or middle is nearest. */
function nearestColumn(cell: Cell, columns: readonly Cell[]): Cell | undefined {
  return columns.toSorted((one, other) => offset(cell, one) - offset(cell, other))[0]
}

/** How far two cells of one column are from beginning, ending or having their middle at one place. */
const offset = (cell: Cell, other: Cell) =>
  Math.min(
    Math.abs(cell.left - other.left),
    Math.abs(cell.right - other.right),
    Math.abs(cell.left + cell.right - other.left - other.right) / 2,
  )
