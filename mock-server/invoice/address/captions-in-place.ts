import { cellReach, overlap } from '../text/neighbours.ts'
import { makeCell, type TextLine } from '../text/text-line.ts'

// Captions are printed smaller than their values, and clearly nearer to them than to what stands below.
const smaller = 0.9
const nearer = 0.85

/**
 * "Plaza      Mayor      7" over "(calle o plaza)  (nombre)  (número)", each in the middle of its dotted line: the captions begin where their
 * values do, and need no brackets.
 */
export const withCaptionsInPlace = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, index) => {
    const values = lines[index - 1]
    return values && areCaptions(values, line, lines[index + 1]) ? inPlace(values, line) : line
  })

function areCaptions(values: TextLine, line: TextLine, next: TextLine | undefined): boolean {
  const gap = line.top - values.top
  const isBelow =
    values.page === line.page && gap <= cellReach * values.height && line.height <= smaller * values.height
  const isNearer = !next || next.page !== line.page || gap <= nearer * (next.top - line.top)
  if (!isBelow || !isNearer || line.cells.length < 2 || line.cells.length !== values.cells.length) return false
  const areInOrder = line.cells.every(({ left, right }, at) => {
    const [own, following] = values.cells.slice(at, at + 2)
    const middle = (left + right) / 2
    return own !== undefined && own.left <= middle && middle <= (following?.left ?? Number.POSITIVE_INFINITY)
  })
  return areInOrder && line.cells.every(({ text }) => !/\d/.test(text))
}

const inPlace = (values: TextLine, line: TextLine): TextLine => ({
  ...line,
  cells: line.cells.map((cell, at) => {
    const value = values.cells[at]
    const left = value && !overlap(value, cell) ? value.left : cell.left
    return makeCell(cell.text.replace(/^\((.+)\)$/u, '$1'), left, cell.right)
  }),
})
