import { type Cell, makeCell, type TextLine } from './text-line.ts'

const numbered = /^(\d{1,2})(?:\.?\s(?=\p{L})|$)/u
// Fewer may be a floor and a door, but for higher numbers.
const leastBoxes = 3
const leastHighBoxes = 2
const highNumber = 10

/**
 * "9 Tipus via | 10 Nom de la via | 11 Núm.": the text without the numbers of a form's boxes, in cells of their own or before their labels; and
 * without those that stand below one another, "30 | Portal | 2" over "31 | Planta | 7".
 */
export function withoutBoxNumbers(lines: readonly TextLine[]): TextLine[] {
  const column = columnOfNumbers(lines)
  return lines.flatMap((line, index) => {
    if (isRowOfNumbers(line, lines[index + 1])) return []
    const numbers = lines[index - 1]
    if (numbers && isRowOfNumbers(numbers, line)) return [fromNumbers(line, numbers.cells)]
    if (column.has(line) && line.cells.length > 1) return { ...line, cells: line.cells.slice(1) }
    return hasBoxNumbers(line.cells) ? { ...line, cells: line.cells.flatMap(withoutNumber) } : line
  })
}

/** "11 | 12 | 13", small and half a line over the labels of their boxes. */
function isRowOfNumbers({ page, top, height, cells }: TextLine, next: TextLine | undefined): boolean {
  const numbers = cells.filter(isNumber).map(({ text }) => Number(text))
  const [first = 0] = numbers
  const isOver = next !== undefined && next.page === page && next.top - top < Math.max(next.height, height)
  return (
    isOver &&
    numbers.length === cells.length &&
    numbers.length >= leastBoxes &&
    numbers.every((number, at) => number === first + at) &&
    next.cells.length === cells.length
  )
}

/** Each label begins where its number stood, as its value below does. */
const fromNumbers = (line: TextLine, numbers: readonly Cell[]): TextLine => ({
  ...line,
  cells: line.cells.map((cell, at) => ({ ...cell, left: Math.min(cell.left, numbers[at]?.left ?? cell.left) })),
})

/** The lines that begin with the number behind the one of the line above, or before that of the line below. */
function columnOfNumbers(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const found = new Set<TextLine>()
  for (let first = 0; first < lines.length; ) {
    let end = first + 1
    while (isNextRow(lines[end - 1], lines[end])) end += 1
    if (end - first >= leastRows) for (const line of lines.slice(first, end)) found.add(line)
    first = end
  }
  return found
}

// Fewer may be floors.
const leastRows = 4
// In points: numbers of one column begin at one place.
const alignment = 4

function isNextRow(one: TextLine | undefined, next: TextLine | undefined): boolean {
  const [number, following] = [one?.cells[0], next?.cells[0]]
  if (!number || !following || one?.page !== next?.page || !isNumber(number) || !isNumber(following)) return false
  return Number(following.text) === Number(number.text) + 1 && Math.abs(following.left - number.left) <= alignment
}

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
