import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Pixels } from '../image/decode-picture.ts'
import { renderPage } from './render-page.ts'

/** A piece of text and where it stands on its page drawn at `dotsPerInch`: a parallelogram, as text may be turned. */
export interface PlacedText {
  text: string
  /** The corner where the text begins, on its baseline. */
  start: readonly [x: number, y: number]
  /** From there along the baseline to the end of the text, and up to the top of its letters. */
  along: readonly [x: number, y: number]
  up: readonly [x: number, y: number]
}

// As coarse as a page is measured in: a letter of six points is still four pixels high.
const dotsPerInch = 72
// Of 255 shades. The palest grey that people print in differs more from paper.
const leastContrast = 20
// Letters fill this part of their height for certain; a ruled line below or above them is no ink of theirs.
const inked = { from: 0.08, to: 0.6 }
// Smaller than any print.
const leastSize = 1.2
const leastShareSeen = 1 / 3

/** What a value can stand in. Of a page without it nothing is drawn. */
const mayBeValue = /\bes\s?\d{3}|kw|kv|\d\s?w\b|\b\d{5}\b/i

/** A page drawn at some scale, in pixels per point. */
export interface DrawnPage {
  pixels: Pixels
  scale: number
}

/** The page as it is seen, coarsely; null where it cannot be drawn, or where none of its texts may be a value. */
export async function drawnPage(page: PDFPageProxy, texts: readonly PlacedText[]): Promise<DrawnPage | null> {
  if (!texts.some(({ text }) => mayBeValue.test(text))) return null
  const pixels = await renderPage(page, dotsPerInch).catch(() => null)
  return pixels && { pixels, scale: pixels.width / page.getViewport({ scale: 1 }).width }
}

/**
 * The texts of a page that can be seen on it. White letters on white paper, letters below a box, outside their clip or on a layer that is
 * switched off are in the file, but nobody who holds the bill knows of them. Where hardly any text can be seen, the drawing is to blame.
 */
export function onlyVisible<Text extends PlacedText>(
  { pixels, scale }: DrawnPage,
  texts: readonly Text[],
): readonly Text[] {
  const visible = texts.filter(text => hasInk(pixels, text, scale))
  return lettersIn(visible) < leastShareSeen * lettersIn(texts) ? texts : visible
}

const lettersIn = (texts: readonly PlacedText[]) => texts.reduce((sum, { text }) => sum + text.trim().length, 0)

function hasInk(pixels: Pixels, { start, along, up }: PlacedText, scale: number): boolean {
  if (Math.hypot(...up) < leastSize) return false
  const corners = [0, 1].flatMap(end =>
    [inked.from, inked.to].map(height =>
      [0, 1].map(axis => at(start, axis) + end * at(along, axis) + height * at(up, axis)),
    ),
  )
  const range = (axis: number, size: number): [from: number, to: number] => {
    const places = corners.map(corner => at(corner, axis) * scale)
    const [from, to] = [Math.floor(Math.min(...places)), Math.ceil(Math.max(...places))]
    return [Math.max(0, from), Math.min(size, Math.max(to, from + 1))]
  }
  return isUneven(pixels, range(0, pixels.width), range(1, pixels.height))
}

const at = (point: readonly number[], axis: number) => point[axis] ?? 0

/** Some pixels of a rectangle differ from others by more than a shade. */
function isUneven(
  { data, width }: Pixels,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): boolean {
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      for (let colour = 0; colour < 3; colour += 1) {
        const value = data[(y * width + x) * 4 + colour] ?? 0
        if (value < (least[colour] ?? 0)) least[colour] = value
        if (value > (most[colour] ?? 0)) most[colour] = value
        if ((most[colour] ?? 0) - (least[colour] ?? 0) > leastContrast) return true
      }
    }
  }
  return false
}
