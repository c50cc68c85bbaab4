import type { GrayImage } from '../image/gray-image.ts'
import { type Box, inkParts } from '../image/ink-parts.ts'
import { sameLine } from '../text/group-words.ts'
import type { RecognisedWord } from './recogniser.ts'

// "3º", "12ª", "4.º D", "Pº", "Nº", "Mª": what a raised letter may stand behind, and what follows it.
const mayHaveRaised = /^(?<head>\d{1,2}|[PNM])(?<dot>\.?)(?<rest>[^.,;:]*)(?<end>[.,;:]*)$/u
// In type sizes: a box around the word that also shows what was left out behind it.
const around = { left: 0.15, right: 0.5, over: 1.15, under: 0.3 }
// In heights of the sign before it: how high a raised letter ends over the line, how high and how wide it is, and where it begins.
const overLine = 0.3
const heights = { least: 0.38, most: 0.72 }
const widths = { least: 0.22, most: 0.8 }
const beginsWithin = 0.25
// A thin "º" may be in two halves, this near each other.
const betweenHalves = 0.15
const leastOfLetter = 0.4
const leastOfHead = 0.5

/**
 * Words whose raised letter the engine took for a figure or a mark, or left out: in the picture it ends high over the line, and no
 * figure does.
 */
export function withRaisedLetters(page: GrayImage, words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(word => {
    if (!mayHaveRaised.test(word.text)) return word
    const signs = signsOf(page, word, words)
    const text =
      signs[0] && heightOf(signs[0]) >= leastOfHead * word.size ? textWithRaised(word.text, signs) : word.text
    return text === word.text ? word : { ...word, text }
  })
}

/** The signs of a word, and small ones that were left out behind it, up to the next word. */
export function signsOf(
  page: GrayImage,
  { left, right, base, size }: RecognisedWord,
  words: readonly RecognisedWord[],
): Box[] {
  const next = words.filter(other => Math.abs(other.base - base) <= sameLine * size && other.left > left)
  return inkParts(page, {
    left: left - around.left * size,
    right: Math.min(right + around.right * size, ...next.map(other => other.left)),
    top: base - around.over * size,
    bottom: base + around.under * size,
  })
}

/** The text, with "º" or "ª" where one of its signs is raised. */
function textWithRaised(text: string, pieces: readonly Box[]): string {
  const { head = '', dot = '', rest = '', end = '' } = mayHaveRaised.exec(text)?.groups ?? {}
  const [first] = pieces
  const signs = first ? withWholeRaised(pieces, first) : []
  const at = signs.findIndex(sign => first && isRaised(sign, first))
  const raised = signs[at]
  if (!first || !raised) return text
  const isLetter = (sign: Box) => standsWith(first, sign) && heightOf(sign) >= leastOfLetter * heightOf(first)
  const before = signs.slice(0, at).filter(isLetter).length
  const behind = signs.slice(at + 1)
  const own = head.slice(0, before)
  // An accent or a part of "%" stands over another sign.
  const isOverOther = signs.some((sign, index) =>
    index < at ? sign.right > raised.left + 1 : index > at && sign.left < raised.right,
  )
  if (own.length !== before || isOverOther || behind.some(sign => isRaised(sign, first))) return text
  const door = doorIn(head.slice(before) + rest, behind.filter(isLetter).length)
  if (door === null || (/\p{L}/u.test(own) && door.length === 1)) return text
  const letter = own === 'M' || /^[aª]/u.test(rest) ? 'ª' : 'º'
  return `${own}${dot}${letter}${door === '' ? '' : ` ${door}`}${end}`
}

/** What stands behind the raised letter, of signs among which it may be read as a sign; null where that is open. */
function doorIn(signs: string, count: number): string | null {
  if (count === 0) return signs.length <= 2 ? '' : null
  // No figure: the tip of a faint "1" is a part of its own, high over the line.
  if (count === 1) return /^\S{0,2}\p{L}$/u.test(signs) ? signs.slice(-1) : null
  const [, door = null] = /^(?:\d|[^\p{L}\d]|[ºª])\s?(\p{L}{2,})$/u.exec(signs) ?? []
  return door
}

/** The signs, with the halves of a raised letter as one. */
function withWholeRaised(pieces: readonly Box[], first: Box): Box[] {
  const isHigh = ({ bottom }: Box) => bottom <= first.bottom - overLine * heightOf(first)
  const signs: Box[] = []
  for (const piece of pieces) {
    const last = signs.at(-1)
    const isHalf = last && isHigh(last) && isHigh(piece) && piece.left - last.right <= betweenHalves * heightOf(first)
    if (isHalf) signs.pop()
    signs.push(isHalf ? boxOf(last, piece) : piece)
  }
  return signs
}

const boxOf = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
})

const heightOf = ({ top, bottom }: Box) => bottom - top
const widthOf = ({ left, right }: Box) => right - left
const standsWith = (first: Box, sign: Box) => Math.abs(sign.bottom - first.bottom) <= 0.15 * heightOf(first)

function isRaised(sign: Box, first: Box): boolean {
  const height = heightOf(first)
  const isBetween = (value: number, { least, most }: typeof heights) =>
    value >= least * height && value <= most * height
  return (
    sign.left >= first.right - 1 &&
    sign.bottom <= first.bottom - overLine * height &&
    Math.abs(sign.top - first.top) <= beginsWithin * height &&
    isBetween(heightOf(sign), heights) &&
    isBetween(widthOf(sign), widths)
  )
}
