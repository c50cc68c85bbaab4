import { headingStrength, labelScore } from '../evidence/label-score.ts'
import { below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isKindLabel } from './kind-labels.ts'
import { isAnyLabel, isPartLabel } from './part-labels.ts'
import { longestHeading } from './wrapped-label.ts'

/** "Suministro" over "Tipo de vía" and its value, in the form beside that of this place. */
export function isHeadOfFormBeside(lines: readonly TextLine[], head: Placed, place: Placed): boolean {
  const [own] = leftOf(lines, place)
  const under = below(lines, head)
  const isLabel = (cell: Cell | undefined) =>
    cell !== undefined && (isPartLabel(cell.folded) || isKindLabel(cell.folded))
  const isAligned = under !== null && Math.abs(under.cell.left - head.cell.left) <= (lines[head.line]?.height ?? 0) / 2
  return own !== head.cell && isLabel(own) && isAligned && isLabel(under.cell) && rightOf(lines, under).length > 0
}

/** "Titular | Envío": each heads a box of its own, and one says clearly whose. Captions stand nearer to the values above them. */
export function isRowOfHeadings(lines: readonly TextLine[], index: number): boolean {
  const [before, row, next] = [lines[index - 1], lines[index], lines[index + 1]]
  const isCaption = row && before && next && row.top - before.top < next.top - row.top
  const scores = (row?.cells ?? []).map(({ text, folded }) =>
    text.length <= longestHeading && !/[\d:]/.test(folded) && !isAnyLabel(folded)
      ? Math.abs(labelScore(folded, false))
      : 0,
  )
  return !isCaption && scores.length > 1 && Math.min(...scores) > 0 && Math.max(...scores) >= headingStrength
}

/**
 * What "Suministro" says of "Suministro | Dirección | C.P." over a row whose values begin under "Dirección": a title left of the labels. 0
 * without one.
 */
export function titleLeftOfLabels(lines: readonly TextLine[], { line }: Placed): number {
  const [row, values] = [lines[line - 1], lines[line]]
  const [title, ...labels] = row?.cells ?? []
  const areLabels = labels.length > 1 && labels.every(({ folded }) => isAnyLabel(folded) || isKindLabel(folded))
  if (!title || !areLabels || isAnyLabel(title.folded) || row?.page !== values?.page) return 0
  return values?.cells.every(({ left }) => left > title.right) ? labelScore(title.folded, true) : 0
}
