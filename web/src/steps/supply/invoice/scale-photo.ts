/** Long side of what is sent: an A4 page stays at about 210 dots an inch, well above what reading small print needs. */
const maxSidePx = 2400
// The first that is small enough: a noisy photo in the best of them may take 3 MB.
const jpegQualities = [0.85, 0.7, 0.5, 0.35] as const

function fittingSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, maxSidePx / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** A photo scaled down and turned upright, as JPEG of at most `maxBytes` while legible. Rejects if it cannot be read. */
export async function scalePhoto(photo: File, maxBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, fittingSize(bitmap.width, bitmap.height))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas to draw on')
    // A transparent picture would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await smallEnough(canvas, maxBytes)
  } finally {
    bitmap.close()
  }
}

async function smallEnough(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  const [best, ...lower] = jpegQualities
  let picture = await asJpeg(canvas, best)
  for (const quality of lower) {
    if (picture.size <= maxBytes) break
    picture = await asJpeg(canvas, quality)
  }
  return picture
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture came out'))), 'image/jpeg', quality)
  })
}
