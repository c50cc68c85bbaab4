import { findAddresses } from '../address/find-addresses.ts'
import { isLabelOf } from '../address/part-labels.ts'
import { scoreAddress } from '../address/score-address.ts'
import { findSupplyCups } from '../cups/supply-cups.ts'
import { otsu } from '../image/find-sheet.ts'
import type { GrayImage } from '../image/gray-image.ts'
import { readPowers } from '../powers/power-readings.ts'
import { groupWords, picturedColumnGap, sameLine } from '../text/group-words.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { withKnownWords } from './known-words.ts'
import { misreadOfCups } from './proven-cups.ts'
import { readStrips, type Strip } from './read-strips.ts'
import type { RecognisedWord } from './recogniser.ts'
import { confirmed, contradicted, guessFrom, joined, majority, saidTogether, signsOf, vote } from './vote.ts'

// Larger than at first, so that each letter falls on other pixels: what is read alike twice is so. The third time in black and white.
const enlargements = { second: 1.6, third: 2.1 }
const mostLines = 24
// Below this a word's figures are hidden as a guess.
const leastSure = 80
// How far the tails of letters reach below a line.
const reachBelow = 0.25
// A line this much higher than the second reading sees it was two.
const twoLines = 1.5
// Of a line's usual type, a word in larger type than this is another text.
const largeType = 1.5
// A word this much shorter is a piece.
const pieceShare = 0.75
// An address at a company's office is of no interest.
const leastScore = -1.5

/**
 * Reads once more, enlarged, the lines that hold what we are after, and lets the two readings vote word by word: what both say is certain.
 * Where they disagree, a third reading decides: what two of three say holds, and what all read differently is not certain.
 */
export async function readAgain(page: GrayImage, words: readonly RecognisedWord[]): Promise<RecognisedWord[]> {
  const lines = groupWords(words, 0, picturedColumnGap)
  const strips = stripsOf(page, lines, words)
  const second = await readStrips(page, strips, enlargements.second, image => image)
  const readings = words.map(word => {
    const strip = stripOf(strips, word)
    return strip ? second.at(strip, word) : []
  })
  const together = saidTogether(words, readings)
  const voted = words.map((word, index) => (together.has(word) ? confirmed(word) : vote(word, readings[index] ?? [])))
  const added: Overlooked[] = []
  for (const strip of strips) {
    const known = [...words, ...added.map(({ word }) => word)]
    added.push(...overlooked(second.all(strip), known, strip.line).map(word => ({ word, strip })))
  }
  const open = strips.filter(
    strip => added.some(own => own.strip === strip) || voted.some(word => isOpen(word) && stripOf([strip], word)),
  )
  const third = await readStrips(page, open, enlargements.third, blackAndWhite)
  const decided = voted.map((word, index) => {
    const [first, strip] = [words[index], isOpen(word) ? stripOf(open, word) : undefined]
    return strip && first ? majority(word, [[first], readings[index] ?? [], third.at(strip, first)]) : word
  })
  // A letter or a figure alone is easily overlooked in a page: what two later readings see alike is there.
  const found = added.map(({ word, strip }) => majority(word, [second.at(strip, word), third.at(strip, word)]))
  const again = (word: RecognisedWord) => {
    const index = decided.indexOf(word)
    const [first, strip] = [words[index], stripOf(open, word)]
    return [readings[index] ?? [], strip && first ? third.at(strip, first) : []].map(joined)
  }
  const misread = strips.flatMap(strip => {
    const own = decided.filter(word => stripOf(strips, word) === strip)
    return own.some(({ text }) => mayHoldCups.test(text)) ? (misreadOfCups(own, again) ?? []) : []
  })
  const proven = decided.map(word => ({ ...word, text: misread.find(own => own.word === word)?.text ?? word.text }))
  // The word of a CUPS stays in its line.
  const placings = readings.map((own, index) => (misread.some(({ word }) => word === decided[index]) ? [] : own))
  return withKnownWords([...placedAgain(proven, placings), ...found])
}

/**
 * The first reading may have parted a word that the second confirms, or seen a piece of it twice: it counts once. A piece, and a word of
 * two lines that were taken for one high one, stand where the second reading saw them.
 */
export function placedAgain(
  words: readonly RecognisedWord[],
  readings: readonly (readonly RecognisedWord[])[],
): RecognisedWord[] {
  const taken = new Set<RecognisedWord>()
  return words.flatMap((word, index) => {
    const [only, ...more] = readings[index] ?? []
    if (!only || more.length > 0 || signsOf(only.text) !== signsOf(word.text)) return [word]
    if (taken.has(only)) return []
    taken.add(only)
    const { left, right, base, size } = only
    const isPiece = word.right - word.left < pieceShare * (right - left)
    return [isPiece || word.size > twoLines * size ? { ...word, left, right, base, size } : word]
  })
}

const isOpen = ({ confidence }: RecognisedWord) => confidence < leastSure
const stripOf = (strips: readonly Strip[], word: RecognisedWord) =>
  strips.find(({ line }) => Math.abs(line.top - word.base) <= sameLine * line.height)

/** A word that only the second reading of a strip found. */
interface Overlooked {
  word: RecognisedWord
  strip: Strip
}

/** Words of a line that only the second reading found: a guess, which also says that something stands there. */
export function overlooked(
  again: readonly RecognisedWord[],
  words: readonly RecognisedWord[],
  line: Pick<TextLine, 'top' | 'height'>,
): RecognisedWord[] {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= line.height
  // A strip may show a word of the next line, which is not overlooked there.
  const isKnown = (found: RecognisedWord) =>
    words.some(
      word =>
        (isNear(line.top, word.base) || isNear(found.base, word.base)) &&
        found.left < word.right &&
        word.left < found.right,
    )
  return again
    .filter(found => /[\p{L}\d]/u.test(found.text) && found.confidence >= guessFrom.figures && !isKnown(found))
    .map(found => ({ ...found, base: line.top, size: line.height, confidence: contradicted }))
}

/** Around each wanted line a strip that shows all of its words, also where another column's stand a little lower. */
export function stripsOf(
  page: Pick<GrayImage, 'height'>,
  lines: readonly TextLine[],
  words: readonly RecognisedWord[],
): Strip[] {
  return [...wantedLines(lines)]
    .sort((a, b) => a - b)
    .slice(0, mostLines)
    .flatMap(index => {
      const printed = lines[index]
      if (!printed) return []
      const own = words.filter(({ base }) => base >= printed.top && base - printed.top <= sameLine * printed.height)
      const line = { ...printed, height: heightOfText(own, printed) }
      const top = Math.max(0, Math.round(line.top - 1.15 * line.height))
      const lowest = Math.max(line.top, ...own.map(({ base }) => base))
      // Not more: the heads of the next line would be read, too.
      const bottom = Math.max(line.top + 0.45 * line.height, lowest + reachBelow * line.height)
      const height = Math.min(page.height, Math.round(bottom)) - top
      if (height < 4) return []
      return [{ line, top, height }]
    })
}

/** The type size of a line's text: an amount in large type beside it would make the strip show the next line, too. */
function heightOfText(own: readonly RecognisedWord[], { height }: TextLine): number {
  const sizes = own.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? height
  return sizes.findLast(size => size <= largeType * usual) ?? height
}

// "CUPS", and what a CUPS begins with: its first sign behind "ES" is a nought.
const mayHoldCups = /cups|(?<!\p{L})E\s?S\s?(?:[\dO]{4}|[0OQD](?!\p{L}))/iu

/** Lines of addresses somebody may live at, of powers, and of a CUPS whose letters do not agree yet. */
function wantedLines(lines: readonly TextLine[]): Set<number> {
  const wanted = new Set<number>()
  for (const address of findAddresses(lines)) {
    if (scoreAddress(lines, address) <= leastScore) continue
    const own = address.places.map(({ line }) => line)
    for (const line of own) wanted.add(line)
    // "Piso" without a value, between the street and the code: a letter or figure alone is easily overlooked.
    for (let index = Math.min(...own); index < Math.max(...own); index += 1)
      if (lines[index]?.cells.some(isPartOfHouse)) wanted.add(index)
  }
  for (const { line, kind } of readPowers(lines)) if (kind !== 'other') wanted.add(line)
  if (findSupplyCups(lines).cups === null)
    for (const [index, line] of lines.entries())
      if (line.cells.some(({ text }) => mayHoldCups.test(text))) wanted.add(index)
  return wanted
}

const isPartOfHouse = ({ folded }: Cell): boolean => isLabelOf('number', folded) || isLabelOf('flat', folded)

/** Black letters on white paper, whatever the light. */
function blackAndWhite({ data, width, height }: GrayImage): GrayImage {
  const threshold = otsu(data)
  return { data: data.map(value => (value > threshold ? 255 : 0)), width, height }
}
