import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'

// In type sizes: two lines of one column never stand so near.
const halfLine = 0.5
// In type sizes: columns stand farther apart.
const blank = 0.45

/**
 * Lines of a page, from the top, as print has them: a label and its value that stand beside each other, half a line apart, are one line. The
 * engine is not sure of the foot of a line with few letters, and a form may set its labels smaller.
 */
export function levelLines(lines: readonly TextLine[]): TextLine[] {
  const level: TextLine[] = []
  for (const line of lines) {
    const last = level.at(-1)
    if (last && isBeside(last, line))
      level[level.length - 1] = {
        ...last,
        height: Math.max(last.height, line.height),
        cells: joined([...last.cells, ...line.cells], blank * Math.min(last.height, line.height)),
      }
    else level.push(line)
  }
  return level
}

/** From the left; "2º" and "B" of one value, whose feet the engine saw on two lines, are one cell. */
function joined(cells: readonly Cell[], widest: number): Cell[] {
  const inOrder: Cell[] = []
  for (const cell of [...cells].sort((a, b) => a.left - b.left)) {
    const last = inOrder.at(-1)
    if (last && cell.left - last.right < widest)
      inOrder[inOrder.length - 1] = makeCell(`${last.text} ${cell.text}`, last.left, cell.right)
    else inOrder.push(cell)
  }
  return inOrder
}

const isBeside = (upper: TextLine, lower: TextLine) =>
  upper.page === lower.page &&
  lower.top - upper.top <= halfLine * Math.min(upper.height, lower.height) &&
  lower.cells.every(cell => upper.cells.every(other => areApart(cell, other)))

const areApart = (one: Cell, other: Cell) => one.left >= other.right || other.left >= one.right
