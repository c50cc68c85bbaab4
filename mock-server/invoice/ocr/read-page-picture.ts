import { evenLight, type GrayImage, strip, turned } from '../image/gray-image.ts'
import { straighten } from '../image/straighten.ts'
import { groupWords, picturedColumnGap } from '../text/group-words.ts'
import { illegible, type TextLine } from '../text/text-line.ts'
import { readAgain } from './read-again.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

/** The text of a pictured page: `sure` has signs in place of what was hardly legible, `all` has every guess of both readings. */
export interface PictureText {
  sure: TextLine[]
  all: TextLine[]
}

/** A page the right way up, its words, and the share of them that the engine is sure of. */
interface UprightPage {
  image: GrayImage
  words: RecognisedWord[]
  share: number
}

// About 190 dots per inch of an A4 page: finer is slower and no better.
const longSide = 2200
// Below these the engine was guessing. Figures have no dictionary to be checked against.
const leastConfidence = { figures: 80, letters: 55 }
// A first reading is alone: only what the engine was sure of counts.
const leastAtGlance = { figures: 92, letters: 75 }
// Smaller than any page a person could read.
const shortestSide = 300
// Of the words on an upright page nearly all are read with confidence, of those on a page upside down hardly any.
const uprightShare = 0.5
const fewestWords = 12
// A strip of the page tells which way is up, in a fraction of the time.
const sampleShare = 0.3
const samples = [0, 0.25, 0.5, 0.75, 1]

/** Reads a photo or scan of a page letter by letter: at a glance, or the lines that matter a second time. */
export async function readPagePicture(
  photo: GrayImage,
  page: number,
  { isGlance }: { isGlance: boolean },
): Promise<PictureText> {
  if (Math.min(photo.width, photo.height) < shortestSide) return { all: [], sure: [] }
  const { image, words: once } = await recogniseUpright(photo)
  const { voted, again } = isGlance ? { voted: once, again: [] } : await readAgain(image, once)
  const least = isGlance ? leastAtGlance : leastConfidence
  const lines = (words: readonly RecognisedWord[]) => groupWords(words, page, picturedColumnGap)
  return { all: [...lines(voted), ...lines(again)], sure: lines(voted.map(word => hideGuess(word, least))) }
}

function hideGuess(word: RecognisedWord, { figures, letters }: typeof leastConfidence): RecognisedWord {
  const least = /\d/.test(word.text) ? figures : letters
  return word.confidence >= least ? word : { ...word, text: illegible.repeat(word.text.length) }
}

/** The words of a page that may lie any way round, in the first of several views of it that reads well, else in the best. */
async function recogniseUpright(photo: GrayImage): Promise<UprightPage> {
  const scale = Math.min(1, longSide / Math.max(photo.width, photo.height))
  const whole = () => strip(photo, 0, photo.height, scale)
  const tried: UprightPage[] = []
  // A shadow may be taken for the sheet's edge: then the whole picture, only evenly lit, or as it is, reads better.
  for (const view of [() => straighten(photo, longSide), () => evenLight(whole()), whole]) {
    const image = view()
    tried.push(await read(image))
    const turns = isUpright(tried.at(-1)) ? 0 : await likeliestTurn(image)
    if (turns > 0) tried.push(await read(turned(image, turns)))
    if (isUpright(tried.at(-1))) break
  }
  return tried.reduce((best, other) => (other.share > best.share ? other : best))
}

const isUpright = (page: UprightPage | undefined) => page !== undefined && page.share >= uprightShare

async function read(image: GrayImage): Promise<UprightPage> {
  const words = await recognise(image)
  return { image, words, share: legibleShare(words) }
}

/** The quarter turns after which a sample of the page reads best; 0 for none. */
async function likeliestTurn(page: GrayImage): Promise<number> {
  const shares: number[] = []
  for (const turns of [0, 2, 1, 3]) {
    const view = turned(page, turns)
    const height = Math.round(sampleShare * view.height)
    const tops = samples.map(place => Math.round(place * (view.height - height)))
    const top = tops.toSorted((a, b) => edgesIn(view, b, height) - edgesIn(view, a, height))[0] ?? 0
    shares[turns] = legibleShare(await recognise(strip(view, top, height)))
  }
  return shares.indexOf(Math.max(...shares))
}

const edge = 60

/** How often brightness changes along the rows of a strip: most where there is text. */
function edgesIn({ data, width }: GrayImage, top: number, height: number): number {
  let edges = 0
  for (let at = top * width + 2; at < (top + height) * width; at += 3)
    if (Math.abs((data[at] ?? 0) - (data[at - 2] ?? 0)) > edge) edges += 1
  return edges
}

function legibleShare(words: readonly RecognisedWord[]): number {
  const long = words.filter(({ text }) => text.length >= 3)
  return long.filter(({ confidence }) => confidence >= 70).length / Math.max(fewestWords, long.length)
}
