import { greyPicture, type PictureLayout, pictureLayout } from './packed-pixels.ts'
import { filtersOf, type PdfStream, unpacked } from './pdf-streams.ts'
import { pixelsOf } from './pixels-of.ts'
import { viewsOf } from './views.ts'

/** A code of the regulator has about a hundred modules along its side, each at least one pixel. */
const minPixels = 80
/** Enough for the pictures of an invoice or a few scanned pages; the decoding of more would take too long. */
const maxPixels = 40_000_000

/** The pictures in a PDF that a code may stand in, in the order of the file, one by one; those packed in unusual ways are left out. */
export async function* picturesIn(streams: readonly PdfStream[]): AsyncGenerator<ImageData> {
  let pixels = 0
  for (const stream of streams) {
    const layout = /\/Subtype\s*\/Image\b/.test(stream.dictionary) ? pictureLayout(stream.dictionary) : null
    if (!layout || Math.min(layout.width, layout.height) < minPixels) continue
    pixels += layout.width * layout.height
    if (pixels > maxPixels) return
    const picture = filtersOf(stream)[0] === 'DCTDecode' ? await photo(stream) : await packed(stream, layout)
    if (picture) yield picture
  }
}

async function photo({ packed }: PdfStream): Promise<ImageData | null> {
  const picture = await createImageBitmap(new Blob([packed], { type: 'image/jpeg' })).catch(() => null)
  if (!picture) return null
  const [overview] = viewsOf(picture.width, picture.height)
  const pixels = overview && pixelsOf(picture, overview)
  picture.close()
  return pixels ?? null
}

async function packed(stream: PdfStream, layout: PictureLayout): Promise<ImageData | null> {
  const maxBytes = (layout.width * 3 + 1) * layout.height
  const picture = greyPicture(await unpacked(stream, maxBytes), layout)
  if (!picture) return null
  const { width, height, grey } = picture
  const pixels = new ImageData(width, height)
  // Alpha and three times the same grey, as one number.
  const colours = new Uint32Array(pixels.data.buffer)
  for (const [index, value] of grey.entries()) colours[index] = 0xff000000 + value * 0x010101
  return pixels
}
