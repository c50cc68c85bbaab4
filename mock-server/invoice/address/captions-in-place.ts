import { cellReach, gapBetween, overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { onlyKind } from './kind-labels.ts'
import { isAnyLabel } from './part-labels.ts'
import { standAround } from './whole-labels.ts'

// Captions are printed smaller than their values, and clearly nearer to them than to what stands below.
const smaller = 0.9
const nearer = 0.85
// In heights of their letters: the lines of one caption.
const captionReach = 1.6

/**
 * "Plaza      Mayor      7" over "(calle o plaza)  (nombre)  (número)", each in the middle of its dotted line: the captions begin where their
 * values do, and need no brackets.
 */
export const withCaptionsInPlace = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, index) => {
    const values = lines[index - 1]
    return values && areCaptions(values, line, lines[index + 1]) ? inPlace(values, line) : line
  })

/** "CÓDIGO" over "POSTAL", small under a value: a caption of two lines, whole in the first of them. */
export const withWholeCaptions = (lines: readonly TextLine[]): readonly TextLine[] => {
  const rests = new Set<TextLine>()
  const whole = lines.map((line, index) => {
    const [values, rest] = [lines[index - 1], lines[index + 1]]
    if (!values || !rest || !areRests(values, line, rest)) return line
    rests.add(rest)
    const restOf = (cell: Cell) => rest.cells.find(other => overlap(other, cell))
    return {
      ...line,
      cells: line.cells.map(cell => {
        const more = restOf(cell)
        return more ? makeCell(`${cell.text} ${more.text}`, cell.left, Math.max(cell.right, more.right)) : cell
      }),
    }
  })
  return rests.size === 0 ? lines : whole.filter(line => !rests.has(line))
}

/** The second lines of captions: each makes a label of the one over it. */
function areRests(values: TextLine, captions: TextLine, rest: TextLine): boolean {
  const isSmall = captions.height <= smaller * values.height && rest.height === captions.height
  const isClose = gapBetween(values, captions) <= cellReach * values.height
  const isNext = gapBetween(captions, rest) <= captionReach * captions.height
  return (
    isSmall &&
    isClose &&
    isNext &&
    captions.cells.length > 1 &&
    rest.cells.every(cell => {
      const over = captions.cells.find(other => overlap(other, cell))
      return over !== undefined && !isAnyLabel(over.folded) && isAnyLabel(`${over.folded} ${cell.folded}`)
    })
  )
}

/** "Town", small and in the corner of its box, and lower beside it "Torrevieja": a label and its value, in one line. */
export const withCaptionsInLine = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line, index) => {
    const [captions, values] = [lines[index - 1], lines[index + 1]]
    if (values && areInCorners(line, values, lines[index + 2])) return []
    return captions && areInCorners(captions, line, values) ? [withMoreCells(line, captions.cells)] : [line]
  })

const withMoreCells = (line: TextLine, more: readonly Cell[]): TextLine => ({
  ...line,
  cells: [...line.cells, ...more].sort((one, other) => one.left - other.left),
})

// In heights of the values: lines that stand no farther apart run into each other.
const halfLine = 0.7

function areInCorners(captions: TextLine, values: TextLine, next: TextLine | undefined): boolean {
  // "Kalea" over "Calle", and half a line below the one the value of both.
  const isUnderCaption = (cell: Cell) =>
    isAnyLabel(cell.folded) && captions.cells.some(caption => overlap(caption, cell))
  if (next && gapBetween(captions, next) <= cellReach * values.height && next.cells.some(isUnderCaption)) return false
  if (standAround(captions, values, next)) return false
  const isBeside =
    gapBetween(captions, values) <= halfLine * values.height && captions.height <= smaller * values.height
  return (
    isBeside &&
    captions.cells.every(({ folded }) => isAnyLabel(folded)) &&
    values.cells.every(value => isValue(value) && !captions.cells.some(caption => overlap(caption, value))) &&
    // "NÚMERO" beside two cells of a table is no label of the second.
    values.cells.every(({ left }, at) => captions.cells.some(caption => isBetween(caption, values.cells[at - 1], left)))
  )
}

const isBetween = (caption: Cell, before: Cell | undefined, left: number): boolean =>
  caption.right <= left && (before === undefined || caption.left >= before.right)

// "Calle" is a kind of street, too.
const isValue = ({ folded }: Cell): boolean => onlyKind.test(folded) || !isAnyLabel(folded)

function areCaptions(values: TextLine, line: TextLine, next: TextLine | undefined): boolean {
  const gap = gapBetween(values, line)
  const isBelow = gap <= cellReach * values.height && line.height <= smaller * values.height
  const isNearer = !next || gap <= nearer * gapBetween(line, next)
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
