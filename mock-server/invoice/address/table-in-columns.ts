import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import type { Placed } from '../text/neighbours.ts'
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
  if (!label || codes.length < 2 || !codes.every(isAnyCode)) return null
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
  const isOfOtherBox = (line: TextLine | undefined) => line?.cells.every(({ right }) => right < label.left) ?? false
  /** The farthest row of the table in one direction. */
  const endOf = (step: 1 | -1) => {
    let end = place.line
    for (let at = end + step; isRow(lines[at]) || isOfOtherBox(lines[at]); at += step) {
      if (!isNear(lines, Math.min(end, at), Math.max(end, at))) break
      if (isRow(lines[at])) end = at
    }
    return end
  }
  const [first, last] = [endOf(-1), endOf(1)]
  const isOwn = (cell: Cell) => nearestColumn(cell, codes) === place.cell
  const rows = lines.slice(first, last + 1).map((line, at) => {
    const [name, ...values] = rowOf(line)
    return { name, cell: values.find(isOwn), line: first + at }
  })
  const parts = partsOfLabels(rows.flatMap(({ name }) => name ?? []))
  if (!isTable(parts)) return null
  const over = isNear(lines, first - 1, first) ? (lines[first - 1]?.cells ?? []) : []
  // "Direcciones | Fiscal | Suministro": the first row may have a word over the labels, too.
  const heads = [over, over.slice(1), (lines[first]?.cells ?? []).slice(1)].find(
    cells => cells.length === codes.length && cells.some(({ folded }) => labelScore(folded, true) !== 0),
  )
  return {
    heading: heads?.[codes.indexOf(place.cell)]?.text ?? headOver(lines, first, place.cell, codes),
    parts: rows.flatMap(({ name, cell, line }) => (name && cell ? partAt(name, parts.get(name), { line, cell }) : [])),
  }
}

/** "PUNTO DE" over "SUMINISTRO", far over the first row that was understood: the nearest label in the column of this code; '' without one. */
function headOver(lines: readonly TextLine[], first: number, code: Cell, codes: readonly Cell[]): string {
  const next = codes[codes.indexOf(code) + 1]?.left ?? Number.POSITIVE_INFINITY
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
  const offset = (other: Cell) =>
    Math.min(
      Math.abs(cell.left - other.left),
      Math.abs(cell.right - other.right),
      Math.abs(cell.left + cell.right - other.left - other.right) / 2,
    )
  return columns.toSorted((one, other) => offset(one) - offset(other))[0]
}
