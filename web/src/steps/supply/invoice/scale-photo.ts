import { draw } from './device/views.ts'

/** Long side of what is sent: an A4 page stays at about 210 dots an inch, well above what reading small print needs. */
const maxSidePx = 2400
// The first that is small enough: a noisy photo in the best of them may take 3 MB.
const jpegQualities = [0.85, 0.7, 0.5, 0.35] as const

/** A photo scaled down and turned upright, as JPEG of at most `maxBytes` while legible. Rejects if it cannot be read. */
export async function scalePhoto(photo: File, maxBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  const { canvas } = draw(bitmap, {
    x: 0,
    y: 0,
    width,
    height,
    scale: Math.min(1, maxSidePx / Math.max(width, height)),
  })
  bitmap.close()
  let picture: Blob = photo
  for (const quality of jpegQualities) {
    picture = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (picture.size <= maxBytes) break
  }
  return picture
}
