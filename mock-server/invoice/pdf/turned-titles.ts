import type { Word } from '../text/text-line.ts'
import type { PlacedText } from './visible-text.ts'

/** A word of a page, whose baseline is turned by so many quarters. Its lengths are measured along and across that baseline. */
export type TurnedWord = Word & PlacedText & { turns: number }

// In type sizes: words of one line, and their feet, stand no farther apart.
const widestBlank = 1.1
const sameLine = 0.45
// A few words without figures: no note along the margin.
const title = /^\p{L}[\p{L}\s.'’·/-]{3,39}$/u

/** The short texts beside an upright page's forms that run up or down, as words of each line they stand beside. */
export function turnedTitles(words: readonly TurnedWord[]): Word[] {
  const upright = words.filter(({ turns }) => turns === 0)
  return [1, 3].flatMap(turns =>
    linesOf(words.filter(word => word.turns === turns)).flatMap(line => titleOf(line, upright)),
  )
}

function linesOf(words: readonly TurnedWord[]): TurnedWord[][] {
  const lines: TurnedWord[][] = []
  for (const word of words.toSorted((one, other) => one.base - other.base || one.left - other.left)) {
    const open = lines.find(line => {
      const last = line.at(-1)
      return (
        last !== undefined &&
        Math.abs(last.base - word.base) <= sameLine * word.size &&
        Math.abs(word.left - last.right) <= widestBlank * word.size
      )
    })
    if (open) open.push(word)
    else lines.push([word])
  }
  return lines
}

function titleOf(line: readonly TurnedWord[], upright: readonly Word[]): Word[] {
  const [first, last] = [line[0], line.at(-1)]
  // "3. SUMINISTRO"
  const text = line
    .map(word => word.text.trim())
    .join(' ')
    .replace(/^\d{1,2}[.)]\s+/, '')
  if (!first || !last || !title.test(text)) return []
  const [x, from] = first.start
  const to = last.start[1] + last.along[1]
  const { size } = first
  const left = Math.min(x, x + first.up[0])
  const isBeside = ({ base }: Word) => base >= Math.min(from, to) && base <= Math.max(from, to)
  const beside = upright
    .filter(word => word.left > left && isBeside(word))
    .toSorted((one, other) => one.base - other.base)
  const rows = beside.filter(
    ({ base }, at) => base - (beside[at - 1]?.base ?? Number.NEGATIVE_INFINITY) > sameLine * size,
  )
  return rows.map(({ base }) => ({ text, left, right: left + size, base, size }))
}
