import fontkit from '@pdf-lib/fontkit'
import { PDFDict, PDFDocument, type PDFFont, PDFName, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { BillDocument } from './bill-document.ts'
import { drawBand, page } from './draw-blocks.ts'
import { embeddedFonts } from './embedded-fonts.ts'
import type { Sheet } from './sheet.ts'

const inventedDay = new Date('2026-08-07T08:00:00Z')

interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

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
    const sheet = sheetOn(document.addPage([page.width, page.height]), fonts)
    let y = page.margin
    for (const band of bands) y = drawBand(sheet, band, y, bill.size) + bill.size
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
  const embedded = async (bytes: Uint8Array) => document.embedFont(bytes, { subset: true })
  const { regular, bold } = await embeddedFonts()
  return { regular: await embedded(regular), bold: await embedded(bold) }
}

function sheetOn(sheet: PDFPage, fonts: Fonts): Sheet {
  const fontOf = (bold: boolean) => (bold ? fonts.bold : fonts.regular)
  return {
    widthOf: (text, points, bold) => fontOf(bold).widthOfTextAtSize(text, points),
    write: (text, { x, y, points, bold, grey }) =>
      sheet.drawText(text, {
        x,
        y: page.height - y,
        size: points,
        font: fontOf(bold),
        color: grey ? rgb(0.4, 0.4, 0.4) : rgb(0.05, 0.05, 0.1),
      }),
    frame: ({ x, y, width, height }) =>
      sheet.drawRectangle({
        x,
        y: page.height - y - height,
        width,
        height,
        borderWidth: 0.6,
        borderColor: rgb(0.6, 0.6, 0.6),
      }),
    square: ({ x, y, side }) => sheet.drawRectangle({ x, y: page.height - y - side, width: side, height: side }),
  }
}

async function withoutLetterTables(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes)
  for (const [, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFDict) object.delete(PDFName.of('ToUnicode'))
  return document.save()
}
