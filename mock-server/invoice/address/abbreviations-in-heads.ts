import { type Cell, makeCell, pieceOf, type TextLine, withCells } from '../text/text-line.ts'
import { isBareName } from './kind-labels.ts'
import { isAnyLabel } from './part-labels.ts'

// Elsewhere "PL" is the kind of a street, and "esk." a door.
const abbreviation = /^(?:pl|let|port|pt|esk|bl|bq|esc|local|nave)\.?$/
// Fewer may be values.
const leastLabels = 4

/**
 * "VÍA | NÚM | ESC | PL | LET": what is a label only in the head of a table gets a colon, by which it is known as one. "ESC PL", between which a
 * narrow column leaves one blank, are two.
 */
export function withLabelsInHeads(lines: readonly TextLine[]): readonly TextLine[] {
  const heads = lines
    .map(({ cells }) => cells.map(cell => ({ cell, labels: labelsIn(cell) })))
    .filter(cells => cells.length >= leastLabels && cells.every(({ labels }) => labels.every(isLabel)))
  return withCells(lines, new Map(heads.flat().map(({ cell, labels }) => [cell, labels.map(withColon)])))
}

/** The two labels of a cell that is none itself; else the cell. */
function labelsIn(cell: Cell): readonly Cell[] {
  const blank = cell.text.indexOf(' ')
  const pair = [pieceOf(cell, 0, Math.max(0, blank)), pieceOf(cell, blank + 1)]
  return blank > 0 && !isLabel(cell) && pair.every(isLabel) ? pair : [cell]
}

const withColon = (cell: Cell): Cell =>
  abbreviation.test(cell.folded) && !isAnyLabel(cell.folded) ? makeCell(`${cell.text}:`, cell.left, cell.right) : cell

const isLabel = ({ folded }: Cell): boolean => isAnyLabel(folded) || isBareName(folded) || abbreviation.test(folded)
