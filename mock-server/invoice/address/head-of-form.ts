import type { Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { isLabelOf, partNames } from './part-labels.ts'

/** "PUNTO DE SUMINISTRO 2: ASCENSOR" alone in its line, over a row of labels. */
export function isHeadOfForm(lines: readonly TextLine[], { line, cell }: Placed): boolean {
  const [only, ...more] = lines[line]?.cells ?? []
  const next = lines[line + 1]
  return only === cell && more.length === 0 && next !== undefined && areLabelsOfForm(next)
}

/** "Vía | Número | Piso | Puerta": the labels of an address, side by side. */
export function areLabelsOfForm({ cells }: TextLine): boolean {
  const labels = cells.filter(({ folded }) => partNames.some(part => isLabelOf(part, folded)))
  return labels.length > 1 && labels.some(({ folded }) => isLabelOf('street', folded))
}
