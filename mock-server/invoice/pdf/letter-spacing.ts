import type { Glyph } from './glyph-rows.ts'

/** What stands before a sign of a text set wide: a blank, nothing, or what PDF.js found there (`null`). */
export type Before = ' ' | '' | null

// In type sizes: from here on letters are set wide, and further apart nobody sets them.
const wide = { from: 0.05, to: 0.8 }
// Two letters that belong close together ("AV", "T.") may touch each other in a wide word. In other words nearly all do.
const touching = { below: 0.02, share: 0.15 }
// A blank is wider than this, and a blank set wide narrower than twice the letters' gap and this: more is another column.
const narrowestBlank = 0.14
const widestBlank = 0.5
// Spread of the gaps, and of the steps.
const boxed = { gaps: 0.03, steps: 0.02 }
/** Where the gaps cannot be blanks, few signs are enough. Else "3 º B" must stay, and so must single letters in a table. */
const isShortText = (signs: readonly string[]) => signs.length >= 4
const isPlainText = (signs: readonly string[]) => lettersIn(signs) >= 6 || /\d[.,]\d/.test(signs.join(''))
const isTypedText = (signs: readonly string[]) => lettersIn(signs) >= Math.max(4, 0.75 * signs.length)

const lettersIn = (signs: readonly string[]) => signs.filter(sign => /[\p{Lu}\p{Ll}]/u.test(sign)).length

// In type sizes: a program that types its blanks may still place letters on whole dots of a screen, so far apart at the most.
const mostBetweenLetters = 0.2
// White as narrow as this is no blank in any font.
const mostOfKerning = 0.06
// Two words that are placed apart, without a blank, stand no farther from each other.
const mostBetweenWords = 0.5
// Of the blanks on a page so many are typed where all are.
const typedShare = 0.8

/** How a page parts its words. */
export interface Blanks {
  /** They are typed: white alone parts no words. */
  isTyped: boolean
  /** Most are as wide as blanks are: a hair between two letters is none, whatever the file has there. */
  areWide: boolean
}

export const blanksOf = (rows: readonly (readonly Glyph[])[]): Blanks => ({
  isTyped: hasTypedBlanks(rows),
  areWide: hasWideBlanks(rows.flat()),
})

function hasTypedBlanks(rows: readonly (readonly Glyph[])[]): boolean {
  const glyphs = rows.flatMap(row => row.slice(1))
  const typed = glyphs.filter(({ afterBlank }) => afterBlank).length
  const placed = glyphs.filter(
    ({ afterBlank, gap }) => !afterBlank && gap > mostBetweenLetters && gap < mostBetweenWords,
  ).length
  return typed > 0 && typed >= typedShare * (typed + placed)
}

/** Most blanks of a row, or of a page, are as wide as blanks are. */
function hasWideBlanks(glyphs: readonly Glyph[]): boolean {
  const blanks = glyphs.filter(({ afterBlank }) => afterBlank)
  return blanks.filter(({ gap }) => gap > narrowestBlank).length > blanks.length / 2
}

/** What stands before each sign of a row. */
export function blanksIn(row: readonly Glyph[], { isTyped, areWide }: Blanks): Before[] {
  const setWide = wordsSetWide(row)
  const isKerned = areWide || hasWideBlanks(row)
  return row.map(({ gap, afterBlank }, index) => {
    // "Por" and "ta": the file may have a blank there, and a step back that undoes it.
    const isOneWord = (isTyped && !afterBlank && gap < mostBetweenLetters) || (isKerned && gap < mostOfKerning)
    return setWide[index] ?? (index > 0 && isOneWord ? '' : null)
  })
}

/**
 * "P O T E N C I A  P U N TA": the words of a row whose letters stand apart (CSS `letter-spacing`). The gaps between the letters of a
 * word are alike, those between two words are wider by a blank. All else stays as it is.
 */
function wordsSetWide(row: readonly Glyph[]): Before[] {
  const before: Before[] = row.map(() => null)
  for (const { start, end, gap } of wideParts(row)) {
    for (let index = start + 1; index < end; index += 1) {
      const glyph = row[index]
      if (!glyph || glyph.gap > 2 * gap + widestBlank) continue
      before[index] = glyph.gap > gap + narrowestBlank ? ' ' : ''
    }
  }
  return before
}

/** A part of a row that is set wide, with the gap between its letters. */
interface Part {
  start: number
  end: number
  gap: number
}

function wideParts(row: readonly Glyph[]): Part[] {
  const words = wordsAtBlanks(row)
  // "S U M I N I S T R O": typed with blanks.
  if (words.every(({ start, end }) => end - start === 1)) return partsOf(row, [words], true)
  const parts: Word[][] = []
  let open: Word[] | null = null
  for (const word of words) {
    const isWide = word.end - word.start === 1 || isSetWide(gapsIn(row, word))
    if (!isWide) open = null
    else if (open) open.push(word)
    else {
      open = [word]
      parts.push(open)
    }
  }
  return partsOf(row, parts, false)
}

interface Word {
  start: number
  end: number
}

/** The row, cut at the blanks of the file. */
function wordsAtBlanks(row: readonly Glyph[]): Word[] {
  const starts = row.flatMap((glyph, index) => (index === 0 || glyph.afterBlank ? [index] : []))
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? row.length }))
}

const gapsIn = (row: readonly Glyph[], { start, end }: Word) => row.slice(start + 1, end).map(({ gap }) => gap)

function isSetWide(gaps: readonly number[]): boolean {
  const touch = gaps.filter(gap => gap < touching.below).length
  return median(gaps) >= wide.from && touch <= Math.max(1, touching.share * gaps.length)
}

function partsOf(row: readonly Glyph[], parts: readonly Word[][], isTyped: boolean): Part[] {
  return parts.flatMap(words => {
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
    const gap = median(isTyped ? gapsIn(row, { start, end }) : words.flatMap(word => gapsIn(row, word)))
    const isText = isTyped ? isTypedText : gap < narrowestBlank || words.length > 1 ? isShortText : isPlainText
    const isWide = gap >= wide.from && gap <= wide.to && isText(row.slice(start, end).map(({ text }) => text))
    return isWide && !standInBoxes(row.slice(start, end)) ? [{ start, end, gap }] : []
  })
}

/** Letters in the boxes of a form, or under each other: not their gaps are alike, but the ways from letter to letter. */
function standInBoxes(signs: readonly Glyph[]): boolean {
  const pairs = signs.slice(1).map((sign, index) => ({ sign, previous: signs[index]?.width ?? 0 }))
  const fromLeft = pairs.map(({ sign, previous }) => previous + sign.gap)
  const fromMiddle = pairs.map(({ sign, previous }) => (previous + sign.width) / 2 + sign.gap)
  const gaps = pairs.map(({ sign }) => sign.gap)
  return spread(gaps) > boxed.gaps && Math.min(spread(fromLeft), spread(fromMiddle)) < boxed.steps
}

/** How far the half of the values is off the middle one, at most. */
function spread(values: readonly number[]): number {
  const middle = median(values)
  return median(values.map(value => Math.abs(value - middle)))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
