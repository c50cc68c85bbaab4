import { findSheet } from '../image/find-sheet.ts'
import { type GrayImage, spread } from '../image/gray-image.ts'
import { rectangle } from '../image/homography.ts'
import { mayHoldText } from '../image/may-hold-text.ts'
import { straighten } from '../image/straighten.ts'
import { leavesTextOutside } from '../image/text-outside.ts'
import { withoutDots } from '../image/without-dots.ts'
import { withoutRules } from '../image/without-rules.ts'
import { withoutSpecks } from '../image/without-specks.ts'
import { groupWords, picturedColumnGap } from '../text/group-words.ts'
import { illegible } from '../text/illegible.ts'
import type { TextLine } from '../text/text-line.ts'
import { withoutContradicted } from './doubtful-signs.ts'
import { levelLines } from './level-lines.ts'
import { withRaisedLetters } from './raised-letter.ts'
import { readAgain } from './read-again.ts'
import type { RecognisedWord } from './recogniser.ts'
import { unreadFields, withFieldsReadAlone } from './unread-fields.ts'
import { recogniseUpright, type UprightPage } from './upright.ts'

/** The text of a pictured page: `sure` has signs in place of what was hardly legible, `all` has every guess. */
export interface PictureText {
  sure: TextLine[]
  all: TextLine[]
}

// About 190 dots per inch of an A4 page: finer is slower and no better.
const longSide = 2200
// Around a sheet that was not found is a good deal of table.
const longSideOfWhole = 2600
// Below these the engine was guessing. Figures have no dictionary to be checked against.
const leastConfidence = { figures: 80, letters: 55 }
// A first reading stands alone: only what the engine was sure of counts.
const leastAtGlance = { figures: 92, letters: 75 }
// Smaller than any page somebody could read.
const shortestSide = 300

/** Reads a photo or scan of a page letter by letter. `onGlance` gets what the first of several readings says. */
export async function readPagePicture(
  photo: GrayImage,
  page: number,
  onGlance: (glance: PictureText) => void,
): Promise<PictureText> {
  const upright = await readOnce(photo)
  if (upright === null) return { all: [], sure: [] }
  onGlance(textOf(upright.words, page, leastAtGlance))
  const words = await withFieldsReadAlone(upright.image, await readAgain(upright.image, upright.words))
  return textOf([...withoutContradicted(upright.image, words), ...(await unreadFields(upright.image, words))], page)
}

/** What the first of several readings of a page says, in about half of the time: enough to tell one bill from another. */
export async function glanceAtPage(photo: GrayImage, page: number): Promise<PictureText> {
  const upright = await readOnce(photo)
  return upright === null ? { all: [], sure: [] } : textOf(upright.words, page, leastAtGlance)
}

/** The words of a page at their first reading, and the page upright; null where there is no text. */
async function readOnce(photo: GrayImage): Promise<UprightPage | null> {
  if (Math.min(photo.width, photo.height) < shortestSide) return null
  const whole = rectangle(photo.width, photo.height)
  const corners = findSheet(photo, sheet => !leavesTextOutside(photo, sheet))
  const wholeSheet = () => straighten(photo, whole, longSideOfWhole)
  const first = corners ? straighten(photo, corners, longSide) : wholeSheet()
  if (!mayHoldText(first)) return null
  // Where the sheet reads badly, the whole picture may read better, prepared or as it is.
  const { image, words } = await recogniseUpright([
    () => withoutSpecks(withoutDots(withoutRules(first))),
    ...(corners ? [wholeSheet] : []),
    () => scaled(photo),
  ])
  return { image, words: withRaisedLetters(image, words) }
}

// A box around letters is lower than their type: lines of print stand as far apart as their type sizes say.
const typeSize = 1.15
const inTypeSizes = (lines: readonly TextLine[]) => lines.map(line => ({ ...line, height: typeSize * line.height }))

// "-": the dash of "18 - PTA 7" stands higher than its line. "¿" was hardly legible.
const mark = /^[^\p{L}\d]$/u

/** "Escalera .": a dot behind a word, with a blank before it and nothing close behind it, is a speck or a leader's. */
const isSpeckBehind = ({ text, right, base, size }: RecognisedWord, words: readonly RecognisedWord[]): boolean =>
  /^[.,·'’`]$/u.test(text) &&
  !words.some(other => Math.abs(other.base - base) < size / 2 && other.left >= right && other.left - right < 2 * size)

/** The lines of a page, with and without what was hardly legible. A mark alone in its line is a speck, or belongs to another. */
export function textOf(words: readonly RecognisedWord[], page: number, least = leastConfidence): PictureText {
  const printed = words.filter(word => !isSpeckBehind(word, words))
  const all = groupWords(printed, page, picturedColumnGap)
  const sure = groupWords(
    printed.map(word => hideGuess(word, least)),
    page,
    picturedColumnGap,
  )
  const isSpeck = (index: number) => sure[index]?.cells.every(({ text }) => mark.test(text))
  const withoutSpecks = (lines: readonly TextLine[]) =>
    levelLines(inTypeSizes(lines.filter((_, index) => !isSpeck(index))))
  return { all: withoutSpecks(all), sure: withoutSpecks(sure) }
}

function scaled(photo: GrayImage): GrayImage {
  const scale = Math.min(1, longSide / Math.max(photo.width, photo.height))
  if (scale === 1) return photo
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  return spread(photo, rectangle(photo.width, photo.height), size)
}

type LeastConfidence = typeof leastConfidence

function hideGuess(word: RecognisedWord, { figures, letters }: LeastConfidence): RecognisedWord {
  const least = /\d/.test(word.text) ? figures : letters
  return word.confidence >= least ? word : { ...word, text: illegible.repeat(word.text.length) }
}
