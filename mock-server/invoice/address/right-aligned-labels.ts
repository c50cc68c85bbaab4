import { gapBetween } from '../text/neighbours.ts'
import { type Cell, pieceOf, type TextLine, withCells } from '../text/text-line.ts'
import { isAnyLabel } from './part-labels.ts'

// Fewer may be a text whose lines happen to begin so.
const leastRows = 4
// In line heights: the rows of one form.
const rowReach = 2.5
// In line heights, since the place of a blank is known from the number of letters before it.
const sameEdge = 1
// "Local o vivienda que recibe la energía" is a title between two forms; more such rows are another column's.
const leastShare = 0.8

interface Row {
  cell: Cell
  label: Cell
  value: Cell
  height: number
}

/**
 * "Nombre de la vía del Coso" over "Número 22": labels that end where their values begin, a blank apart, below each other and with nothing beside
 * them. Each label and each value gets a cell of its own.
 */
export function withRightAlignedLabels(lines: readonly TextLine[]): readonly TextLine[] {
  const changed = new Map<Cell, readonly Cell[]>()
  let form: Row[] = []
  const finish = () => {
    for (const { cell, label, value } of rightAligned(form)) changed.set(cell, [label, value])
    form = []
  }
  for (const [index, line] of lines.entries()) {
    const [cell, ...more] = line.cells
    const last = lines[index - 1]
    const isNext = last !== undefined && gapBetween(last, line) <= rowReach * line.height
    const row = cell && more.length === 0 ? rowIn(cell, line.height) : null
    // "Escalera", whose value is empty, is a row of the form, too.
    const isEmpty = cell !== undefined && more.length === 0 && isAnyLabel(cell.folded)
    if (!isNext || !(row || isEmpty)) finish()
    if (row) form.push(row)
  }
  finish()
  return withCells(lines, changed)
}

/** The longest label that begins a text, and what stands behind it. A colon says itself where the value begins. */
function rowIn(cell: Cell, height: number): Row | null {
  const ends = [...cell.text.matchAll(/\s/gu)].map(({ index }) => index)
  const end = ends.findLast(at => isAnyLabel(cell.folded.slice(0, at)))
  if (end === undefined || cell.text[end - 1] === ':') return null
  return { cell, label: pieceOf(cell, 0, end), value: pieceOf(cell, end + 1), height }
}

/** The rows whose values begin in one column, behind labels that begin in several; none where too few do. */
function rightAligned(form: readonly Row[]): readonly Row[] {
  const edges = form.map(({ value }) => value.left).sort((one, other) => one - other)
  const column = edges[Math.floor(edges.length / 2)] ?? 0
  const rows = form.filter(({ value, height }) => Math.abs(value.left - column) <= sameEdge * height)
  const starts = rows.map(({ label }) => label.left)
  const areApart = Math.max(...starts) - Math.min(...starts) > sameEdge * (rows[0]?.height ?? 0)
  return rows.length >= Math.max(leastRows, leastShare * form.length) && areApart ? rows : []
}
