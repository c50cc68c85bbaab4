import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { signsOfCutCodes } from './cut-codes.ts'
import { type Glyph, glyphRowsOfPage } from './glyph-rows.ts'
import { type Before, blanksIn, blanksOf } from './letter-spacing.ts'

/** A piece of text as PDF.js gives it. */
export interface TextPiece {
  str: string
  width: number
  transform: readonly number[]
}

// In signs: what PDF.js leaves out of its text, or says in other signs.
const mostLost = 400

/**
 * The texts of a page as printed: those whose letters stand apart put together to words, since PDF.js takes white between letters for blanks,
 * and signs whose codes the file has cut.
 */
export async function printedTexts<Piece extends TextPiece>(
  page: PDFPageProxy,
  pieces: readonly Piece[],
): Promise<readonly Piece[]> {
  return joinedPieces(pieces, await glyphRowsOfPage(page).catch(() => []))
}

function joinedPieces<Piece extends TextPiece>(pieces: readonly Piece[], rows: readonly Glyph[][]): Piece[] {
  const found = signsOf(pieces.map(({ str }) => str.replace(/\s/g, '')).join(''), rows)
  const joined: Piece[] = []
  let place = 0
  for (const piece of pieces) {
    const first = found[place]?.before
    let text = ''
    for (const [, blank = '', sign = ''] of piece.str.matchAll(/(\s*)(\S)/g)) {
      text += (text === '' ? blank : (found[place]?.before ?? blank)) + (found[place]?.sign ?? sign)
      place += 1
    }
    text += /\s*$/.exec(piece.str)?.[0] ?? ''
    const host = first === '' || first === ' ' ? joined.findLastIndex(({ str }) => str.trim() !== '') : -1
    const left = joined[host]
    if (text.trim() === '' || !left) joined.push(text === piece.str ? piece : { ...piece, str: text })
    else
      joined.splice(host, joined.length, {
        ...left,
        str: left.str.trimEnd() + first + text.trimStart(),
        width: widthOver(left, piece),
      })
  }
  return joined
}

interface Sign {
  before: Before
  /** Where the file has another one. */
  sign: string | undefined
}

/** Each sign of a text without blanks, which is that of the rows, and what stands before it. */
function signsOf(signs: string, rows: readonly Glyph[][]): Sign[] {
  const all: Sign[] = []
  const blanks = blanksOf(rows)
  const wrong = signsOfCutCodes(rows)
  let place = 0
  for (const row of rows) {
    const text = row.map(glyph => glyph.text).join('')
    const found = signs.indexOf(text, place)
    if (found < 0 || found > place + mostLost) continue
    place = found
    for (const [index, before] of blanksIn(row, blanks).entries()) {
      const glyph = row[index]
      all[place] = { before, sign: glyph && wrong.get(glyph) }
      place += glyph?.text.length ?? 0
    }
  }
  return all
}

/** From where the one begins to where the other ends. */
function widthOver({ transform: [, , , , x = 0, y = 0] }: TextPiece, { transform, width }: TextPiece): number {
  return Math.hypot((transform[4] ?? 0) - x, (transform[5] ?? 0) - y) + width
}
