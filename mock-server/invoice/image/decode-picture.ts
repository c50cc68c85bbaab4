import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { RefusedInvoice } from '../invoice-refusal.ts'
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

/** Opens a photo or scan from memory. Throws a `RefusedInvoice`. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const size = pictureSize(bytes)
  if (!size || size.width < 1 || size.height < 1) throw new RefusedInvoice('unreadable')
  if (size.width * size.height > mostImagePixels) throw new RefusedInvoice('tooManyPixels')
  const image = await opened(bytes)
  const { width, height } = image
  return { width, height, pixels: longSide => drawn(image, longSide / Math.max(width, height)) }
}

async function opened(bytes: Uint8Array): Promise<Image> {
  try {
    return await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    throw new RefusedInvoice('unreadable')
  }
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

/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/**
 * Reads the size from a picture's header, so that a bomb is refused before it is unpacked. Null for what is no JPEG, PNG, WebP, GIF,
 * BMP or AVIF.
 */
function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const signature = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  try {
    if (signature.startsWith('\x89PNG')) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (signature.startsWith('\xff\xd8\xff')) return jpegSize(view)
    if (signature.startsWith('GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (signature.startsWith('BM')) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
    if (signature.startsWith('RIFF') && signature.startsWith('WEBP', 8)) return webpSize(view)
    if (signature.startsWith('ftypavi', 4)) return avifSize(bytes, view)
  } catch {
    // The header ends before the size: cut off.
  }
  return null
}

function jpegSize(view: DataView): PictureSize | null {
  let at = 2
  for (;;) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker < 0xff01) return null
    at += 2 + view.getUint16(at + 2)
  }
}

function webpSize(view: DataView): PictureSize | null {
  const kind = String.fromCharCode(view.getUint8(15))
  if (kind === 'X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 'L') {
    const packed = view.getUint32(21, true)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

/** AVIF keeps the size of the picture and of its parts (alpha) in boxes named "ispe": the largest counts. */
function avifSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const sizes = [...head.matchAll(/ispe/g)].map(({ index }) => ({
    width: view.getUint32(index + 8),
    height: view.getUint32(index + 12),
  }))
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
}
