import { isLabelOf, isPartLabel, labelAtStart } from '../address/part-labels.ts'
import { type GrayImage, spread } from '../image/gray-image.ts'
import { type Box, inkParts } from '../image/ink-parts.ts'
import { fold } from '../text/fold.ts'
import { sameLine } from '../text/group-words.ts'
import { illegible } from '../text/illegible.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

// In type sizes: how far from its label a value stands, and how high and wide a letter or figure is. What is thinner and as high is a line.
const reach = { right: 14, below: 2.4 }
const sign = { lowest: 0.45, highest: 1.3, narrowest: 0.08, widest: 1.5 }
const ruled = { narrow: 0.14, high: 1 }
const gap = 0.4
// In type sizes, too: from the foot of a line up to its highest letters, and down to the tails of the lowest.
const lineBox = { over: 1.1, under: 0.3 }
const letterBox = { over: 1.05, under: 0.35 }
// Around a letter that is read alone, in type sizes, and how much it is enlarged each time.
const margin = 1
const enlargements = [1.6, 2.2]
// Of a letter that is read twice alike.
const leastEach = 50
const readTwice = 88

/**
 * What stands in the field of a floor or a door that no reading has seen: a letter alone is easily overlooked in a page. It is read alone, twice,
 * and what is not read alike is a sign nobody can read: a field that has one is not empty.
 */
export async function unreadFields(page: GrayImage, words: readonly RecognisedWord[]): Promise<RecognisedWord[]> {
  const found = words.filter(isFlatLabel).flatMap(label => {
    const ink = inkIn(page, fieldsOf(page, label, words), label, words)
    return ink ? [{ ink, label }] : []
  })
  return Promise.all(
    found.map(async ({ ink, label: { base, size } }) => {
      const foot = Math.abs(ink.bottom - base) < size / 2 ? base : ink.bottom
      const text = await readAlone(page, ink, { foot, size })
      const confidence = text === illegible ? 0 : readTwice
      return { text, left: ink.left, right: ink.right, base: foot, size, confidence }
    }),
  )
}

/** A letter or figure in such a field of which the readings are not sure, where it is read alone twice alike. */
export async function withFieldsReadAlone(
  page: GrayImage,
  words: readonly RecognisedWord[],
): Promise<RecognisedWord[]> {
  const labels = words.filter(isFlatLabel)
  const isOpen = ({ text, confidence }: RecognisedWord) => text.length <= longestSign && confidence < readTwice
  return Promise.all(
    words.map(async word => {
      if (!isOpen(word) || !labels.some(label => isValueOf(label, word, words))) return word
      const box = { left: word.left, right: word.right, top: word.base - word.size, bottom: word.base }
      const text = await readAlone(page, box, { foot: word.base, size: word.size })
      return text === illegible ? word : { ...word, text, confidence: readTwice }
    }),
  )
}

const longestSign = 2

/** The nearest word right of a label, or the one below it. */
function isValueOf(label: RecognisedWord, word: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  const { left, right, base, size } = label
  const isBeside = (other: RecognisedWord) =>
    Math.abs(other.base - base) <= sameLine * size && other.left >= right && other.left <= right + reach.right * size
  const isBelow = word.left < right && word.right > left && isLower(word, label)
  return isBelow || (isBeside(word) && !words.some(other => isBeside(other) && other.left < word.left))
}

/** In one of the lines below a label in which its value may stand. */
const isLower = (word: RecognisedWord, { base, size }: RecognisedWord): boolean =>
  word.base > base + gap * size && word.base <= base + reach.below * size

const withoutColon = ({ text }: RecognisedWord) => fold(text.replace(/:$/, ''))
const isFlatLabel = (word: RecognisedWord): boolean => isLabelOf('flat', withoutColon(word))

/** Where the value of a label may stand: beside it, or below it. */
function fieldsOf(page: GrayImage, label: RecognisedWord, words: readonly RecognisedWord[]): Box[] {
  const { left, right, base, size } = label
  const inLine = words.filter(other => other !== label && Math.abs(other.base - base) <= sameLine * size)
  const next = Math.min(page.width, ...inLine.filter(other => other.left > left).map(other => other.left))
  const under = words.filter(other => other.left < right + size && other.right > left && isLower(other, label))
  const areLabels = inLine.some(other => isPartLabel(withoutColon(other)))
  const first = Math.min(...under.map(other => other.base))
  const lower = words
    .filter(other => Math.abs(other.base - first) <= sameLine * size && other.right > left)
    .sort((one, other) => one.left - other.left)
    .map(({ text }) => text)
  // "Piso | Puerta" over "4 | C": the value is known. "Código postal" is the label of the next row.
  if (areLabels && under.length > 0 && labelAtStart(fold(lower.join(' '))) === undefined) return []
  const beside = {
    left: right + gap * size,
    right: Math.min(right + reach.right * size, next),
    top: base - lineBox.over * size,
    bottom: base + lineBox.under * size,
  }
  const below = {
    left: left - gap * size,
    right: Math.min(right + size, next),
    top: base + gap * size,
    bottom: base + reach.below * size,
  }
  return under.length > 0 ? [beside] : [beside, below]
}

/** Ink as high as a letter, where no word is. */
function inkIn(
  page: GrayImage,
  fields: readonly Box[],
  { size }: RecognisedWord,
  words: readonly RecognisedWord[],
): Box | undefined {
  const isRead = (part: Box) =>
    words.some(
      word => word.left < part.right && part.left < word.right && Math.abs(word.base - part.bottom) < word.size,
    )
  return fields
    .flatMap(field => (field.right - field.left > gap * size ? inkParts(page, field) : []))
    .find(part => {
      const [height, width] = [(part.bottom - part.top) / size, (part.right - part.left) / size]
      const isLine = width < ruled.narrow && height >= ruled.high
      const isSign =
        height >= sign.lowest && height <= sign.highest && width >= sign.narrowest && width <= sign.widest && !isLine
      return isSign && !isRead(part)
    })
}

/** A letter or a number of two figures that two readings see alike, else the sign for what nobody can read. */
async function readAlone(page: GrayImage, ink: Box, { foot, size }: { foot: number; size: number }): Promise<string> {
  const box = {
    left: ink.left - margin * size,
    right: ink.right + margin * size,
    top: foot - letterBox.over * size,
    bottom: foot + letterBox.under * size,
  }
  const readings = await Promise.all(enlargements.map(by => recognise(enlarged(page, box, by), 'line')))
  const [first, second] = readings.map(words => {
    const [only, ...more] = words
    return only && more.length === 0 && only.confidence >= leastEach ? withoutDouble(only.text) : undefined
  })
  return first !== undefined && first === second && certainSign.test(first) ? first : illegible
}

// "I" may be "1", and "O" be "0".
const certainSign = /^(?:(?![IO])\p{Lu}|\d{1,2})$/u

/** "Cc" is a "C" whose size alone tells it from the small letter. */
const withoutDouble = (text: string): string => {
  const [one = '', other = '', ...more] = text
  return more.length === 0 && other !== one && other.toUpperCase() === one ? one : text
}

function enlarged(page: GrayImage, { left, right, top, bottom }: Box, by: number): GrayImage {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const
  return spread(page, corners, { width: Math.round((right - left) * by), height: Math.round((bottom - top) * by) })
}
