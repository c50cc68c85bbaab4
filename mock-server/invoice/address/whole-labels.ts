import { labelScore } from '../evidence/label-score.ts'
import { endsInSmallWord } from '../text/joined-lines.ts'
import { areAligned, below, cellReach, gapBetween, overlap, type Placed } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { areOfOnePart } from './heads-in-two-languages.ts'
import { onlyKind } from './kind-labels.ts'
import { isAnyLabel, labelOfCodeAndTown } from './part-labels.ts'
import { brokenLabel } from './wrapped-label.ts'

/** A label in two lines, and the line in which its value stands beside it. */
interface BrokenLabel {
  pieces: readonly [Cell, Cell]
  line: number
}

/** "Nombre de" and "la vía:" left of one value, beside the first of them or between the two: the label of a part, whole in the line of its value. */
export function withWholeLabels(lines: readonly TextLine[]): readonly TextLine[] {
  const broken = lines.flatMap((_, index) => brokenLabelsFrom(lines, index))
  if (broken.length === 0) return lines
  const pieces = new Set(broken.flatMap(label => label.pieces))
  return lines
    .map((line, index) => ({
      ...line,
      cells: [
        ...line.cells.filter(cell => !pieces.has(cell)),
        ...broken.filter(label => label.line === index).map(label => joined(label.pieces)),
      ].sort((one, other) => one.left - other.left),
    }))
    .filter(({ cells }) => cells.length > 0)
}

function brokenLabelsFrom(lines: readonly TextLine[], index: number): BrokenLabel[] {
  const first = lines[index]
  if (!first) return []
  const isHead = [first, lines[index + 1]].some(line => line && isHeadOfTable(line))
  return first.cells.flatMap(cell => {
    // "Helbidea /" goes on in another language.
    const isWhole = isAnyLabel(cell.folded) && !cell.text.endsWith('/')
    const again = isWhole ? inTwoLanguages(lines, { line: index, cell }) : null
    if (again) return again
    for (const step of isHead ? [] : [1, 2]) {
      const second = lines[index + step]
      const reach = second?.cells.length === 1 ? aloneReach : cellReach
      if (!second || gapBetween(first, second) > reach * first.height) return []
      const rest = second.cells.find(other => overlap(other, cell) && areAligned(other, cell, first.height))
      if (!rest) continue
      if (step === 2 && standAround(...lines.slice(index, index + 3)))
        return [{ pieces: [cell, rest], line: index + 1 }]
      if (isWhole && isOther(rest)) continue
      if (!areOneLabel(cell.folded, rest.folded) && !areOneOwner([first, second], cell.folded, rest.folded)) continue
      const line = lineOfValue(lines, [index, index + step], Math.max(cell.right, rest.right), isAnyLabel(rest.folded))
      return line === null ? [] : [{ pieces: [cell, rest], line }]
    }
    return []
  })
}

// In line heights: the second line of a label with nothing beside it may stand a little farther below.
const aloneReach = 1.7

/** "Adreça del subministrament / Dirección" and "del suministro", alone half a line over and under a value: one label of an address. */
export function standAround(over?: TextLine, between?: TextLine, under?: TextLine): boolean {
  const [first, second] = [over?.cells[0], under?.cells[0]]
  if (!over || !between || !under || !first || !second || over.cells.length + under.cells.length > 2) return false
  const text = `${first.folded} ${second.folded}`
  if (/\d/.test(text) || !(isAnyLabel(first.folded) || labelScore(text, true) !== 0)) return false
  const isHalfLine = [gapBetween(over, between), gapBetween(between, under)].every(gap => gap <= halfLine * over.height)
  return isHalfLine && between.cells.every(({ left }) => left >= Math.max(first.right, second.right))
}

const halfLine = 0.75

/** "Código postal y" over "población". */
const areOneLabel = (first: string, second: string): boolean =>
  isAnyLabel(`${first} ${second}`) || labelOfCodeAndTown(`${first} ${second}`) !== null

/** "Dirección de" over "suministro", in a form with one value in a row: a table says so for a whole row, of several lines. */
const areOneOwner = (lines: readonly TextLine[], first: string, second: string): boolean =>
  lines.every(({ cells }) => cells.length <= 2) && endsInSmallWord.test(first) && brokenLabel([first, second]) !== 0

/** The head of a table has few values beside its labels. */
const isHeadOfTable = (line: TextLine): boolean =>
  line.cells.length > 2 &&
  areLabelsOfForm(line) &&
  line.cells.filter(({ folded }) => !isAnyLabel(folded)).length < line.cells.length / leastShare

// Of labels and values side by side every second cell is a value.
const leastShare = 3

/** "Denominación de la vía" goes on in "pública", and "C.P." in no "Suministro" below it. */
const isOther = ({ folded }: Cell): boolean => isAnyLabel(folded) || labelScore(folded, true) !== 0

// In line heights: the value of both may stand between the two, and another form's a little higher.
const twoLanguagesReach = 1.7

/** "Zenbakia" over "Número", and half a line below the one the value of both, perhaps beside lines of another form. */
function inTwoLanguages(lines: readonly TextLine[], { line, cell }: Placed): BrokenLabel | null {
  const first = lines[line]
  const next = first && below(lines, { line, cell }, twoLanguagesReach)
  if (!next || !areAligned(next.cell, cell, first.height)) return null
  // "Número" is the word of both languages.
  if (cell.folded !== next.cell.folded && !areOfOnePart(cell.folded, next.cell.folded)) return null
  const right = Math.max(cell.right, next.cell.right)
  const values = lines.slice(line + 1, next.line).flatMap(({ cells }, at) => {
    const value = cells.find(({ left }) => left >= right)
    return value ? [{ line: line + 1 + at, left: value.left }] : []
  })
  const [nearest] = values.toSorted((one, other) => one.left - other.left)
  return nearest ? { pieces: [cell, next.cell], line: nearest.line } : null
}

/** The line whose value stands right of a label in these lines; null where each may have its own. A value may take two lines, too. */
function lineOfValue(
  lines: readonly TextLine[],
  [from, to]: readonly [number, number],
  right: number,
  mayBeTwo: boolean,
): number | null {
  // Behind the next label stand the values of other forms.
  const next = lines
    .slice(from, to + 1)
    .flatMap(({ cells }) =>
      cells.filter(({ left, folded }) => left >= right && isAnyLabel(folded) && !onlyKind.test(folded)),
    )
  const end = Math.min(...next.map(({ left }) => left))
  const rows = lines.slice(from, to + 1).map(({ cells }) => cells.find(({ left }) => left >= right && left < end))
  const at = to - from === 2 && rows[1] ? 1 : rows.findIndex(cell => cell !== undefined)
  const value = rows[at]
  const isOwn = (cell: Cell) =>
    value !== undefined && overlap(cell, value) && (mayBeTwo || Math.abs(cell.left - value.left) > 1)
  const isAlone = lines.slice(from, to + 1).every(({ cells }, row) => row === at || !cells.some(isOwn))
  return value && isAlone ? from + at : null
}

const joined = ([first, second]: readonly [Cell, Cell]): Cell =>
  makeCell(textOfBoth(first, second), Math.min(first.left, second.left), Math.max(first.right, second.right))

function textOfBoth(first: Cell, second: Cell): string {
  if (first.folded === second.folded) return second.text
  const areTwo = areOfOnePart(first.folded, second.folded) && !first.text.endsWith('/')
  return `${first.text}${areTwo ? ' /' : ''} ${second.text}`
}
