import { illegible } from '../address/pictured-address.ts'
import type { Pixels } from '../image/decode-picture.ts'
import { grayOf } from '../image/gray-image.ts'
import { mayHoldText } from '../image/may-hold-text.ts'
import { straighten } from '../image/straighten.ts'
import { groupWords } from '../text/group-words.ts'
import type { TextLine } from '../text/text-line.ts'
import type { RecognisedWord } from './recogniser.ts'
import { recogniseUpright } from './upright.ts'

/** The text of a pictured page: `sure` has signs in place of what was hardly legible, `all` has every guess. */
export interface PictureText {
  sure: TextLine[]
  all: TextLine[]
}

// About 190 dots per inch of an A4 page: finer is slower and no better.
const longSide = 2200
// Below these the engine was guessing. Figures have no dictionary to be checked against.
const leastConfidence = { figures: 80, letters: 55 }
// Smaller than any page somebody could read.
const shortestSide = 300

/** Reads a photo or scan of a page letter by letter. `onRecognising` is called before the slow part, if it comes to that. */
export async function readPagePicture(pixels: Pixels, page: number, onRecognising: () => void): Promise<PictureText> {
  if (Math.min(pixels.width, pixels.height) < shortestSide) return { all: [], sure: [] }
  const sheet = straighten(grayOf(pixels), longSide)
  if (!mayHoldText(sheet)) return { all: [], sure: [] }
  onRecognising()
  const words = await recogniseUpright(sheet)
  return { all: groupWords(words, page), sure: groupWords(words.map(hideGuesses), page) }
}

function hideGuesses(word: RecognisedWord): RecognisedWord {
  const least = /\d/.test(word.text) ? leastConfidence.figures : leastConfidence.letters
  return word.confidence >= least ? word : { ...word, text: illegible.repeat(word.text.length) }
}
