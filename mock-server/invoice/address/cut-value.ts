import { findProvince } from '#domain/provinces.ts'
import { labelScore } from '../evidence/label-score.ts'
import { below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { LabelledPart } from './labelled-part.ts'
import { beginsOtherLabel, beginsWithPart, isPartLabel, partNames } from './part-labels.ts'

// In line heights: lines of one text, and words of one line, stand no farther apart.
const nextLine = 1.4
const nextWord = 0.7
const sameEdge = 0.3
const sameHeight = 0.08

/** "Rúa Cruceiro de Santa" over "Rita", "Camino" beside "Viejo": words without a label stand so close to a name that they may belong to it. */
export function mayGoOn(lines: readonly TextLine[], { place, value }: LabelledPart): boolean {
  const line = lines[place.line]
  if (!line) return false
  const under = below(lines, place, nextLine)
  const isRest = (cell: Cell) => isName(cell) && !value.includes(cell.text)
  const isUnder =
    under !== null && isAlignedWith(lines, place, under) && hasNoLabel(lines, place, under) && isRest(under.cell)
  const [beside] = rightOf(lines, place)
  const isClose = beside !== undefined && beside.left - place.cell.right <= nextWord * line.height
  return isUnder || (isClose && isRest(beside) && !beginsColumn(lines, { line: place.line, cell: beside }))
}

/** Nothing stands left of the second line, or only what ends before the label of the first begins: another form. */
function hasNoLabel(lines: readonly TextLine[], place: Placed, under: Placed): boolean {
  const [label, before] = [leftOf(lines, place)[0], leftOf(lines, under)[0]]
  return before === undefined || (label !== undefined && before.right <= label.left)
}

function isAlignedWith(lines: readonly TextLine[], place: Placed, under: Placed): boolean {
  const [own, other] = [lines[place.line]?.height ?? 0, lines[under.line]?.height ?? 0]
  return Math.abs(under.cell.left - place.cell.left) <= sameEdge * own && Math.abs(own - other) <= sameHeight * own
}

/** Another cell above or below begins there. */
const beginsColumn = (lines: readonly TextLine[], { line, cell }: Placed): boolean =>
  [lines[line - 1], lines[line + 1]].some(other => other?.cells.some(({ left }) => Math.abs(left - cell.left) <= 1))

/** Letters that are neither a label nor a province. */
const isName = ({ text, folded }: Cell): boolean =>
  /^\p{L}[\p{L}\s.'’-]*$/u.test(text) &&
  !beginsOtherLabel(folded) &&
  labelScore(folded, true) === 0 &&
  findProvince(text) === null &&
  !isPartLabel(folded) &&
  partNames.every(part => !beginsWithPart.get(part)?.test(`${folded} `))
