import { comparatorReading } from './comparator-codes.ts'
import { readCodes } from './image/code-reader.ts'
import { decodePicture, type Picture, type Pixels } from './image/decode-picture.ts'
import { grayOf } from './image/gray-image.ts'
import type { InvoiceReading, OnRecognising } from './invoice-reading.ts'
import { readPicturedPages } from './read-pictured-pages.ts'

// A code of 97 modules on 3 cm of paper needs every pixel a phone gives, and more than that where it is a little out of focus.
const plainPixels = 3200
const enlarged = { enlargement: 1.6, mostPixels: 4800 }

/**
 * Reads the pictures of an invoice's pages, in order: the code, then letters, and where both left gaps the code once more, enlarged.
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
