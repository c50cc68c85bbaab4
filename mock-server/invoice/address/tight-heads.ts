import { overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { isCodeLabel, isPartLabel } from './part-labels.ts'

// In line heights: how far apart a label and its value may begin, as far as their places in one text can be known.
const sameEdge = 0.6
const rowReach = 4

/** "N.º Bloque" over "10 3" in a table that is set close: two columns. */
export function withColumnsApart(lines: readonly TextLine[]): readonly TextLine[] {
  const parted = new Map<Cell, readonly Cell[]>()
  for (const [index, head] of lines.entries()) {
    const tight = areLabelsOfForm(head) ? head.cells.flatMap(cell => twoLabels(cell) ?? []) : []
    for (const { cell, halves } of tight) {
      const [first, second] = halves
      const row = lines[index + 1]
      if (!row || row.page !== head.page || row.top - head.top > rowReach * head.height) continue
      const values = row.cells.filter(other => overlap(other, cell))
      const [value, ...more] = values
      const edge = sameEdge * head.height
      const atSecond = (other: Cell) => Math.abs(other.left - second.left) <= edge
      const apart = value && more.length === 0 ? twoWords(value).find(([, other]) => atSecond(other)) : undefined
      if (value && apart) parted.set(value, apart)
      // The values may stand at the other edge of their columns.
      const [one, other] = values
      const areTwo = one && other && overlap(one, first) && !overlap(one, second) && overlap(other, second)
      if (apart || areTwo || values.some(atSecond)) parted.set(cell, halves)
    }
  }
  return parted.size === 0
    ? lines
    : lines.map(line => ({ ...line, cells: line.cells.flatMap(cell => parted.get(cell) ?? [cell]) }))
}

type Halves = readonly [Cell, Cell]

/** The labels of two parts that stand in one cell; null elsewhere. */
function twoLabels(cell: Cell): { cell: Cell; halves: Halves } | null {
  const isLabel = ({ folded }: Cell) => isPartLabel(folded) || isCodeLabel(folded)
  if (isLabel(cell)) return null
  const halves = twoWords(cell).find(pair => pair.every(isLabel))
  return halves ? { cell, halves } : null
}

/** A text in two, at each of its blanks. */
const twoWords = ({ text, left, right }: Cell): Halves[] =>
  [...text.matchAll(/\s/g)].map(({ index }) => {
    const unit = (right - left) / text.length
    return [
      makeCell(text.slice(0, index), left, left + index * unit),
      makeCell(text.slice(index + 1), left + (index + 1) * unit, right),
    ]
  })
