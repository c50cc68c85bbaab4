import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { above, leftOf, overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { standsBetweenRows } from './form-street.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { farthest, type PartOfForm } from './labelled-part.ts'
import { isCodeLabel, labelAtStart, labelledPart } from './part-labels.ts'

/**
 * The same label stands in the same column between the part and the code, or on the other side of the code, where the next form begins: the
 * part is another form's, and the own field is empty.
 */
export function isOfNextForm(lines: readonly TextLine[], place: Placed, part: PartOfForm): boolean {
  const { line } = part
  const own = lines[place.line]?.cells ?? []
  const isOfOtherRow = () =>
    (isWholeForm(own, place.cell) && isInWholeForm(lines[line]?.cells ?? [])) ||
    isFieldOfRow(own, place.cell, part) ||
    isLabelledLike(lines, place, line)
  if (line !== place.line && isOfOtherRow()) return true
  if (isHeadOfNextForm(lines, place, part) || isOfBlockAbove(lines, place, part)) return true
  const isBesideCode = line >= place.line && line <= place.line + 1
  // A town and a province may stand behind the code.
  if (isBesideCode || part.part === 'town' || part.part === 'province') return false
  // A line of another box may stand between a label and its value.
  const over = above(lines, place)
  const ownLabel = over && isCodeLabel(over.cell.folded) ? over.line : place.line - 1
  const [from, to] = line < place.line ? [line + 1, place.line] : [place.line - farthest, line - 1]
  for (let index = to; index >= Math.max(0, from); index -= 1) {
    const row = lines[index]
    const { cells = [], page } = row ?? {}
    if (index < place.line && isHeading(cells) && !standsBetweenRows(lines, index)) return false
    const isFormOver = index < ownLabel && cells.some(({ folded }) => isCodeLabel(folded))
    if (isFormOver || page !== lines[line]?.page) return false
    if (row && hasLabelOf(lines, row, part)) return !isOfOwnBlock(lines, place, line, index)
  }
  return false
}

/** The form has the same label below its code, and the part stands over the white space above. */
const isOfBlockAbove = (lines: readonly TextLine[], place: Placed, part: PartOfForm): boolean =>
  part.line < place.line &&
  lines
    .slice(place.line + 1, place.line + 1 + farthest)
    .some((row, at) => hasLabelOf(lines, row, part) && isOfOwnBlock(lines, place, place.line + 1 + at, part.line))

/** The form has its code in its first rows: clearly more white stands between it and the other one than within it. */
function isOfOwnBlock(lines: readonly TextLine[], place: Placed, line: number, other: number): boolean {
  const tops = (from: number, to: number) => lines.slice(from, to + 1).map(({ top }) => top)
  const widest = (from: number, to: number) =>
    Math.max(...tops(from, to).map((top, at, all) => top - (all[at - 1] ?? top)))
  return line > place.line && widest(other, place.line) > clearly * widest(place.line, line)
}

const clearly = 1.5

/** "Vía | Núm." in the line under the code, over values, where the forms above begin with these labels and end with their codes. */
function isHeadOfNextForm(lines: readonly TextLine[], place: Placed, part: PartOfForm): boolean {
  if (part.line !== place.line + 1 || part.place.line <= part.line) return false
  const page = lines[place.line]?.page
  const above = lines.slice(0, place.line).filter(line => line.page === page)
  const first = above.findIndex(row => hasLabelOf(lines, row, part))
  const firstCode = above.findIndex(({ cells }) => cells.some(({ folded }) => isCodeLabel(folded)))
  return first >= 0 && first < firstCode
}

/** "Vía: Luna | Nº: 2 | Piso: | C.P.: 28004": a whole form in one row, which has this field itself, empty or not. */
const isFieldOfRow = (cells: readonly Cell[], code: Cell, { label }: PartOfForm): boolean =>
  isWholeForm(cells, code) && cells.some(({ folded }) => labelAtStart(folded)?.label === bare(fold(label)))

/** "Dirección de suministro | C/ Luna 2 | C.P. y población | Mérida" over the same labels with a code: the row has its own town. */
function isLabelledLike(lines: readonly TextLine[], place: Placed, line: number): boolean {
  const [label] = leftOf(lines, place)
  const isSame = (cell: Cell) => label !== undefined && cell.folded === label.folded && cell.left === label.left
  return label !== undefined && isCodeLabel(label.folded) && (lines[line]?.cells.some(isSame) ?? false)
}

const isWholeForm = (cells: readonly Cell[], code: Cell): boolean =>
  cells.some(({ folded, left }) => left < code.left && labelledPart(folded) === 'street')

/** The row of the part has a street and a code itself. */
const isInWholeForm = (cells: readonly Cell[]): boolean => {
  const code = cells.find(({ folded }) => labelledPart(folded) === 'postalCode')
  return code !== undefined && isWholeForm(cells, code)
}

/** "DIRECCIÓN DEL SUMINISTRO", alone in its line: the form begins here. */
const isHeading = ([only, ...more]: readonly Cell[]): boolean =>
  only !== undefined && more.length === 0 && labelScore(only.folded, true) !== 0

const bare = (folded: string) => folded.replace(/[\s:.]+$/, '')

/** The same label in the same column, or at the same place of a row of labels, whose columns may be narrower. */
function hasLabelOf(lines: readonly TextLine[], row: TextLine, { label, labelCell, line }: PartOfForm): boolean {
  const words = bare(fold(label))
  // "Calle Luna": the kind of a street is no label.
  if (words === '') return false
  // "Bloque 4" below "Bloque" is its value.
  const isAlone = bare(labelCell.folded) === words
  const isSame = ({ folded }: Cell) => (isAlone ? bare(folded) === words : folded.startsWith(words))
  const own = lines[line]
  const areRows = isAlone && own !== undefined && areLabelsOfForm(own) && areLabelsOfForm(row)
  return row.cells.some(
    (cell, at) => isSame(cell) && (overlap(cell, labelCell) || (areRows && at === own.cells.indexOf(labelCell))),
  )
}
