import { acceptReading } from './accept-reading.ts'
import { comparatorReading, isComplete, mergeReadings } from './comparator-codes.ts'
import { withEvidence } from './evidence-of-fields.ts'
import { readCodes } from './image/code-reader.ts'
import { decodePicture, type Picture } from './image/decode-picture.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { type PictureText, readPagePicture } from './ocr/read-page-picture.ts'
import type { OnRecognising } from './pool/messages.ts'
import { findInText, type TextFindings } from './read-text.ts'

// A code of 97 modules on 3 cm of paper needs every pixel a phone gives, and more than that where it is a little out of focus.
const codeAttempts = {
  plain: { enlargement: 1, mostPixels: 3200 },
  enlarged: { enlargement: 1.6, mostPixels: 4800 },
}
const textPixels = 3000

/**
 * Reads the pictures of an invoice's pages, in order: the code, then letters, and where both left gaps the code once more, enlarged.
 * `onRecognising` is told what is certain so far before each slow part.
 */
export async function readImages(images: readonly Uint8Array[], onRecognising: OnRecognising): Promise<InvoiceReading> {
  const pictures: Picture[] = []
  for (const image of images) pictures.push(await decodePicture(image))
  let code = await codeIn(pictures, 'plain')
  const texts: PictureText[] = []
  let text: TextFindings = { reading: {}, confidence: { cups: 0, address: 0, powers: 0 } }
  let reading = code
  for (const [page, picture] of pictures.entries()) {
    const pixels = picture.pixels(Math.min(longSide(picture), textPixels))
    texts.push(await readPagePicture(pixels, page, () => onRecognising(reading)))
    text = findInText(
      texts.flatMap(({ sure }) => sure),
      texts.flatMap(({ all }) => all),
    )
    reading = mergeReadings(code, text.reading)
    if (isComplete(reading) && reading.municipality !== undefined) break
  }
  if (!isComplete(reading)) {
    code = await codeIn(pictures, 'enlarged')
    reading = mergeReadings(code, text.reading)
  }
  const accepted = acceptReading(
    reading,
    texts.flatMap(({ sure }) => sure),
  )
  return withEvidence(accepted, { code, text: text.confidence, origin: 'picture' })
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
