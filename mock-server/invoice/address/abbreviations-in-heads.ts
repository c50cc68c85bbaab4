import { makeCell, type TextLine, withCells } from '../text/text-line.ts'
import { isBareName } from './kind-labels.ts'
import { isAnyLabel } from './part-labels.ts'

// Elsewhere "PL" is the kind of a street, and "esk." a door.
const abbreviation = /^(?:pl|let|port|pt|esk|bl|bq|esc|local|nave)\.?$/
// Fewer may be values.
const leastLabels = 4

/** "VÍA | NÚM | ESC | PL | LET": what is a label only in the head of a table gets a colon, by which it is known as one. */
export function withLabelsInHeads(lines: readonly TextLine[]): readonly TextLine[] {
  const heads = lines.filter(({ cells }) => cells.length >= leastLabels && cells.every(({ folded }) => isLabel(folded)))
  const cells = heads.flatMap(line =>
    line.cells.filter(({ folded }) => abbreviation.test(folded) && !isAnyLabel(folded)),
  )
  return withCells(lines, new Map(cells.map(cell => [cell, [makeCell(`${cell.text}:`, cell.left, cell.right)]])))
}

const isLabel = (folded: string): boolean => isAnyLabel(folded) || isBareName(folded) || abbreviation.test(folded)
