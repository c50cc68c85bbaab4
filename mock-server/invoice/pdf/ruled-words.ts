import type { Pixels } from '../image/decode-picture.ts'
import { sameLine } from '../text/group-words.ts'
import type { TurnedWord } from './turned-titles.ts'
import type { DrawnPage } from './visible-text.ts'

// In type sizes: a wider gap parts two cells without a line in it; in a narrower one the ground may be that of a marked word.
const widestGap = 1.2
const leastGapOfGrounds = 0.6
// The edge of a cell is taller than any letter, from here over the baseline to here below it, in type sizes.
const [over, below] = [1.05, 0.35]
// Of 255 shades: pixels of one column differ less, and two sides of an edge more.
const sameShade = 30
const otherShade = 12
// A line of the table may cross a column.
const leastUniform = 0.85
// Pixels.
const leastColumns = 2

/**
 * The words of an upright page, marked where a line is drawn between one and the word before it, or where the ground changes: so near to each
 * other they would be read as one cell, and belong to two ("13270 │ Almagro").
 */
export function wordsAfterRules(drawn: DrawnPage, words: readonly TurnedWord[]): readonly TurnedWord[] {
  const upright = words.filter(({ turns }) => turns === 0)
  return words.map(word => {
    if (word.turns !== 0) return word
    const end = endBefore(word, upright)
    return end !== undefined && hasEdge(drawn, word, end) ? { ...word, afterRule: true } : word
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

/** Columns of pixels in the gap before a word have one shade each, and not the same: those of a line, or of two grounds. */
function hasEdge({ pixels, scale }: DrawnPage, { left, base, size }: TurnedWord, end: number): boolean {
  const [from, to] = [Math.ceil(end * scale), Math.floor(left * scale)]
  const [top, bottom] = [Math.floor((base - over * size) * scale), Math.ceil((base + below * size) * scale)]
  if (to - from < leastColumns || from < 0 || top < 0 || to > pixels.width || bottom > pixels.height) return false
  const shades = Array.from({ length: to - from }, (_, at) => shadeOf(pixels, from + at, top, bottom)).filter(
    shade => shade !== null,
  )
  const isOther = (one = 0, other = 0) => Math.abs(one - other) > otherShade
  const areTwoGrounds = isOther(shades[0], shades.at(-1))
  return areTwoGrounds ? left - end >= leastGapOfGrounds * size : shades.some(shade => isOther(shade, shades[0]))
}

/** The shade that nearly all pixels of a column have; null where they differ. */
function shadeOf({ data, width }: Pixels, x: number, top: number, bottom: number): number | null {
  const column = Array.from({ length: bottom - top }, (_, at) => {
    const pixel = ((top + at) * width + x) * 4
    return ((data[pixel] ?? 0) + (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0)) / 3
  })
  const middle = column.toSorted((a, b) => a - b)[column.length >> 1] ?? 0
  const same = column.filter(shade => Math.abs(shade - middle) <= sameShade)
  return same.length >= leastUniform * column.length ? middle : null
}
