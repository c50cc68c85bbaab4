import type { Word } from '../text/text-line.ts'
import { isForm } from './form-in-words.ts'

// In points.
const step = 3
const narrowestGap = 9
// In type sizes: the feet of words in one row of print stand at one height.
const level = 0.08
const sameSize = 0.1
const leastRows = 3
// Of the rows of the shorter column so many may stand level with one of the other by chance.
const mostLevel = 0.4
const nearRow = 2.4
// In the usual distances of the rows of a column.
const widestBlank = 1.5
// In type sizes: how much lower the rows of a column with other letters stand; and in points, how much that may differ.
const nearlyLevel = 0.25
const sameOffset = 0.5
const mostRows = 0.6

interface Row {
  base: number
  size: number
  words: readonly Word[]
}

/** Rows from one to another, and the place of the empty strip in them. */
interface Band {
  from: number
  to: number
  gap: number
}

/** Words that are read one after another; `isColumn` where the part stands beside another one. */
export interface PartOfPage {
  words: readonly Word[]
  isColumn: boolean
}

/**
 * The words of a page in parts that are read one after the other: columns whose rows do not stand level are no columns of one table, but forms side by
 * side.
 */
export function partsInColumns({ words, isColumn }: PartOfPage): PartOfPage[] {
  const rows = rowsOf(words)
  const band = bandOf(rows)
  if (!band) return words.length > 0 ? [{ words, isColumn }] : []
  const { from, to, gap } = band
  const flat = (part: readonly Row[]) => part.flatMap(row => row.words)
  const inside = flat(rows.slice(from, to + 1))
  const isLeft = (word: Word) => word.right <= gap
  return [
    { words: flat(rows.slice(0, from)), isColumn },
    { words: inside.filter(isLeft), isColumn: true },
    { words: inside.filter(word => !isLeft(word)), isColumn: true },
    { words: flat(rows.slice(to + 1)), isColumn },
  ].flatMap(partsInColumns)
}

function rowsOf(words: readonly Word[]): Row[] {
  const rows: (Row & { words: Word[] })[] = []
  for (const word of words.toSorted((one, other) => one.base - other.base)) {
    const last = rows.at(-1)
    const isOneRow =
      last &&
      word.base - last.base <= level * Math.min(word.size, last.size) &&
      Math.abs(word.size - last.size) <= sameSize * last.size
    if (isOneRow) last.words.push(word)
    else rows.push({ base: word.base, size: word.size, words: [word] })
  }
  return rows
}

/** The highest band in which two forms stand side by side; of several gaps the first. */
function bandOf(rows: readonly Row[]): Band | undefined {
  const [left, right] = [
    Math.min(...rows.flatMap(row => row.words.map(word => word.left))),
    Math.max(...rows.flatMap(row => row.words.map(word => word.right))),
  ]
  const bands: Band[] = []
  for (let gap = left + step; gap < right; gap += step) bands.push(...bandsAt(rows, gap))
  return bands.toSorted((one, other) => rowsIn(other) - rowsIn(one)).find(band => haveForms(rows, band))
}

const rowsIn = ({ from, to }: Band) => to - from

function bandsAt(rows: readonly Row[], gap: number): Band[] {
  const bands: Band[] = []
  const isCrossed = (word: Word) => word.left < gap + narrowestGap / 2 && word.right > gap - narrowestGap / 2
  let from = 0
  for (let at = 0; at <= rows.length; at += 1) {
    if (at < rows.length && !rows[at]?.words.some(isCrossed)) continue
    for (const part of partedAtBlanks(rows, { from, to: at - 1, gap })) {
      const band = trimmed(rows, part)
      if (band && areColumns(rows, band)) bands.push(withLevelRowsBefore(rows, band, part.from))
    }
    from = at + 1
  }
  return bands
}

/** The parts of a band between blanks that are wider than the rows of either column stand apart. */
function partedAtBlanks(rows: readonly Row[], { from, to, gap }: Band): Band[] {
  const band = rows.slice(from, to + 1)
  const blank =
    widestBlank *
    Math.max(...[leftSide, rightSide].map(side => pitchOf(band.filter(row => (sidesOf(row, gap) & side) !== 0))))
  const starts = band.flatMap((row, at) => (at > 0 && row.base - (band[at - 1]?.base ?? 0) > blank ? [from + at] : []))
  return [from, ...starts].map((start, at) => ({ from: start, to: (starts[at] ?? to + 1) - 1, gap }))
}

/** How far the rows of a column usually stand apart. */
function pitchOf(rows: readonly Row[]): number {
  const pitches = rows.slice(1).map((row, at) => row.base - (rows[at]?.base ?? 0))
  return pitches.toSorted((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 0
}

const [leftSide, rightSide, bothSides] = [1, 2, 3]

const sidesOf = (row: Row | undefined, gap: number): number =>
  (row?.words.some(({ right }) => right <= gap) ? leftSide : 0) +
  (row?.words.some(({ right }) => right > gap) ? rightSide : 0)

/**
 * Without the rows before and behind that stand level, as those of a table do, and those of one column alone that are set off from it: the title of
 * what comes next.
 */
function trimmed(rows: readonly Row[], { from, to, gap }: Band): Band | undefined {
  const side = (at: number) => sidesOf(rows[at], gap)
  let [first, last] = [from, to]
  while (first < last && side(first) === bothSides) first += 1
  while (last > first && side(last) === bothSides) last -= 1
  const ends = [leftSide, rightSide].map(one =>
    rows.findLastIndex((_, at) => at >= first && at <= last && side(at) !== bothSides - one),
  )
  for (let at = Math.min(...ends) + 1; at <= last; at += 1) if (!isNear(rows[at - 1], rows[at])) last = at - 1
  if (last - first + 1 < 2 * leastRows) return undefined
  return { from: first, to: last, gap }
}

/** The titles of both columns and their first rows often stand level. */
function withLevelRowsBefore(rows: readonly Row[], band: Band, start: number): Band {
  let { from } = band
  while (from > start && isNear(rows[from - 1], rows[from])) from -= 1
  return { ...band, from }
}

const isNear = (one: Row | undefined, other: Row | undefined) =>
  one !== undefined && other !== undefined && other.base - one.base <= nearRow * Math.max(one.size, other.size)

function areColumns(rows: readonly Row[], { from, to, gap }: Band): boolean {
  const band = rows.slice(from, to + 1)
  const sides = band.map(row => sidesOf(row, gap))
  const count = (side: number) => sides.filter(other => other === side).length
  const [left, right, both] = [count(leftSide), count(rightSide), count(bothSides)]
  if (Math.min(left, right) < leastRows || both > mostLevel * (both + Math.min(left, right))) return false
  return !areNearlyLevel(band, gap)
}

function haveForms(rows: readonly Row[], { from, to, gap }: Band): boolean {
  const words = rows.slice(from, to + 1).flatMap(row => row.words)
  return [true, false].every(isLeft => isForm(words.filter(word => word.right <= gap === isLeft)))
}

/** Cells of one table, with letters of two sizes: the rows of one column stand a little lower than those of the other, and all by as much. */
function areNearlyLevel(band: readonly Row[], gap: number): boolean {
  const [left, right] = [leftSide, rightSide].map(side => band.filter(row => (sidesOf(row, gap) & side) !== 0))
  const [shorter, longer] = [left ?? [], right ?? []].toSorted((one, other) => one.length - other.length)
  const offsets = (shorter ?? []).flatMap(row => {
    const [nearest = Number.POSITIVE_INFINITY] = (longer ?? [])
      .map(other => other.base - row.base)
      .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    return Math.abs(nearest) <= nearlyLevel * row.size ? [nearest] : []
  })
  return (
    offsets.length >= mostRows * (shorter ?? []).length && Math.max(...offsets) - Math.min(...offsets) <= sameOffset
  )
}
