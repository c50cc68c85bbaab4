import { areAligned, cellReach, overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { isCodeLabel, isPartLabel } from './part-labels.ts'

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
  // The head of a table has no values beside its labels.
  const isHead = [first, lines[index + 1]].some(line => line && line.cells.length > 2 && areLabelsOfForm(line))
  if (!first || isHead) return []
  return first.cells.flatMap(cell => {
    // "Helbidea /" goes on in another language.
    if (isLabel(cell.folded) && !cell.text.endsWith('/')) return []
    for (const step of [1, 2]) {
      const second = lines[index + step]
      if (second?.page !== first.page || second.top - first.top > cellReach * first.height) return []
      const rest = second.cells.find(other => overlap(other, cell) && areAligned(other, cell, first.height))
      if (!rest || !isLabel(`${cell.folded} ${rest.folded}`)) continue
      const line = lineOfValue(lines, [index, index + step], Math.max(cell.right, rest.right), isLabel(rest.folded))
      return line === null ? [] : [{ pieces: [cell, rest], line }]
    }
    return []
  })
}

/** The line whose value stands right of a label in these lines; null where each may have its own. A value may take two lines, too. */
function lineOfValue(
  lines: readonly TextLine[],
  [from, to]: readonly [number, number],
  right: number,
  mayBeTwo: boolean,
): number | null {
  const rows = lines.slice(from, to + 1).map(({ cells }) => cells.find(({ left }) => left >= right))
  const at = to - from === 2 ? 1 : rows.findIndex(cell => cell !== undefined)
  const value = rows[at]
  const isOwn = (cell: Cell) =>
    value !== undefined && overlap(cell, value) && (mayBeTwo || Math.abs(cell.left - value.left) > 1)
  const isAlone = lines.slice(from, to + 1).every(({ cells }, row) => row === at || !cells.some(isOwn))
  return value && isAlone ? from + at : null
}

const isLabel = (folded: string): boolean => isPartLabel(folded) || isCodeLabel(folded)

const joined = ([first, second]: readonly [Cell, Cell]): Cell =>
  makeCell(`${first.text} ${second.text}`, Math.min(first.left, second.left), Math.max(first.right, second.right))
