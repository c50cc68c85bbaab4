import type { GrayImage } from '../image/gray-image.ts'
import { inkParts } from '../image/ink-parts.ts'
import { leftEdgeStray } from '../image/left-edge.ts'
import { sameLine } from '../text/group-words.ts'
import { signsOf } from './raised-letter.ts'
import type { RecognisedWord } from './recogniser.ts'

// The left edge of an "8" strays by 0.07 of its width or more, that of a "B" in an even picture by hardly anything.
const straight = 0.055
const round = 0.1
const guessed = 20
// In type sizes: where behind a floor its door stands, and how high a letter is at least.
const door = { from: 0.12, to: 1.7, height: 0.45 }

/**
 * Words that the picture contradicts count as a guess: "8", "128" or "12-8" whose last sign has the straight back of a "B", the other way round, "3B" with
 * more or fewer than two signs, since something small may stand between, and a floor behind which stands a letter that nobody read.
 */
export function withoutContradicted(page: GrayImage, words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(word => (isContradicted(page, word, words) ? { ...word, confidence: guessed } : word))
}

const numeral = /^(?:I|[IVX]{2,5})$/

function isContradicted(page: GrayImage, word: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  const text = word.text.replace(/[.,;:]+$/, '')
  if (/^\d{1,2}\.?[ºª]$/u.test(text)) return hasUnreadDoor(page, word, words)
  // "Alfonso XI": of "XII" the last stroke is easily lost.
  if (numeral.test(text)) {
    const strokes = signsOf(page, word, words).filter(({ top, bottom }) => bottom - top > word.size / 3)
    return strokes.length !== text.length
  }
  const isDoor = /^\d\p{Lu}$/u.test(text)
  if (!isDoor && !/^(?:\d{1,3}-?)?[8B]$/.test(text)) return false
  const letters = signsOf(page, word, words).filter(({ top, bottom }) => bottom - top > word.size / 3)
  const last = letters.at(-1)
  if (letters.length !== text.replace('-', '').length || !last) return isDoor
  const stray = leftEdgeStray(page, last)
  return (text.endsWith('8') && stray < straight) || (text.endsWith('B') && stray > round)
}

/** "2º C" that was read as "2º". */
function hasUnreadDoor(page: GrayImage, word: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  const { right, base, size } = word
  const next = words.filter(other => Math.abs(other.base - base) <= sameLine * size && other.left >= right)
  const signs = inkParts(page, {
    left: right + door.from * size,
    right: Math.min(right + door.to * size, ...next.map(other => other.left)),
    top: base - 1.15 * size,
    bottom: base + 0.3 * size,
  })
  return signs.some(({ top, bottom }) => bottom - top > door.height * size)
}
