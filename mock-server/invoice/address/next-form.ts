import { fold } from '../text/fold.ts'
import { overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { farthest, type PartOfForm } from './labelled-part.ts'
import { isCodeLabel, labelledPart } from './part-labels.ts'

/**
 * The same label stands in the same column between the part and the code, or on the other side of the code, where the next form begins: the
 * part is another form's, and the own field is empty.
 */
export function isOfNextForm(lines: readonly TextLine[], place: Placed, part: PartOfForm): boolean {
  const { line } = part
  if (line !== place.line && isEmptyInRow(lines[place.line]?.cells ?? [], part)) return true
  if (isHeadOfNextForm(lines, place, part)) return true
  const isBesideCode = line >= place.line && line <= place.line + 1
  // A town and a province may stand behind the code.
  if (isBesideCode || part.part === 'town' || part.part === 'province') return false
  const [from, to] = line < place.line ? [line + 1, place.line] : [place.line - farthest, line - 1]
  for (let index = to; index >= Math.max(0, from); index -= 1) {
    const { cells = [], page } = lines[index] ?? {}
    const isFormOver = index < place.line - 1 && cells.some(({ folded }) => isCodeLabel(folded))
    if (isFormOver || page !== lines[line]?.page) return false
    if (hasLabelOf(cells, part)) return true
  }
  return false
}

/** "Vía | Núm." in the line under the code, over values, where the forms above begin with these labels and end with their codes. */
function isHeadOfNextForm(lines: readonly TextLine[], place: Placed, part: PartOfForm): boolean {
  if (part.line !== place.line + 1 || part.place.line <= part.line) return false
  const page = lines[place.line]?.page
  const above = lines.slice(0, place.line).filter(line => line.page === page)
  const first = above.findIndex(({ cells }) => hasLabelOf(cells, part))
  const firstCode = above.findIndex(({ cells }) => cells.some(({ folded }) => isCodeLabel(folded)))
  return first >= 0 && first < firstCode
}

/** "Vía: Luna | Nº: 2 | Piso: | C.P.: 28004": a whole form in one row, whose field is empty, wherever it stands. */
const isEmptyInRow = (cells: readonly Cell[], { label }: PartOfForm): boolean =>
  cells.some(({ folded }) => labelledPart(folded) === 'street') &&
  cells.some(({ folded }) => bare(folded) !== '' && bare(folded) === bare(fold(label)))

const bare = (folded: string) => folded.replace(/[\s:.]+$/, '')

function hasLabelOf(cells: readonly Cell[], { label, labelCell }: PartOfForm): boolean {
  const words = bare(fold(label))
  // "Calle Luna": the kind of a street is no label.
  if (words === '') return false
  // "Bloque 4" below "Bloque" is its value.
  const isAlone = bare(labelCell.folded) === words
  const isSame = ({ folded }: Cell) => (isAlone ? bare(folded) === words : folded.startsWith(words))
  return cells.some(cell => isSame(cell) && overlap(cell, labelCell))
}
