import { acceptReading, areOfSeveralHomes, areOfSeveralSupplies } from './accept-reading.ts'
import { comparatorReading, isComplete, mergeReadings, readCodes } from './comparator-codes.ts'
import { decodePicture, type Picture, type Pixels } from './image/decode-picture.ts'
import { type GrayImage, grayOf } from './image/gray-image.ts'
import { RefusedInvoice } from './invoice-answer.ts'
import { type InvoiceReading, type OnRecognising, withEvidence } from './invoice-reading.ts'
import { type PictureText, readPagePicture } from './ocr/read-page-picture.ts'
import { findInText } from './read-text.ts'
import type { TextLine } from './text/text-line.ts'

// A code of 97 modules on 3 cm of paper needs every pixel a phone gives, and more than that where it is a little out of focus.
const plainPixels = 3200
const enlarged = { enlargement: 1.6, mostPixels: 4800 }

/**
 * Reads the pictures of an invoice's pages, in order: the code, then letters, and where both left gaps the code again, enlarged.
 * `onRecognising` is told what is certain so far before each slow part and within it.
 */
export async function readImages(images: readonly Uint8Array[], onRecognising: OnRecognising): Promise<InvoiceReading> {
  const pictures: Picture[] = []
  for (const image of images) pictures.push(await decodePicture(image))
  const draw = drawer()
  const pages = pictures.map((picture, number) => ({ number, draw: () => grayOf(draw(picture)) }))
  const code = await codeIn(pictures, draw)
  const findCodeAgain = () => codeIn(pictures, drawEnlarged)
  return readPicturedPages({ written: [], pages, code, findCodeAgain }, onRecognising)
}

/** Draws pictures for codes and letters. Of most invoices there is one picture: it is drawn once for both, others would only fill the memory. */
function drawer(): (picture: Picture) => Pixels {
  let last: { picture: Picture; pixels: Pixels } | null = null
  return picture => {
    if (last?.picture !== picture) last = { picture, pixels: picture.pixels(Math.min(longSide(picture), plainPixels)) }
    return last.pixels
  }
}

function drawEnlarged(picture: Picture): Pixels {
  return picture.pixels(Math.min(longSide(picture) * enlarged.enlargement, enlarged.mostPixels))
}

async function codeIn(pictures: readonly Picture[], draw: (picture: Picture) => Pixels): Promise<InvoiceReading> {
  for (const picture of pictures) {
    const reading = comparatorReading(await readCodes(draw(picture)))
    if (reading.cups !== undefined) return reading
  }
  return {}
}

const longSide = ({ width, height }: Picture) => Math.max(width, height)

// Pages that are glanced at for another bill's sake, once all is known.
const mostPagesBeyond = 2

interface PicturedFile {
  /** What the file has as text. */
  written: readonly TextLine[]
  pages: readonly { number: number; draw: () => GrayImage | Promise<GrayImage> }[]
  /** What the regulator's code says, as far as it was found in passing. */
  code: InvoiceReading
  /** Looks for the code again, which is slow: where letters leave gaps. */
  findCodeAgain: () => Promise<InvoiceReading>
}

/** Reads pages letter by letter, in order, until all is known. `onRecognising` is told what is certain so far. */
export async function readPicturedPages(file: PicturedFile, onRecognising: OnRecognising): Promise<InvoiceReading> {
  const { written } = file
  let { code } = file
  const pictures: PictureText[] = []
  let text = findInText(written)
  let beyond = 0
  for (const { number, draw } of file.pages) {
    const known = mergeReadings(code, text.reading)
    const isGlance = hasAll(known)
    if (isGlance && ++beyond > mostPagesBeyond) break
    onRecognising(withEvidence(known, { code, text, origin: 'picture' }))
    const picture = await readPagePicture(await draw(), number, { isGlance })
    const { sure, all } = picture
    // What is known by now may be of one bill, and this page the first of another.
    if (isGlance && areOfSeveralSupplies([known, findInText(sure, all).reading]))
      throw new RefusedInvoice('severalSupplies')
    if (areOfSeveralHomes([...pictures, picture].map(page => findInText(page.sure, page.all).reading)))
      throw new RefusedInvoice('severalSupplies')
    if (isGlance) continue
    pictures.push(picture)
    const seen = (name: keyof PictureText) => [...written, ...pictures.flatMap(page => page[name])]
    text = findInText(seen('sure'), seen('all'))
  }
  if (code.cups === undefined && !isComplete(text.reading)) code = await file.findCodeAgain()
  const sure = [...written, ...pictures.flatMap(page => page.sure)]
  return withEvidence(acceptReading(mergeReadings(code, text.reading), sure), { code, text, origin: 'picture' })
}

/** Everything that a bill can say is known. */
export const hasAll = (reading: InvoiceReading) => isComplete(reading) && reading.municipality !== undefined
