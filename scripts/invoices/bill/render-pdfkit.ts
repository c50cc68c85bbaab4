import { buffer } from 'node:stream/consumers'
import fontkit from '@pdf-lib/fontkit'
import PDFDocument from 'pdfkit'
import type { BillDocument } from './bill-document.ts'
import { drawBand, page } from './draw-blocks.ts'
import { embeddedFonts } from './embedded-fonts.ts'
import type { Sheet } from './sheet.ts'

interface Options {
  /** Letters become shapes, as printing houses ask for: the text can be seen but not extracted. */
  outlines?: boolean
  /** Everybody may read it; a password only protects it from changes. */
  ownerPassword?: boolean
}

const inventedDay = new Date('2026-08-07T08:00:00Z')
const colours = { text: '#0d0d1a', grey: '#666666', frame: '#999999', code: '#000000' }

/** Sets a bill with PDFKit, which keeps of each font the letters that are used. */
export async function renderWithPdfkit(
  bill: BillDocument,
  { outlines = false, ownerPassword = false }: Options = {},
): Promise<Uint8Array> {
  const { regular, bold } = await embeddedFonts()
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [page.width, page.height],
    margin: 0,
    info: { CreationDate: inventedDay },
    ...(ownerPassword && {
      pdfVersion: '1.7ext3',
      ownerPassword: 'impresor',
      permissions: { printing: 'highResolution' },
    }),
  })
  const bytes = buffer(document)
  document.registerFont('regular', regular).registerFont('bold', bold)
  const sheet = outlines ? outlined(document, { regular, bold }) : written(document)
  for (const bands of bill.pages) {
    document.addPage()
    let y = page.margin
    for (const band of bands) y = drawBand(sheet, band, y, bill.size) + bill.size
  }
  document.end()
  return new Uint8Array(await bytes)
}

function written(document: PDFKit.PDFDocument): Sheet {
  const at = (points: number, bold: boolean) => document.font(bold ? 'bold' : 'regular', points)
  return {
    widthOf: (text, points, bold) => at(points, bold).widthOfString(text),
    write: (text, { x, y, points, bold, grey }) => {
      at(points, bold)
        .fillColor(grey ? colours.grey : colours.text)
        .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    },
    frame: ({ x, y, width, height }) => {
      document.rect(x, y, width, height).lineWidth(0.6).stroke(colours.frame)
    },
    square: ({ x, y, side }) => {
      document.rect(x, y, side, side).fill(colours.code)
    },
  }
}

function outlined(document: PDFKit.PDFDocument, files: { regular: Buffer; bold: Buffer }): Sheet {
  const fonts = { regular: fontkit.create(files.regular), bold: fontkit.create(files.bold) }
  return {
    ...written(document),
    write: (text, { x, y, points, bold, grey }) => {
      const font = bold ? fonts.bold : fonts.regular
      document
        .save()
        .translate(x, y)
        .scale(points / font.unitsPerEm, -points / font.unitsPerEm)
      for (const glyph of font.layout(text).glyphs) {
        document.path(glyph.path.toSVG()).fill(grey ? colours.grey : colours.text)
        document.translate(glyph.advanceWidth, 0)
      }
      document.restore()
    },
  }
}
