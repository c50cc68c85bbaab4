import { type Cell, makeCell } from './text-line.ts'

// In type sizes: letters set wide have a blank between each two, and some blanks between words.
const wideLetter = 0.95
const wideGap = 2.4

/** "D A T O S   D E L   S U M I N I S T R O": the words of a heading set wide are one text, however far apart they stand. */
export function joinedWideWords(cells: readonly Cell[], size: number): readonly Cell[] {
  const [first, last] = [cells[0], cells.at(-1)]
  const isWide = ({ text, left, right }: Cell) =>
    /^\p{L}{2,}$/u.test(text) && right - left >= wideLetter * size * (text.length - 1)
  const areNear = cells.every((cell, at) => cell.left - (cells[at - 1]?.right ?? cell.left) <= wideGap * size)
  if (!first || !last || cells.length < 2 || !cells.every(isWide) || !areNear) return cells
  return [makeCell(cells.map(({ text }) => text).join(' '), first.left, last.right)]
}
