import { type GrayImage, shrunk, turned } from './gray-image.ts'

const workingSide = 700
const dark = 170
const mostSkew = 0.14
const skewStep = 0.005

/** Whether lines of text run from left to right (or right to left) and not up or down: level lines alternate with white between. */
export function runsAcross(image: GrayImage): boolean {
  const small = thumbnail(image)
  return unevenness(inkOf(small), 0) >= unevenness(inkOf(turned(small, 1)), 0)
}

/** By how many radians the lines rise or fall, found where rows of ink stand out most. */
export function skewOf(image: GrayImage): number {
  const ink = inkOf(thumbnail(image))
  let [best, angle] = [0, 0]
  for (let tried = -mostSkew; tried <= mostSkew; tried += skewStep) {
    const found = unevenness(ink, tried)
    if (found > best) [best, angle] = [found, tried]
  }
  return angle
}

function thumbnail(image: GrayImage): GrayImage {
  return shrunk(image, Math.max(1, Math.floor(Math.max(image.width, image.height) / workingSide)))
}

interface Ink {
  /** Where the dark pixels are. */
  xs: number[]
  ys: number[]
  height: number
}

function inkOf({ data, width, height }: GrayImage): Ink {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) >= dark) continue
    xs.push(at % width)
    ys.push(Math.floor(at / width))
  }
  return { xs, ys, height }
}

/** The difference between neighbouring rows of ink, squared and added up. */
function unevenness({ xs, ys, height }: Ink, angle: number): number {
  const slope = Math.tan(angle)
  const margin = 200
  const rows = new Float64Array(height + 2 * margin)
  for (const [index, x] of xs.entries()) {
    const row = Math.round((ys[index] ?? 0) - x * slope) + margin
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}
