import { agreedComparatorQr } from '#domain/agreed-comparator-qr.ts'
import { readInvoiceQr } from '#domain/invoice-fields.ts'
import { type DeviceReading, nothingFound, type OnProgress } from './device-reading.ts'
import { isHeic } from './heic.ts'
import { prepareQrReader, readQrCodes } from './qr-codes.ts'
import { type View, viewsOf } from './views.ts'

/** Looks for the regulator's code in photo after photo until one has it. */
export async function readPhotos(photos: readonly File[], onProgress: OnProgress): Promise<DeviceReading> {
  void prepareQrReader()
  let otherwise = nothingFound
  for (const [index, photo] of photos.entries()) {
    // Turned upright as its EXIF data says, which is the default.
    const picture = await createImageBitmap(photo).catch(() => null)
    if (!picture) otherwise = { is: (await isHeic(photo)) ? 'heic' : 'unreadable' }
    const found = picture && (await lookAt(picture, part => onProgress((index + part) / photos.length)))
    picture?.close()
    if (found) return found
  }
  return otherwise
}

async function lookAt(picture: ImageBitmap, onProgress: OnProgress): Promise<DeviceReading | null> {
  const views = viewsOf(picture.width, picture.height)
  for (const [index, view] of views.entries()) {
    const qr = agreedComparatorQr(await readQrCodes(pixelsOf(picture, view)))
    if (qr) return { is: 'read', fields: readInvoiceQr(qr) }
    onProgress((index + 1) / views.length)
  }
  return null
}

function pixelsOf(picture: ImageBitmap, { x, y, width, height, scale }: View): ImageData {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on')
  // What is transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
