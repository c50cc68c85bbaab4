import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

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
export async function fieldsOfPage(page: PDFPageProxy): Promise<FieldText[]> {
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
