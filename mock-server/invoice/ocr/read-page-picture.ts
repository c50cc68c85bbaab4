import { evenLight } from '../image/even-light.ts'
import { type GrayImage, rectangle, spread } from '../image/gray-image.ts'
import { straighten } from '../image/straighten.ts'
import { groupWords, picturedColumnGap } from '../text/group-words.ts'
import { illegible, type TextLine } from '../text/text-line.ts'
import { readAgain } from './read-again.ts'
import type { RecognisedWord } from './recogniser.ts'
import { recogniseUpright, type UprightPage } from './upright.ts'

/** The text of a pictured page: `sure` has signs in place of what was hardly legible, `all` has every guess. */
export interface PictureText {
  sure: TextLine[]
  all: TextLine[]
}

// About 190 dots per inch of an A4 page: finer is slower and no better.
const longSide = 2200
// Below these the engine was guessing. Figures have no dictionary to be checked against.
const leastConfidence = { figures: 80, letters: 55 }
// A first reading stands alone: only what the engine was sure of counts.
const leastAtGlance = { figures: 92, letters: 75 }
// Smaller than any page somebody could read.
const shortestSide = 300

/** Reads a photo or scan of a page letter by letter. `onGlance` gets what the first of two readings says. */
export async function readPagePicture(
  photo: GrayImage,
  page: number,
  onGlance: (glance: PictureText) => void,
): Promise<PictureText> {
  const upright = await readOnce(photo)
  if (!upright) return { all: [], sure: [] }
  onGlance(textOf(upright.words, page, leastAtGlance))
  return textOf(await readAgain(upright.image, upright.words), page, leastConfidence)
}

/** What the first of two readings of a page says: enough to tell one bill from another. */
export async function glanceAtPage(photo: GrayImage, page: number): Promise<PictureText> {
  const upright = await readOnce(photo)
  return upright ? textOf(upright.words, page, leastAtGlance) : { all: [], sure: [] }
}

/** The words of a page at their first reading, and the page upright; null where there is no text. */
async function readOnce(photo: GrayImage): Promise<UprightPage | null> {
  if (Math.min(photo.width, photo.height) < shortestSide) return null
  const sheet = straighten(photo, longSide)
  // A shadow may be taken for the sheet's edge: then the whole picture, only evenly lit, or as it is, reads better.
  return recogniseUpright([() => sheet, () => evenLight(scaled(photo)), () => scaled(photo)])
}

const textOf = (words: readonly RecognisedWord[], page: number, least: typeof leastConfidence): PictureText => ({
  all: groupWords(words, page, picturedColumnGap),
  sure: groupWords(
    words.map(word => hideGuess(word, least)),
    page,
    picturedColumnGap,
  ),
})

function scaled(photo: GrayImage): GrayImage {
  const scale = Math.min(1, longSide / Math.max(photo.width, photo.height))
  if (scale === 1) return photo
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  return spread(photo, rectangle(photo.width, photo.height), size)
}

function hideGuess(word: RecognisedWord, { figures, letters }: typeof leastConfidence): RecognisedWord {
  const least = /\d/.test(word.text) ? figures : letters
  return word.confidence >= least ? word : { ...word, text: illegible.repeat(word.text.length) }
}
