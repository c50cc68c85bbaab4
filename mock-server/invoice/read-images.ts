import { comparatorReading } from './comparator-codes.ts'
import { readCodes } from './image/code-reader.ts'
import { decodePicture, type Picture } from './image/decode-picture.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import type { OnRecognising } from './pool/messages.ts'
import { readPicturedPages } from './read-pictured-pages.ts'

// A code of 97 modules on 3 cm of paper needs every pixel a phone gives, and more than that where it is a little out of focus.
const codeAttempts = {
  plain: { enlargement: 1, mostPixels: 3200 },
  enlarged: { enlargement: 1.6, mostPixels: 4800 },
}
const textPixels = 3000

/**
 * Reads the pictures of an invoice's pages, in order: the code, then letters, and where both left gaps the code once more, enlarged.
 * `onRecognising` is told what is certain so far before each slow part and within it.
 */
export async function readImages(images: readonly Uint8Array[], onRecognising: OnRecognising): Promise<InvoiceReading> {
  const pictures: Picture[] = []
  for (const image of images) pictures.push(await decodePicture(image))
  const pages = pictures.map((picture, number) => ({
    number,
    draw: () => picture.pixels(Math.min(longSide(picture), textPixels)),
  }))
  const code = await codeIn(pictures, 'plain')
  return readPicturedPages(
    { written: [], pages, code, findCodeAgain: () => codeIn(pictures, 'enlarged') },
    onRecognising,
  )
}

async function codeIn(pictures: readonly Picture[], attempt: keyof typeof codeAttempts): Promise<InvoiceReading> {
  const { enlargement, mostPixels } = codeAttempts[attempt]
  for (const picture of pictures) {
    const side = Math.min(longSide(picture) * enlargement, mostPixels)
    const reading = comparatorReading(await readCodes(picture.pixels(side)))
    if (reading.cups !== undefined) return reading
  }
  return {}
}

const longSide = ({ width, height }: Picture) => Math.max(width, height)
