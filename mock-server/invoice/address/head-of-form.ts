import type { Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { isLabelOf, isPartLabel } from './part-labels.ts'

/** "PUNTO DE SUMINISTRO 2: ASCENSOR" alone in its line, over a row of labels. */
export const isHeadOfForm = (lines: readonly TextLine[], place: Placed): boolean =>
  isAloneOver(lines, place, areLabelsOfForm)

/** The same over a row of two labels or more of which none need be a street's: "Provincia | Madrid | Municipio | Madrid". */
export const isHeadOfRows = (lines: readonly TextLine[], place: Placed): boolean =>
  isAloneOver(lines, place, row => labelsIn(row).length > 1)

function isAloneOver(lines: readonly TextLine[], { line, cell }: Placed, isRow: (row: TextLine) => boolean): boolean {
  const [only, ...more] = lines[line]?.cells ?? []
  const next = lines[line + 1]
  return only === cell && more.length === 0 && next !== undefined && isRow(next)
}

const labelsIn = ({ cells }: TextLine) => cells.filter(({ folded }) => isPartLabel(folded))

/** "Vía | Número | Piso | Puerta": the labels of an address, side by side. */
export function areLabelsOfForm(row: TextLine): boolean {
  const labels = labelsIn(row)
  return labels.length > 1 && labels.some(({ folded }) => isLabelOf('street', folded))
}
