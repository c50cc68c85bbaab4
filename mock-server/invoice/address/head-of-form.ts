import { withoutNumber } from '../evidence/label-score.ts'
import type { Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isKindLabel } from './kind-labels.ts'
import { isCodeLabel, isLabelOf, isPartLabel } from './part-labels.ts'
import { longestHeading } from './wrapped-label.ts'

/** "PUNTO DE SUMINISTRO 2: ASCENSOR" alone in its line, over a row of labels. */
export const isHeadOfForm = (lines: readonly TextLine[], place: Placed): boolean =>
  isAloneOver(lines, place, areLabelsOfForm)

/** "Titular: Ana Prueba | Domicilio de pago" over rows of labels: each heads the form whose first label begins where it does. */
export function isHeadOfColumn(lines: readonly TextLine[], { line, cell }: Placed): boolean {
  const [own, next] = [lines[line], lines[line + 1]]
  const isOver = next !== undefined && own?.page === next.page && areLabelsOfForm(next)
  return isOver && next.cells.some(({ left, folded }) => Math.abs(left - cell.left) <= edge && isPartLabel(folded))
}

// In points.
const edge = 3

/** "Subministración: Ana Prueba" alone in its line, over values whose labels stand below them. */
export function isHeadOfCaptions(lines: readonly TextLine[], place: Placed): boolean {
  const [values, captions] = lines.slice(place.line + 1, place.line + 3)
  const areCaptions = captions !== undefined && areLabelsOfForm(captions) && !captions.cells.some(isValue)
  return areCaptions && isAloneOver(lines, place, row => row === values && row.cells.every(isValue))
}

const isValue = ({ folded }: Cell) => !isPartLabel(folded)

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
  return labels.length > 1 && labels.some(({ folded }) => isLabelOf('street', folded) || isKindLabel(folded))
}

/** "Nombre | NIF | Dirección | C.P. y población": the head of a table with an address in each row. */
export const isHeadOfAddresses = ({ cells }: TextLine): boolean =>
  cells.length >= leastColumns &&
  cells.some(({ folded }) => isLabelOf('street', folded)) &&
  cells.some(({ folded }) => isCodeLabel(folded))
// Fewer may be a form.
const leastColumns = 4

/** "Envío", alone in its line and no label of a part; "Titular: Ana Prueba" or "CARGO A | Ana Prueba" over a row of labels. */
export function isHeadOfBox(lines: readonly TextLine[], { line, cell }: Placed): boolean {
  const next = lines[line + 1]
  const isOverLabels = next !== undefined && areLabelsOfForm(next)
  const isPlain = cell.text.length <= longestHeading && !/[\d:]/.test(withoutNumber(cell.folded))
  const isHead = isPlain ? !isPartLabel(cell.folded) : isOverLabels
  const [first, ...more] = lines[line]?.cells ?? []
  const isFirst =
    first === cell && more.length === 1 && isOverLabels && more.every(({ folded }) => !isPartLabel(folded))
  return isHead && (more.length === 0 || isFirst)
}
