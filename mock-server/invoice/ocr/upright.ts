import { type GrayImage, spread, turned } from '../image/gray-image.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

/** A page the right way up, and its words. */
export interface UprightPage {
  image: GrayImage
  words: RecognisedWord[]
}

// Of the words on an upright page nearly all are read with confidence, of those on a page upside down hardly any.
const uprightShare = 0.5
const fewestWords = 12
// A strip across the middle tells which way is up, in a fraction of the time.
const sampleShare = 0.3

/**
 * The words of a page that may lie any way round. `views`: the same page prepared in different ways, the likeliest first; another is looked
 * at only where the ones before gave nothing legible.
 */
export async function recogniseUpright(views: readonly (() => GrayImage)[]): Promise<UprightPage> {
  let best: (UprightPage & { share: number }) | null = null
  for (const view of views) {
    const likely = view()
    const found = await read(likely)
    if (found.share >= uprightShare) return found
    if (!best || found.share > best.share) best = found
    const turns = await likeliestTurn(likely)
    if (turns === 0) continue
    const other = await read(turned(likely, turns))
    if (other.share >= uprightShare) return other
    if (other.share > best.share) best = other
  }
  return best ?? { image: { data: new Uint8Array(), width: 0, height: 0 }, words: [] }
}

async function read(image: GrayImage): Promise<UprightPage & { share: number }> {
  const words = await recognise(image)
  return { image, words, share: legibleShare(words) }
}

/** The quarter turns after which a sample of the page reads best; 0 for none. */
async function likeliestTurn(page: GrayImage): Promise<number> {
  const shares: number[] = []
  for (const turns of [0, 2, 1, 3]) shares[turns] = legibleShare(await recognise(sampleOf(turned(page, turns))))
  return shares.indexOf(Math.max(...shares))
}

function sampleOf(page: GrayImage): GrayImage {
  const height = Math.round(page.height * sampleShare)
  const top = Math.round((page.height - height) / 2)
  const corners = [
    { x: 0, y: top },
    { x: page.width, y: top },
    { x: page.width, y: top + height },
    { x: 0, y: top + height },
  ] as const
  return spread(page, corners, { width: page.width, height })
}

function legibleShare(words: readonly RecognisedWord[]): number {
  const long = words.filter(({ text }) => text.length >= 3)
  return long.filter(({ confidence }) => confidence >= 70).length / Math.max(fewestWords, long.length)
}
