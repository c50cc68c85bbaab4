import { gapBetween, overlap } from '../text/neighbours.ts'
import { type Cell, pieceOf, type TextLine, withCells } from '../text/text-line.ts'
import { isSide } from './flat-words.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { isAnyLabel } from './part-labels.ts'

// In line heights: how far apart a label and its value may begin, as far as their places in one text can be known.
const sameEdge = 0.8
const rowReach = 4
// Fewer labels may be a form.
const leastColumns = 4
const mostRows = 8

/** "N.º Bloque" over "10 3", "CP | Municipio" over "28004 Madrid", in a table that is set close: each label and each value gets its own cell. */
export function withColumnsApart(lines: readonly TextLine[]): readonly TextLine[] {
  const parted = new Map<Cell, readonly Cell[]>()
  for (const [index, head] of lines.entries()) {
    if (!areLabelsOfForm(head)) continue
    const rows = rowsBelow(lines, index)
    const labels = head.cells.flatMap(cell => {
      const own = labelsIn(cell)
      const areColumns = own.length > 1 && rows.some(row => hasColumns(row, cell, own, sameEdge * head.height))
      if (areColumns) parted.set(cell, own)
      return areColumns ? own : [cell]
    })
    if (labels.filter(isLabel).length < leastColumns) continue
    for (const cell of rows.flatMap(({ cells }) => cells).filter(other => !isLabel(other))) {
      const values = apart(cell, labels, sameEdge * head.height)
      if (values.length > 1) parted.set(cell, values)
    }
  }
  return withCells(lines, parted)
}

/** The rows of the table, up to the next head. */
function rowsBelow(lines: readonly TextLine[], index: number): TextLine[] {
  const found: TextLine[] = []
  let last = lines[index]
  for (const line of lines.slice(index + 1, index + 1 + mostRows)) {
    const isNear = last !== undefined && gapBetween(last, line) <= rowReach * Math.max(line.height, last.height)
    if (!isNear || areLabelsOfForm(line)) break
    found.push(line)
    last = line
  }
  return found
}

const isLabel = ({ folded }: Cell) => isAnyLabel(folded)

/** The labels of several parts that stand in one cell; itself elsewhere. */
function labelsIn(cell: Cell): readonly Cell[] {
  if (isLabel(cell)) return [cell]
  for (const [first, rest] of halvesOf(cell)) {
    const others = isLabel(first) ? labelsIn(rest) : []
    if (others.length > 0 && others.every(isLabel)) return [first, ...others]
  }
  return [cell]
}

/** The row has a value for more than one of these labels. Values may stand at the other edge of their columns. */
function hasColumns(row: TextLine, cell: Cell, labels: readonly Cell[], edge: number): boolean {
  const values = row.cells.filter(other => overlap(other, cell))
  const underOne = values.flatMap(value => {
    const [own, ...more] = labels.filter(label => overlap(label, value))
    return own && more.length === 0 ? [own] : []
  })
  const isAtLater = (value: Cell) => labels.slice(1).some(({ left }) => Math.abs(left - value.left) <= edge)
  return new Set(underOne).size > 1 || values.some(value => isAtLater(value) || apart(value, labels, edge).length > 1)
}

/** A text that runs on under the next label: parted where a word of it begins at that label. */
function apart(cell: Cell, labels: readonly Cell[], edge: number): readonly Cell[] {
  const next = labels.find(({ left }) => left > cell.left + edge && left < cell.right)
  const halves = next && halvesOf(cell).find(([, { left }]) => Math.abs(left - next.left) <= edge)
  return halves && isValueApart(halves[0]) ? [halves[0], ...apart(halves[1], labels, edge)] : [cell]
}

/** A code, a number or a door stands before another column; a name goes on. */
const isValueApart = ({ text }: Cell) =>
  isSide(text) || /^(?:\d{1,5}|\d{1,2}\.?\s?[\p{L}ºª°]{1,2}\.?|\p{L})$/u.test(text)

/** A text in two, at each of its blanks. */
const halvesOf = (cell: Cell): (readonly [Cell, Cell])[] =>
  [...cell.text.matchAll(/\s+/g)].map(({ index, 0: blank }) => [
    pieceOf(cell, 0, index),
    pieceOf(cell, index + blank.length),
  ])
