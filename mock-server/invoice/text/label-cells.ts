import { isOtherLabel, partLabel } from '../address/part-label.ts'
import { isLabelText } from '../evidence/label-score.ts'
import { type Cell, makeCell, type TextLine } from './text-line.ts'

const mostWords = 5
const word = /[^\s:]+/g

/** Lines in which each labelled value has a cell: "Vía: LUNA Núm.: 3 Piso: 5" is three. */
export const withLabelsApart = (lines: readonly TextLine[]): TextLine[] =>
  withWholeLabels(lines.map(line => ({ ...line, cells: line.cells.flatMap(cell => piecesOf(cell)) })))

// "Nombre de la", "C.P. y", "Calle /"
const goesOn = /\b(?:de|del|la|y|i|e|o|eta)$|\/$/
// In line heights: the second line of a label stands no farther below the first.
const wrapped = 1.45

/** "Nombre de la" over "vía": a label in two lines is one, in the line that has its value. */
function withWholeLabels(lines: TextLine[]): TextLine[] {
  for (const [index, line] of lines.entries())
    for (const cell of line.cells) {
      if (/[\d:]/.test(cell.text) || cell.text.length > 30) continue
      const under = [1, 2].map(step => index + step).find(at => secondLine(lines, index, cell, at))
      const second = under === undefined ? undefined : secondLine(lines, index, cell, under)
      if (under === undefined || !second) continue
      const host = Array.from({ length: under - index + 1 }, (_, step) => index + step).find(at =>
        lines[at]?.cells.some(other => other !== cell && other !== second && other.left > cell.right),
      )
      const whole = makeCell(
        `${cell.text} ${second.text}`,
        Math.min(cell.left, second.left),
        Math.max(cell.right, second.right),
      )
      for (const at of new Set([index, under, host ?? index])) {
        const own = lines[at]
        if (!own) continue
        const rest = own.cells.filter(other => other !== cell && other !== second)
        lines[at] = { ...own, cells: at === (host ?? index) ? [...rest, whole].sort((a, b) => a.left - b.left) : rest }
      }
      break
    }
  return lines
}

function secondLine(lines: readonly TextLine[], index: number, cell: Cell, at: number): Cell | undefined {
  const [line, next] = [lines[index], lines[at]]
  if (!line || !next || next.page !== line.page || next.top - line.top > wrapped * line.height) return undefined
  return next.cells.find(
    other =>
      Math.abs(other.left - cell.left) < line.height &&
      !/[\d]/.test(other.text) &&
      partLabel(`${cell.folded} ${other.folded}`) &&
      (goesOn.test(cell.folded) || (!partLabel(other.folded) && !isLabelText(other.folded))) &&
      (goesOn.test(cell.folded) || (!partLabel(cell.folded) && !isLabelText(cell.folded))),
  )
}

/** A cell that begins with a label of an address and has more of them behind it, in pieces. */
function piecesOf(cell: Cell): Cell[] {
  const colons = [...cell.folded.matchAll(/:(?=\s|$)/g)].map(({ index }) => index)
  if (colons.length < 2 || !partLabel(cell.folded.slice(0, colons[0]))) return [cell]
  const starts = [0, ...colons.slice(1).flatMap((colon, at) => labelStart(cell.folded, colons[at] ?? 0, colon))]
  const unit = (cell.right - cell.left) / Math.max(1, cell.text.length)
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? cell.text.length
    return makeCell(cell.text.slice(start, end).trim(), cell.left + start * unit, cell.left + end * unit)
  })
}

/** Where the label begins that ends at a colon: the most words behind the colon before it that name a field. */
function labelStart(folded: string, previous: number, colon: number): number[] {
  const words = [...folded.slice(previous + 1, colon).matchAll(word)].slice(-mostWords)
  for (const { index } of words) {
    const start = previous + 1 + index
    const text = folded.slice(start, colon)
    if (partLabel(text) || isOtherLabel(text)) return [start]
  }
  return []
}
