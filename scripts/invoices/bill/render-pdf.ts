import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { PDFDict, PDFDocument, type PDFFont, PDFName, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import QRCode from 'qrcode'
import type { Band, BillDocument, Block } from './bill-document.ts'

const page = { width: 595, height: 842, margin: 36 }
const inventedDay = new Date('2026-08-07T08:00:00Z')
const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)

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

function drawBand(sheet: PDFPage, band: Band, top: number, fonts: Fonts, size: number): number {
  let left = page.margin
  let bottom = top
  for (const { width, blocks } of band) {
    const points = width * (page.width - 2 * page.margin)
    let y = top
    for (const block of blocks) y = drawBlock({ sheet, fonts, left, width: points - 10, size }, block, y) + size * 0.6
    bottom = Math.max(bottom, y)
    left += points
  }
  return bottom
}

interface Place {
  sheet: PDFPage
  fonts: Fonts
  left: number
  width: number
  size: number
}

interface Style {
  scale?: number
  bold?: boolean
  grey?: boolean
}

function drawBlock(place: Place, block: Block, top: number): number {
  const { left, width, size } = place
  const line = size * 1.35
  switch (block.kind) {
    case 'gap':
      return top + block.height
    case 'lines':
      return block.lines.reduce((y, text) => drawWrapped(place, text, left, width, y, block), top)
    case 'prose':
      return drawWrapped(place, block.text, left, width, top, { scale: 0.9 })
    case 'code':
      return drawCode(place, block.content, block.side, top)
    case 'table': {
      let y = block.heading ? drawWrapped(place, block.heading, left, width, top, { bold: true }) : top
      const first = Math.min(
        width * 0.75,
        Math.max(...block.rows.map(row => widthOf(place, row[0] ?? '', {}))) + 2 * size,
      )
      const rest = (width - first) / Math.max(1, block.header.length - 1)
      const x = (column: number) => (column === 0 ? left : left + first + (column - 1) * rest)
      for (const [index, row] of [block.header, ...block.rows].entries()) {
        const ends = row.map((text, column) =>
          drawWrapped(place, text, x(column), column === 0 ? first : rest - 4, y, { bold: index === 0 }),
        )
        y = Math.max(y + line, ...ends)
      }
      return y
    }
    case 'fields':
      return drawFields(place, block, top)
  }
}

function drawFields(place: Place, block: Extract<Block, { kind: 'fields' }>, top: number): number {
  const { sheet, left, width, size } = place
  const line = size * 1.35
  let y = block.heading ? drawWrapped(place, block.heading, left, width, top, { bold: true }) : top
  const labelWidth = Math.min(
    width * 0.45,
    Math.max(...block.rows.map(({ label }) => widthOf(place, label, { bold: true }))) + size,
  )
  for (const { label, value } of block.rows) {
    const title = label === '' ? '' : label + block.colon
    if (block.style === 'inline') {
      const [first = '', ...rest] = value
      y = drawWrapped(place, `${title} ${first}`.trim(), left, width, y, {})
      for (const text of rest) y = drawWrapped(place, text, left, width, y, {})
    } else if (block.style === 'above') {
      if (title !== '') y = drawWrapped(place, title, left, width, y, { grey: true, scale: 0.9 })
      for (const text of value) y = drawWrapped(place, text, left, width, y, {})
      y += size * 0.3
    } else {
      const middle = block.style === 'beside-middle' ? ((value.length - 1) * line) / 2 : 0
      const under = drawWrapped(place, title, left, labelWidth, y + middle, { bold: true })
      let beside = y
      for (const text of value) beside = drawWrapped(place, text, left + labelWidth, width - labelWidth, beside, {})
      y = Math.max(under, beside)
    }
  }
  if (block.boxed)
    sheet.drawRectangle({
      x: left - 4,
      y: page.height - y - 2,
      width: width + 6,
      height: y - top + 6,
      borderWidth: 0.6,
      borderColor: rgb(0.6, 0.6, 0.6),
    })
  return y
}

function widthOf({ fonts, size }: Place, text: string, style: Style): number {
  return (style.bold ? fonts.bold : fonts.regular).widthOfTextAtSize(text, size * (style.scale ?? 1))
}

/** Draws text in lines no wider than `width`; returns where the next one would begin. */
function drawWrapped(place: Place, text: string, x: number, width: number, top: number, style: Style): number {
  const { sheet, fonts, size } = place
  const points = size * (style.scale ?? 1)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(place, `${last} ${word}`, style) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  let y = top
  for (const line of lines) {
    sheet.drawText(line, {
      x,
      y: page.height - y - points,
      size: points,
      font: style.bold ? fonts.bold : fonts.regular,
      color: style.grey ? rgb(0.4, 0.4, 0.4) : rgb(0.05, 0.05, 0.1),
    })
    y += points * 1.35
  }
  return y
}

function drawCode({ sheet, left }: Place, content: string, side: number, top: number): number {
  const { size, data } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules
  const unit = side / size
  for (const [index, dark] of data.entries()) {
    if (!dark) continue
    const [row, column] = [Math.floor(index / size), index % size]
    sheet.drawRectangle({ x: left + column * unit, y: page.height - top - (row + 1) * unit, width: unit, height: unit })
  }
  return top + side
}
