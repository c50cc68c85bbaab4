/** A part of a picture, in its own pixels, and how many pixels of the view one of them becomes. */
export interface View {
  x: number
  y: number
  width: number
  height: number
  scale: number
}

/** Long side of the first look. A code 25 mm wide on a photo of a whole page has about two pixels a module in it. */
export const overviewPx = 2048

/** Long side up to which a closer look is taken: what the camera of a phone delivers. */
const closestPx = 4096

/** Share of the picture a closer view covers along each side; two overlap by more than a code is wide. */
const closerShare = 0.6

/** The order in which a picture is looked at: all of it, small, then quarter by quarter, to keep a phone's memory low. */
export function viewsOf(width: number, height: number): View[] {
  const longest = Math.max(width, height)
  const overview = { x: 0, y: 0, width, height, scale: Math.min(1, overviewPx / longest) }
  const scale = Math.min(1, closestPx / longest)
  if (scale < overview.scale * 1.2) return [overview]
  const part = { width: Math.ceil(width * closerShare), height: Math.ceil(height * closerShare), scale }
  const [right, bottom] = [width - part.width, height - part.height]
  return [
    overview,
    { x: 0, y: 0, ...part },
    { x: right, y: 0, ...part },
    { x: 0, y: bottom, ...part },
    { x: right, y: bottom, ...part },
  ]
}

/** The pixels of a part of a picture, in the size of the view. */
export function pixelsOf(picture: ImageBitmap, view: View): ImageData {
  const { canvas, context } = draw(picture, view)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Draws a part of a picture in the size of the view. What is transparent is paper. */
export function draw(picture: ImageBitmap, { x, y, width, height, scale }: View) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}
