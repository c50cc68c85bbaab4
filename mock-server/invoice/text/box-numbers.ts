import { type Cell, makeCell, type TextLine } from './text-line.ts'

const numbered = /^(\d{1,2})(?:\.?\s(?=\p{L})|$)/u
// Fewer may be a floor and a door, but for higher numbers.
const leastBoxes = 3
const leastHighBoxes = 2
const highNumber = 10

/** "9 Tipus via | 10 Nom de la via | 11 Núm.": the text without the numbers of a form's boxes, in cells of their own or before their labels. */
export const withoutBoxNumbers = (lines: readonly TextLine[]): TextLine[] =>
  lines.map(line => (hasBoxNumbers(line.cells) ? { ...line, cells: line.cells.flatMap(withoutNumber) } : line))

/** Each box has the number behind the one before it, in its own cell or alone before it. */
function hasBoxNumbers(cells: readonly Cell[]): boolean {
  const numbers = cells.flatMap(({ text }) => numbered.exec(text)?.slice(1).map(Number) ?? [])
  const [first = 0] = numbers
  const isRow = cells.every((cell, at) => {
    const isBefore = isNumber(cells[at - 1])
    return isNumber(cell) ? !isBefore && at < cells.length - 1 : numbered.test(cell.text) !== isBefore
  })
  const least = first >= highNumber ? leastHighBoxes : leastBoxes
  return isRow && numbers.length >= least && numbers.every((number, at) => number === first + at)
}

const isNumber = (cell: Cell | undefined): boolean => /^\d{1,2}$/.test(cell?.text ?? '')

function withoutNumber({ text, left, right }: Cell): Cell[] {
  const label = text.replace(numbered, '')
  return label === '' ? [] : [makeCell(label, left, right)]
}
