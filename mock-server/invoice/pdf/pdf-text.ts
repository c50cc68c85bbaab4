import { OPS, type PageViewport, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type GrayImage, grayOf } from '../image/gray-image.ts'
import { linesOfWords } from '../text/group-words.ts'
import type { TextLine, Word } from '../text/text-line.ts'
import { pointsPerInch, renderPage } from './open-pdf.ts'

interface Turned extends Word {
  /** Quarter turns of the baseline. */
  turns: number
}

/** The lines of a PDF page in reading position. Text in another direction than most (registry notes along the margin) is left out. */
export async function textOfPage(page: PDFPageProxy, index: number): Promise<TextLine[]> {
  const viewport = page.getViewport({ scale: 1 })
  const written = (await page.getTextContent()).items.filter(item => 'str' in item)
  const drawing = (await mayHideText(page)) ? grayOf(await renderPage(page, pointsPerInch)) : null
  const printed = drawing ? written.filter(item => isSeen(drawing, viewport, item)) : written
  const items = [...printed, ...(await fieldsOfPage(page))]
  const words = items.flatMap((item, order) => {
    if (item.str.trim() === '') return []
    const afterBlank = /^\s+$/.test(items[order - 1]?.str ?? '')
    return [{ ...placed(item.str, item.width, viewport.transform, item.transform), afterBlank }]
  })
  return linesOfWords(words, index)
}

const light = /^#[ef].[ef].[ef]./
const withoutInk = 3

/** Whether a page writes in white or without ink: often on a coloured ground or over a scan, but perhaps so that no one sees it. */
async function mayHideText(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let isFaint = { light: false, inkless: false }
  const outer: (typeof isFaint)[] = []
  return fnArray.some((operation, at) => {
    const [value] = argsArray[at] ?? []
    if (operation === OPS.save) outer.push(isFaint)
    if (operation === OPS.restore) isFaint = outer.pop() ?? isFaint
    if (operation === OPS.setFillRGBColor) isFaint = { ...isFaint, light: light.test(value) }
    if (operation === OPS.setTextRenderingMode) isFaint = { ...isFaint, inkless: value === withoutInk }
    return operation === OPS.showText && (isFaint.light || isFaint.inkless)
  })
}

const leastContrast = 24

/** Whether a page, drawn in points, has anything to see where a text is. */
function isSeen(
  { data, width: columns, height: rows }: GrayImage,
  viewport: PageViewport,
  { str, width, transform: [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] }: FieldText,
): boolean {
  if (str.trim() === '') return true
  const along = width / Math.hypot(a, b)
  const [x0, y0] = viewport.convertToViewportPoint(e, f)
  const [x1, y1] = viewport.convertToViewportPoint(e + a * along + c, f + b * along + d)
  let [darkest, brightest] = [255, 0]
  for (let y = Math.max(0, Math.floor(Math.min(y0, y1))); y <= Math.min(rows - 1, Math.max(y0, y1)); y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(x0, x1))); x <= Math.min(columns - 1, Math.max(x0, x1)); x += 1) {
      const brightness = data[y * columns + x] ?? 255
      darkest = Math.min(darkest, brightness)
      brightest = Math.max(brightest, brightness)
    }
  }
  return brightest - darkest >= leastContrast
}

/** Where a run of text is, measured along and across its own baseline, so that a turned page reads like an upright one. */
function placed(text: string, width: number, page: readonly number[], own: readonly number[]): Turned {
  const [a = 1, b = 0, , , x = 0, y = 0]: number[] = Util.transform([...page], [...own])
  const turns = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
  const size = Math.hypot(own[2] ?? 0, own[3] ?? 1)
  const [left, base] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[turns as 0 | 1 | 2 | 3]
  return { text, left, right: left + width, base, size, turns }
}

/** A value in a field of a form, as if it were a text of the page. */
interface FieldText {
  str: string
  width: number
  /** Size and place of its baseline in the page's own coordinates. */
  transform: readonly number[]
}

const hidden = 2
const notOnScreen = 32
// A field says how high it is, not how large its letters are. In shares of the height, and of the size.
const largest = 10
const sizeInField = 0.6
const baseline = 0.3
const letterWidth = 0.5

/** What is in the fields of a page, but for those that are hidden. A bill that was filled in has its values nowhere else. */
async function fieldsOfPage(page: PDFPageProxy): Promise<FieldText[]> {
  const annotations = await page.getAnnotations()
  return annotations.flatMap(({ fieldType, fieldValue, rect, annotationFlags = 0 }) => {
    const isShown = (annotationFlags & (hidden | notOnScreen)) === 0
    const str = [fieldValue].flat().join(' ').trim()
    if (!['Tx', 'Ch'].includes(fieldType) || !isShown || str === '') return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const size = Math.min(largest, sizeInField * (top - bottom))
    const base = (bottom + top) / 2 - baseline * size
    const width = Math.min(right - left, str.length * letterWidth * size)
    return [{ str, width, transform: [size, 0, 0, size, left, base] }]
  })
}
