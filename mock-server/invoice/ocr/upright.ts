import { type GrayImage, turned } from '../image/gray-image.ts'
import { standsOnHead } from '../image/stands-on-head.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

// Of the words on an upright page nearly all are read with confidence, of those on a page upside down hardly any.
const uprightShare = 0.5

/** The words of a level page that may stand on its head: the engine cannot tell, but its confidence can. */
export async function recogniseUpright(page: GrayImage): Promise<RecognisedWord[]> {
  const likely = standsOnHead(page) ? 2 : 0
  const words = await recognise(turned(page, likely))
  if (legibleShare(words) >= uprightShare) return words
  const turnedOver = await recognise(turned(page, likely + 2))
  return legibleShare(turnedOver) > legibleShare(words) ? turnedOver : words
}

function legibleShare(words: readonly RecognisedWord[]): number {
  const long = words.filter(({ text }) => text.length >= 3)
  return long.filter(({ confidence }) => confidence >= 70).length / Math.max(1, long.length)
}
