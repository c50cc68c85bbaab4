import type { GrayImage } from '../image/gray-image.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

const dark = 150
// The page is parted between two lines near its middle, as far as there is such a place in all columns.
const middle = { from: 0.42, to: 0.58 }
// In pixels: higher than a line, so that one which the cut runs through is whole in one of the parts.
const overlap = 56
// A row with fewer dark pixels shows no letters. Around those that do, so many rows are left; a sheet's usual margin is left whole.
const minDarkPixels = 3
const margin = 40
const usualMargin = 0.12
// In heights of a line: two words nearer than this stand on the same one.
const sameBase = 0.5

/**
 * Recognises the words of a page in two parts, the upper and the lower, at the same time where a processor is free. Empty paper above and
 * below is left out: the engine would take its grain for letters.
 */
export async function recognisePage(page: GrayImage): Promise<RecognisedWord[]> {
  const ink = inkPerRow(page)
  const { from, to } = writtenRows(ink)
  if (from === to) return []
  const cut = emptiestRow(ink, { from, to })
  const [upper, lower] = await Promise.all(
    [
      { from, to: Math.min(to, cut + overlap) },
      { from: Math.max(from, cut - overlap), to },
    ].map(async part => {
      const words = await recognise(rowsOf(page, part))
      return words.map(word => ({ ...word, base: word.base + part.from }))
    }),
  )
  return joinedParts(upper ?? [], lower ?? [], cut)
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

interface Rows {
  from: number
  /** The row after the last one. */
  to: number
}

/** From the first row with letters to the last, with a margin; none where there are no letters. */
export function writtenRows(ink: Uint32Array): Rows {
  const first = ink.findIndex(count => count >= minDarkPixels)
  if (first < 0) return { from: 0, to: 0 }
  const from = first - margin
  const to = ink.findLastIndex(count => count >= minDarkPixels) + margin
  const usual = usualMargin * ink.length
  return { from: from > usual ? from : 0, to: to < ink.length - usual ? to : ink.length }
}

/** The row near the middle that has least ink. */
function emptiestRow(ink: Uint32Array, { from, to }: Rows): number {
  const [start, end] = [middle.from, middle.to].map(share => Math.round(from + share * (to - from)))
  const near = ink.subarray(start, end)
  return near.length === 0 ? Math.round((from + to) / 2) : near.indexOf(Math.min(...near)) + (start ?? 0)
}

/** How many dark pixels each row has. */
function inkPerRow({ data, width, height }: GrayImage): Uint32Array {
  const ink = new Uint32Array(height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (const end = at + width; at < end; at += 1) if ((data[at] ?? 0) < dark) ink[y] = (ink[y] ?? 0) + 1
  return ink
}

function rowsOf({ data, width }: GrayImage, { from, to }: Rows): GrayImage {
  return { data: data.subarray(from * width, to * width), width, height: to - from }
}
