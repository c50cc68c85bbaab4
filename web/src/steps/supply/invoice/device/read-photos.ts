import { agreedComparatorQr } from '#domain/qr-comparator.ts'
import { type DeviceReading, nothingFound, type OnProgress, readingOf } from './device-reading.ts'
import { prepareQrReader, readQrCodes } from './qr-codes.ts'
import { pixelsOf, viewsOf } from './views.ts'

/** Looks for the regulator's code in photo after photo until one has it. */
export async function readPhotos(photos: readonly File[], onProgress: OnProgress): Promise<DeviceReading> {
  void prepareQrReader()
  let otherwise = nothingFound
  for (const [index, photo] of photos.entries()) {
    // Turned upright as its EXIF data says, which is the default.
    const picture = await createImageBitmap(photo).catch(() => null)
    if (!picture) otherwise = { status: 'unreadable' }
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
    if (qr) return readingOf(qr)
    onProgress((index + 1) / views.length)
  }
  return null
}
