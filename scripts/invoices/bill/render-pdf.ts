import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib'
import type { BillDocument } from './bill-document.ts'
import { drawBand, type Fonts, page } from './draw-blocks.ts'

const inventedDay = new Date('2026-08-07T08:00:00Z')
const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)

/**
 * Sets a bill with pdf-lib. `withoutLetters`: the subset font keeps no table from its glyphs back to letters, so that the text can be
 * seen but not extracted.
 */
export async function renderPdf(bill: BillDocument, options: { withoutLetters?: boolean } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setCreationDate(inventedDay)
  document.setModificationDate(inventedDay)
  const fonts = await fontsFor(document, bill.font, options.withoutLetters ?? false)
  for (const bands of bill.pages) {
    const sheet = document.addPage([page.width, page.height])
    let y = page.margin
    for (const band of bands) y = drawBand(sheet, band, y, fonts, bill.size) + bill.size
  }
  const bytes = await document.save({ useObjectStreams: false })
  return options.withoutLetters ? withoutLetterTables(bytes) : bytes
}

async function fontsFor(document: PDFDocument, font: BillDocument['font'], embed: boolean): Promise<Fonts> {
  const standard = {
    sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
    mono: [StandardFonts.Courier, StandardFonts.CourierBold],
  } as const
  if (!embed) {
    const [regular, bold] = standard[font]
    return { regular: await document.embedFont(regular), bold: await document.embedFont(bold) }
  }
  document.registerFontkit(fontkit)
  const embedded = async (name: string) =>
    document.embedFont(await readFile(path.join(fontFolder, name)), { subset: true })
  return {
    regular: await embedded('LiberationSans-Regular.ttf'),
    bold: await embedded('LiberationSans-Bold.ttf'),
  }
}

async function withoutLetterTables(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes)
  for (const [, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFDict) object.delete(PDFName.of('ToUnicode'))
  return document.save()
}
