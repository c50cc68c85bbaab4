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
        cells: joined(last, line),
      }
    else level.push(line)
  }
  return level
}

/** The cells of both, from the left; "2º" and "B" of one value, whose feet the engine saw on two lines, are one. */
function joined(upper: TextLine, lower: TextLine): Cell[] {
  const widest = blank * Math.min(upper.height, lower.height)
  const all = [upper, lower].flatMap(line => line.cells.map(cell => ({ line, cell })))
  const inOrder: typeof all = []
  for (const next of all.sort((a, b) => a.cell.left - b.cell.left)) {
    const last = inOrder.at(-1)
    if (last && last.line !== next.line && next.cell.left - last.cell.right < widest)
      last.cell = makeCell(`${last.cell.text} ${next.cell.text}`, last.cell.left, next.cell.right)
    else inOrder.push(next)
  }
  return inOrder.map(({ cell }) => cell)
}

const isBeside = (upper: TextLine, lower: TextLine) =>
  upper.page === lower.page &&
  lower.top - upper.top <= halfLine * Math.min(upper.height, lower.height) &&
  lower.cells.every(cell => upper.cells.every(other => areApart(cell, other)))

const areApart = (one: Cell, other: Cell) => one.left >= other.right || other.left >= one.right
