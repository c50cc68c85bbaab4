import { PDFArray, type PDFDocument, type PDFFont, PDFName, type PDFPage, PDFString, rgb } from 'pdf-lib'
import type { Fonts } from './fonts.ts'

/** How the producing program writes its text: real invoices do all of these. */
export type TextHabit = 'whole' | 'words' | 'glyphs' | 'splitNumbers'

export interface TextStyle {
  size?: number
  bold?: boolean
  grey?: boolean
}

/** Puts things on A4 pages; distances in points from the top left corner, baseline for text. */
export interface Painter {
  text(x: number, y: number, text: string, style?: TextStyle): void
  /** Several lines with the given distance. Returns where the next one would stand. */
  lines(x: number, y: number, lines: readonly string[], style?: TextStyle): number
  rule(x: number, y: number, width: number): void
  band(x: number, y: number, width: number, height: number, shade: number): void
  /** A square of modules, true is dark: a QR code as vectors. */
  modules(x: number, y: number, side: number, dark: readonly boolean[][]): void
  link(x: number, y: number, width: number, height: number, address: string): void
  nextPage(): void
}

const pageSize: [number, number] = [595, 842]

/** A painter over a pdf-lib document. `habit` decides in which pieces text reaches the file. */
export function paintOn(document: PDFDocument, fonts: Fonts, habit: TextHabit): Painter {
  let page: PDFPage = document.addPage(pageSize)
  const up = (y: number) => pageSize[1] - y

  function text(x: number, y: number, content: string, style: TextStyle = {}): void {
    const font = style.bold ? fonts.bold : fonts.regular
    const size = style.size ?? 9
    const color = style.grey ? rgb(0.35, 0.35, 0.4) : rgb(0.05, 0.05, 0.1)
    for (const { piece, offset } of piecesOf(content, habit, font, size)) {
      page.drawText(piece, { x: x + offset, y: up(y), size, font, color })
    }
  }

  return {
    text,
    lines(x, y, lines, style = {}) {
      const step = (style.size ?? 9) * 1.35
      for (const [index, line] of lines.entries()) text(x, y + index * step, line, style)
      return y + lines.length * step
    },
    rule: (x, y, width) => page.drawRectangle({ x, y: up(y), width, height: 0.6, color: rgb(0.7, 0.7, 0.75) }),
    band: (x, y, width, height, shade) =>
      page.drawRectangle({ x, y: up(y + height), width, height, color: rgb(shade, shade, Math.min(1, shade + 0.03)) }),
    modules(x, y, side, dark) {
      const unit = side / dark.length
      for (const [row, cells] of dark.entries()) {
        for (const [column, isDark] of cells.entries()) {
          if (!isDark) continue
          page.drawRectangle({ x: x + column * unit, y: up(y + (row + 1) * unit), width: unit, height: unit })
        }
      }
    },
    link: (x, y, width, height, address) => addLink(document, page, [x, up(y + height), x + width, up(y)], address),
    nextPage: () => {
      page = document.addPage(pageSize)
    },
  }
}

function piecesOf(content: string, habit: TextHabit, font: PDFFont, size: number) {
  const cuts: Record<TextHabit, RegExp> = {
    whole: /.+/g,
    words: /\S+\s*/g,
    glyphs: /./g,
    splitNumbers: /\d+(?=,)|,\d(?=\d)|[^\d]+|\d+/g,
  }
  return [...content.matchAll(cuts[habit])].map(match => ({
    piece: match[0],
    // Letter by letter: the width of a whole text would be that of its kerned form, which is not how it is drawn.
    offset: [...content.slice(0, match.index)].reduce((sum, char) => sum + font.widthOfTextAtSize(char, size), 0),
  }))
}

function addLink(document: PDFDocument, page: PDFPage, rectangle: number[], address: string): void {
  const link = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle,
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) },
  })
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? document.context.obj([])
  annotations.push(document.context.register(link))
  page.node.set(PDFName.of('Annots'), annotations)
}
