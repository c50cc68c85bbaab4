import { type GrayImage, rowsOf } from '../image/gray-image.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

const dark = 150
// The page is parted between two lines, as far as there is such a place in all columns: that near, as a share of the page's height, to where
// half of the letters are above, so that both parts take about as long.
const nearMiddle = 0.08
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
  const { ink, strokes } = inkPerRow(page)
  const { from, to } = writtenRows(ink)
  if (from === to) return []
  const cut = emptiestRow(ink, aroundHalf(strokes, { from, to }))
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

/** The rows near the one that half of the strokes are above. */
export function aroundHalf(strokes: Uint32Array, { from, to }: Rows): Rows {
  const half = strokes.subarray(from, to).reduce((sum, count) => sum + count, 0) / 2
  let middle = from
  for (let seen = 0; middle < to; middle += 1) {
    seen += strokes[middle] ?? 0
    if (seen >= half) break
  }
  const reach = nearMiddle * (to - from)
  return { from: Math.max(from, Math.round(middle - reach)), to: Math.min(to, Math.round(middle + reach)) }
}

/** The row that has least ink. */
function emptiestRow(ink: Uint32Array, { from, to }: Rows): number {
  const rows = ink.subarray(from, to)
  return from + Math.max(0, rows.indexOf(Math.min(...rows)))
}

/** How many dark pixels each row has, and how many strokes begin in it: of those a picture or the bar of a title has few. */
function inkPerRow({ data, width, height }: GrayImage): { ink: Uint32Array; strokes: Uint32Array } {
  const [ink, strokes] = [new Uint32Array(height), new Uint32Array(height)]
  for (let y = 0, at = 0; y < height; y += 1) {
    let [count, begun, wasDark] = [0, 0, false]
    for (const end = at + width; at < end; at += 1) {
      const isDark = (data[at] ?? 0) < dark
      if (isDark) count += 1
      if (isDark && !wasDark) begun += 1
      wasDark = isDark
    }
    ink[y] = count
    strokes[y] = begun
  }
  return { ink, strokes }
}
