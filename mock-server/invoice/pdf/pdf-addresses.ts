import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { below } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'

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
