import type { GrayImage } from './gray-image.ts'

/** How far a window reaches from the pixel in its middle. */
export interface Reach {
  across: number
  down: number
}

/** The least of the window around each pixel. */
export const leastAround = (image: GrayImage, reach: Reach) => inWindows(image, reach, leastOf)
/** The most of the window around each pixel. */
export const mostAround = (image: GrayImage, reach: Reach) => inWindows(image, reach, mostOf)
/** The mean of the window around each pixel. */
export const meanAround = (image: GrayImage, reach: Reach) => inWindows(image, reach, meanOf)

/** Where the pixels of one row or column are: the first, the step to the next, and how many. */
interface Run {
  from: number
  step: number
  length: number
}

/** Puts into `out` what the windows along a run say, which reach so far to both sides. */
type AlongRun = (data: Uint8Array, out: Uint8Array, run: Run, reach: number) => void

/** What windows say in two passes: along the rows, then along the columns of what came out. */
function inWindows({ data, width, height }: GrayImage, { across, down }: Reach, along: AlongRun): Uint8Array {
  const [rows, out] = [new Uint8Array(data.length), new Uint8Array(data.length)]
  for (let y = 0; y < height; y += 1) along(data, rows, { from: y * width, step: 1, length: width }, across)
  for (let x = 0; x < width; x += 1) along(rows, out, { from: x, step: width, length: height }, down)
  return out
}

// The three are written out, without a call per pixel: this is a good part of the time a picture takes before its letters are read.

function leastOf(data: Uint8Array, out: Uint8Array, { from, step, length }: Run, reach: number): void {
  for (let index = 0; index < length; index += 1) {
    const last = from + Math.min(length - 1, index + reach) * step
    let least = 255
    for (let at = from + Math.max(0, index - reach) * step; at <= last; at += step) {
      const value = data[at] ?? 255
      if (value < least) least = value
    }
    out[from + index * step] = least
  }
}

function mostOf(data: Uint8Array, out: Uint8Array, { from, step, length }: Run, reach: number): void {
  for (let index = 0; index < length; index += 1) {
    const last = from + Math.min(length - 1, index + reach) * step
    let most = 0
    for (let at = from + Math.max(0, index - reach) * step; at <= last; at += step) {
      const value = data[at] ?? 0
      if (value > most) most = value
    }
    out[from + index * step] = most
  }
}

function meanOf(data: Uint8Array, out: Uint8Array, { from, step, length }: Run, reach: number): void {
  let [sum, count] = [0, 0]
  // The window moves on: what enters it at its end is added, what leaves it at its beginning is taken away.
  for (let end = 0; end < length + reach; end += 1) {
    if (end < length) [sum, count] = [sum + (data[from + end * step] ?? 0), count + 1]
    const before = end - 2 * reach - 1
    if (before >= 0) [sum, count] = [sum - (data[from + before * step] ?? 0), count - 1]
    if (end >= reach) out[from + (end - reach) * step] = sum / count
  }
}
