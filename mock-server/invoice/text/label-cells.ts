import { isOtherLabel, partLabel } from '../address/part-label.ts'
import { type Cell, makeCell, type TextLine } from './text-line.ts'

const mostWords = 5
const word = /[^\s:]+/g

/** Lines in which each labelled value has a cell: "Vía: LUNA Núm.: 3 Piso: 5" is three. */
export const withLabelsApart = (lines: readonly TextLine[]): TextLine[] =>
  lines.map(line => ({ ...line, cells: line.cells.flatMap(piecesOf) }))

/** A cell that begins with a label of an address and has more of them behind it, in pieces. */
function piecesOf(cell: Cell): Cell[] {
  const colons = [...cell.folded.matchAll(/:(?=\s|$)/g)].map(({ index }) => index)
  if (colons.length < 2 || !partLabel(cell.folded.slice(0, colons[0]))) return [cell]
  const starts = [0, ...colons.slice(1).flatMap((colon, at) => labelStart(cell.folded, colons[at] ?? 0, colon))]
  const unit = (cell.right - cell.left) / Math.max(1, cell.text.length)
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? cell.text.length
    return makeCell(cell.text.slice(start, end).trim(), cell.left + start * unit, cell.left + end * unit)
  })
}

/** Where the label begins that ends at a colon: the most words behind the colon before it that name a field. */
function labelStart(folded: string, previous: number, colon: number): number[] {
  const words = [...folded.slice(previous + 1, colon).matchAll(word)].slice(-mostWords)
  for (const { index } of words) {
    const start = previous + 1 + index
    const text = folded.slice(start, colon)
    if (partLabel(text) || isOtherLabel(text)) return [start]
  }
  return []
}
