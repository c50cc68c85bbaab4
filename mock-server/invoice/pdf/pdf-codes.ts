import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { below, type TextLine } from '../text/text-line.ts'

// A code of the smallest kind has some hundred dark modules; ruled tables have fewer shapes.
const fewestShapes = 250
const largePixels = 400_000
const images = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
])

/** Whether a page draws anything a code could be made of: a picture, or shapes by the hundred. Spares drawing pages of mere text. */
export async function mayHoldCode(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let shapes = 0
  for (const [index, operation] of fnArray.entries()) {
    if (images.has(operation) && mayBeCode(argsArray[index] ?? [])) return true
    if (operation === OPS.constructPath) shapes += pathLength(argsArray[index])
    if (shapes > fewestShapes * 4) return true
  }
  return false
}

/** A picture as wide as it is high, or so large that a code may be a part of it; a logo is neither. */
function mayBeCode([, width, height]: readonly unknown[]): boolean {
  if (typeof width !== 'number' || typeof height !== 'number') return true
  return Math.min(width, height) > 0.8 * Math.max(width, height) || width * height > largePixels
}

/** Numbers in a path: four or more a shape. One path may hold a whole code. */
function pathLength(args: unknown): number {
  const [, data] = Array.isArray(args) ? args : []
  const [points] = Array.isArray(data) ? data : []
  return points !== null && typeof points === 'object' && 'length' in points && typeof points.length === 'number'
    ? points.length
    : 4
}

const addressBegins = /https:\/\/comparador\.cnmc\.gob\.es\/\S*/i
// The rest of a long address in the next line: one piece, and more of a query than of a sentence.
const addressGoesOn = /^\S*[=&]\S*$/

/** Web addresses behind the links of a page. They are compared, never opened. */
export async function linksOfPage(page: PDFPageProxy): Promise<string[]> {
  const annotations = await page.getAnnotations()
  return annotations.flatMap(({ url, unsafeUrl }) => [url, unsafeUrl]).filter(address => typeof address === 'string')
}

/** The regulator's address where it is printed as text, put together again when it runs over several lines. */
export function addressesInText(lines: readonly TextLine[]): string[] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      let address = addressBegins.exec(cell.text)?.[0]
      if (address === undefined) return []
      let at = below(lines, { line: index, cell })
      while (at && addressGoesOn.test(at.cell.text)) {
        address += at.cell.text
        at = below(lines, at)
      }
      return [address]
    }),
  )
}
