import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { RefusedInvoice } from '../invoice-answer.ts'
import { mostImagePixels } from '../limits.ts'

/** Pixels as red, green, blue and alpha bytes, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** A decoded picture, turned as its EXIF note says, that can be had in any size. */
export interface Picture {
  width: number
  height: number
  /** The picture with its longer side `longSide` pixels long. */
  pixels(longSide: number): Pixels
}

const kinds = ['jpg', 'png', 'webp', 'gif', 'bmp', 'avif']

/** Opens a photo or scan from memory. Throws a `RefusedInvoice`, or what a library makes of a broken file. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  // From its header, so that a bomb is refused before it is unpacked.
  const size = imageSize(bytes)
  if (!kinds.includes(size.type ?? '')) throw new RefusedInvoice('unreadable')
  if (size.width * size.height > mostImagePixels) throw new RefusedInvoice('tooManyPixels')
  const image = await loadImage(bytes)
  const { width, height } = image
  return { width, height, pixels: longSide => drawn(image, longSide / Math.max(width, height)) }
}

function drawn(image: Image, scale: number): Pixels {
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))]
  const context = createCanvas(width, height).getContext('2d')
  // What is transparent is paper.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}
