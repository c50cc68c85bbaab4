import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

export type FontChoice = 'liberation' | 'helvetica' | 'times'

const liberationFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)

/** A pair of free fonts: Liberation Sans embedded as a subset (as most invoices do), or one of the PDF standard fonts. */
export async function loadFonts(document: PDFDocument, choice: FontChoice): Promise<Fonts> {
  if (choice === 'helvetica') return standardPair(document, StandardFonts.Helvetica, StandardFonts.HelveticaBold)
  if (choice === 'times') return standardPair(document, StandardFonts.TimesRoman, StandardFonts.TimesRomanBold)
  document.registerFontkit(fontkit)
  // One after the other: the order of embedding decides the object numbers, and with them the bytes of the file.
  const regular = await document.embedFont(await readFile(path.join(liberationFolder, 'LiberationSans-Regular.ttf')), {
    subset: true,
  })
  const bold = await document.embedFont(await readFile(path.join(liberationFolder, 'LiberationSans-Bold.ttf')), {
    subset: true,
  })
  return { regular, bold }
}

async function standardPair(document: PDFDocument, regular: StandardFonts, bold: StandardFonts): Promise<Fonts> {
  return { regular: await document.embedFont(regular), bold: await document.embedFont(bold) }
}
