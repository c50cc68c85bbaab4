import { sameLine } from '../text/group-words.ts'
import { mostFrequent } from './most-frequent.ts'
import { otherShade, shadeAt } from './shades.ts'
import type { TurnedWord } from './turned-titles.ts'
import type { DrawnPage } from './visible-text.ts'

// In type sizes: a wider gap parts two cells without a line in it; in a narrower one the ground may be that of a marked word.
const widestGap = 1.2
const leastGapOfGrounds = 0.6
// The edge of a cell is taller than any letter, from here over the baseline to here below it, in type sizes.
const [over, below] = [1.05, 0.35]
// Of 255 shades: a line in a piece of text differs from its ground by more.
const ruleShade = 40
// Another line may cross this one.
const leastShare = 0.85
// Pixels.
const besideLetter = 2
const leastColumns = 2 + 2 * besideLetter

/**
 * The words of an upright page, marked where a line is drawn between one and the word before it, or where the ground changes: so near to each
 * other they would be read as one cell, and belong to two ("13270 │ Almagro").
 */
export function wordsAfterRules(drawn: DrawnPage, words: readonly TurnedWord[]): readonly TurnedWord[] {
  const upright = words.filter(({ turns }) => turns === 0)
  return words.flatMap(word => {
    if (word.turns !== 0) return [word]
    const end = endBefore(word, upright)
    return partedAtRules(drawn, end !== undefined && hasEdge(drawn, word, end) ? { ...word, afterRule: true } : word)
  })
}

/** "BIS │ 2", which the file has in one piece: a word for each side of the lines in it. */
function partedAtRules(drawn: DrawnPage, word: TurnedWord): TurnedWord[] {
  const unit = (word.right - word.left) / word.text.length
  const blanks = [...word.text.matchAll(/\s+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  const rules = blanks.length > 0 ? rulesIn(drawn, word) : []
  const parted = blanks.filter(({ start, end }) =>
    rules.some(place => place > word.left + (start - 1) * unit && place < word.left + (end + 1) * unit),
  )
  if (parted.length === 0) return [word]
  const starts = [0, ...parted.map(({ end }) => end)]
  return starts.map((start, at) => {
    const end = parted[at]?.start ?? word.text.length
    const piece = {
      ...word,
      text: word.text.slice(start, end),
      left: word.left + start * unit,
      right: word.left + end * unit,
    }
    return at === 0 ? piece : { ...piece, afterRule: true }
  })
}

/** Where the nearest word before this one in its line ends. */
function endBefore(word: TurnedWord, others: readonly TurnedWord[]): number | undefined {
  let end: number | undefined
  for (const other of others) {
    if (other.left >= word.left || other.right > word.left || other.right < word.left - widestGap * word.size) continue
    if (Math.abs(other.base - word.base) > sameLine * Math.min(word.size, other.size)) continue
    if (end === undefined || other.right > end) end = other.right
  }
  return end
}

/** Where lines are drawn through a piece of text, in points. */
function rulesIn(drawn: DrawnPage, { left, right, base, size }: TurnedWord): number[] {
  const { scale } = drawn
  const strip = stripOf(drawn, [Math.ceil(left * scale), Math.floor(right * scale)], base, size)
  return strip ? edgesIn(strip, ruleShade).map(column => (Math.ceil(left * scale) + column) / scale) : []
}

/** Whether a line is drawn in the gap before a word, or the ground changes there. */
function hasEdge(drawn: DrawnPage, { left, base, size }: TurnedWord, end: number): boolean {
  const { scale } = drawn
  // Beside and between the letters the ground shows.
  const [from, to] = [Math.ceil(end * scale) - besideLetter, Math.floor(left * scale) + besideLetter]
  const strip = to - from < leastColumns ? null : stripOf(drawn, [from, to], base, size)
  if (!strip || edgesIn(strip, otherShade).length === 0) return false
  const ground = (first: number) => mostFrequent(strip.flatMap(row => row.slice(first, first + besideLetter + 1)))
  const areTwoGrounds = Math.abs(ground(0) - ground(to - from - besideLetter - 1)) > otherShade
  return !areTwoGrounds || left - end >= leastGapOfGrounds * size
}

/** The shades of the pixels from over a line of text to below it, row by row; null where they reach over the edge of the page. */
function stripOf({ pixels, scale }: DrawnPage, [from, to]: readonly [number, number], base: number, size: number) {
  const [top, bottom] = [Math.floor((base - over * size) * scale), Math.ceil((base + below * size) * scale)]
  if (from < 0 || top < 0 || to > pixels.width || bottom > pixels.height) return null
  return Array.from({ length: bottom - top }, (_, y) =>
    Array.from({ length: to - from }, (__, x) => shadeAt(pixels, from + x, top + y)),
  )
}

/** The columns of pixels that differ from the ground in nearly all rows, as no letter does. */
function edgesIn(strip: readonly (readonly number[])[], least: number): number[] {
  const columns = Array.from({ length: strip[0]?.length ?? 0 }, (_, column) => column)
  const isOther = (row: readonly number[], ground: number) => (column: number) =>
    Math.abs((row[column] ?? 0) - ground) > least
  // Most columns end where their letters do.
  const ends = [strip[0] ?? [], strip.at(-1) ?? []]
  const endsBeyond = ends.map(row => isOther(row, mostFrequent(row)))
  const long = columns.filter(column => endsBeyond.some(isBeyond => isBeyond(column)))
  if (long.length === 0) return []
  const grounds = strip.map(mostFrequent)
  return long.filter(
    column => strip.filter((row, at) => isOther(row, grounds[at] ?? 0)(column)).length >= leastShare * strip.length,
  )
}
