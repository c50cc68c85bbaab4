import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linesOfWords } from '../text/group-words.ts'
import type { TextLine, Word } from '../text/text-line.ts'

interface Turned extends Word {
  /** Quarter turns of the baseline. */
  turns: number
}

/** The lines of a PDF page in reading position. Text in another direction than most (registry notes along the margin) is left out. */
export async function textOfPage(page: PDFPageProxy, index: number): Promise<TextLine[]> {
  const viewport = page.getViewport({ scale: 1 })
  const printed = (await page.getTextContent()).items.filter(item => 'str' in item)
  const items = [...printed, ...(await fieldsOfPage(page))]
  const words = items.flatMap((item, order) => {
    if (item.str.trim() === '') return []
    const afterBlank = /^\s+$/.test(items[order - 1]?.str ?? '')
    return [{ ...placed(item.str, item.width, viewport.transform, item.transform), afterBlank }]
  })
  return linesOfWords(words, index)
}

/** Where a run of text stands, measured along and across its own baseline, so that a turned page reads like an upright one. */
function placed(text: string, width: number, page: readonly number[], own: readonly number[]): Turned {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page
  const [ownA = 1, ownB = 0, ownC = 0, ownD = 1, ownE = 0, ownF = 0] = own
  const x = a * ownE + c * ownF + e
  const y = b * ownE + d * ownF + f
  const turns = (Math.round(Math.atan2(b * ownA + d * ownB, a * ownA + c * ownB) / (Math.PI / 2)) + 4) % 4
  const size = Math.hypot(ownC, ownD)
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

/** What stands in the fields of a page, but for those that are hidden. A bill that was filled in has its values nowhere else. */
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
