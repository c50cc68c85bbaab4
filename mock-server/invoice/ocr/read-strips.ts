import { type GrayImage, rowsOf, spread } from '../image/gray-image.ts'
import type { TextLine } from '../text/text-line.ts'
import { withRaisedLetters } from './raised-letter.ts'
import { type RecognisedWord, recognise } from './recogniser.ts'

// In heights of a line: farther up or down is another line.
const sameBase = 0.5

/** A part of a page that shows a line of text, over the page's whole width. */
export interface Strip {
  line: TextLine
  /** Where the strip begins in the page. */
  top: number
  height: number
}

export interface StripReading {
  /** The words of a strip. */
  all(strip: Strip): RecognisedWord[]
  /** Those that stand where a word of the page does. */
  at(strip: Strip, word: RecognisedWord): RecognisedWord[]
}

/** Reads strips of a page, enlarged and prepared. */
export async function readStrips(
  page: GrayImage,
  strips: readonly Strip[],
  enlargement: number,
  prepare: (image: GrayImage) => GrayImage,
): Promise<StripReading> {
  if (strips.length === 0) return { all: () => [], at: () => [] }
  const image = prepare(montage(page, strips, enlargement))
  const read = await Promise.all(
    halves(strips, enlargement).map(async ({ part, from, to }) =>
      wordsPerStrip(part, enlargement, await recognise(rowsOf(image, { from, to }), 'lines')),
    ),
  )
  const words = new Map(read.flat().map(([strip, found]) => [strip, withRaisedLetters(page, found)]))
  const all = (strip: Strip) => words.get(strip) ?? []
  return { all, at: (strip, word) => all(strip).filter(found => standsAt(found, word)) }
}

/** The upper and the lower half of strips, for two engines, and the rows of each in the montage of all. */
function halves(strips: readonly Strip[], enlargement: number) {
  const middle = Math.ceil(strips.length / 2)
  const [upper, lower] = [strips.slice(0, middle), strips.slice(middle)]
  const cut = heightOf(upper, enlargement)
  const both = [
    { part: upper, from: 0, to: cut },
    { part: lower, from: cut, to: cut + heightOf(lower, enlargement) },
  ]
  return both.filter(({ part }) => part.length > 0)
}

/** How many rows strips take in a montage. */
const heightOf = (strips: readonly Strip[], enlargement: number) =>
  strips.reduce((sum, { height }) => sum + Math.round(height * enlargement), 0)

/** The words of each strip in a montage, at their places in the page. */
function wordsPerStrip(
  strips: readonly Strip[],
  enlargement: number,
  words: readonly RecognisedWord[],
): [Strip, RecognisedWord[]][] {
  let start = 0
  return strips.map(strip => {
    const { top, line, height } = strip
    const own = start
    start += Math.round(height * enlargement)
    const found = words
      .map(word => ({
        ...word,
        left: word.left / enlargement,
        right: word.right / enlargement,
        base: top + (word.base - own) / enlargement,
        size: word.size / enlargement,
      }))
      // A strip also shows the feet of the line above and the heads of the one below.
      .filter(({ base }) => Math.abs(base - line.top) <= sameBase * line.height)
    return [strip, found.sort((a, b) => a.left - b.left)]
  })
}

function standsAt(one: RecognisedWord, other: RecognisedWord): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared > 0.3 * Math.min(one.right - one.left, other.right - other.left)
}

/** The strips under each other, enlarged. */
function montage(page: GrayImage, strips: readonly Strip[], enlargement: number): GrayImage {
  const width = Math.round(page.width * enlargement)
  const pieces = strips.map(({ top, height }) =>
    spread(
      page,
      [
        { x: 0, y: top },
        { x: page.width, y: top },
        { x: page.width, y: top + height },
        { x: 0, y: top + height },
      ],
      { width, height: Math.round(height * enlargement) },
    ),
  )
  const data = Buffer.concat(pieces.map(piece => piece.data))
  return { data: new Uint8Array(data), width, height: data.length / width }
}
