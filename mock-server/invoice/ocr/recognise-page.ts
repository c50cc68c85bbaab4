import type { GrayImage } from '../image/gray-image.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

const dark = 150
// The page is parted between two lines near its middle, as far as there is such a place in all columns.
const middle = { from: 0.42, to: 0.58 }
// In pixels: higher than a line, so that one which the cut runs through is whole in one of the parts.
const overlap = 56
// In heights of a line: two words nearer than this stand on the same one.
const sameBase = 0.5

/** Recognises the words of a page in two parts, the upper and the lower, at the same time where a processor is free. */
export async function recognisePage(page: GrayImage): Promise<RecognisedWord[]> {
  const cut = emptiestRow(page)
  const top = Math.max(0, cut - overlap)
  const [upper, lower] = await Promise.all([
    recognise(rowsOf(page, 0, cut + overlap)),
    recognise(rowsOf(page, top, page.height)),
  ])
  return joinedParts(
    upper,
    lower.map(word => ({ ...word, base: word.base + top })),
    cut,
  )
}

/** The words of both parts. What both have of the overlap counts once, from the part that shows more around it. */
export function joinedParts(
  upper: readonly RecognisedWord[],
  lower: readonly RecognisedWord[],
  cut: number,
): RecognisedWord[] {
  const above = upper.filter(({ base }) => base <= cut)
  const isAbove = (word: RecognisedWord) => above.some(other => isSamePlace(word, other))
  // The two parts may see the foot of a word on different sides of the cut.
  const below = lower.filter(word => word.base > cut - sameBase * word.size && !isAbove(word))
  return [...above, ...below]
}

function isSamePlace(one: RecognisedWord, other: RecognisedWord): boolean {
  const isSameLine = Math.abs(one.base - other.base) <= sameBase * Math.min(one.size, other.size)
  return isSameLine && one.left < other.right && other.left < one.right
}

/** The row near the middle that has least ink. */
function emptiestRow({ data, width, height }: GrayImage): number {
  let [best, least] = [Math.round(height / 2), Number.POSITIVE_INFINITY]
  for (let y = Math.round(middle.from * height); y < middle.to * height; y += 1) {
    let ink = 0
    for (let at = y * width; at < (y + 1) * width; at += 1) if ((data[at] ?? 0) < dark) ink += 1
    if (ink < least) [best, least] = [y, ink]
  }
  return best
}

function rowsOf({ data, width, height }: GrayImage, from: number, to: number): GrayImage {
  const end = Math.min(height, to)
  return { data: data.subarray(from * width, end * width), width, height: end - from }
}
