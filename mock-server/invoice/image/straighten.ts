import { type Corners, evenLight, type GrayImage, type Point, rectangle, shrunk, spread, turned } from './gray-image.ts'

/**
 * Makes of a photo what a scanner would have given: the sheet alone, evenly lit, its lines level. Upright or upside down is still open.
 * `longSide` is the size of the result in pixels.
 */
export function straighten(photo: GrayImage, longSide: number): GrayImage {
  const corners = findSheet(photo) ?? rectangle(photo.width, photo.height)
  const [a, b, c, d] = corners
  const [across, down] = [Math.max(length(a, b), length(d, c)), Math.max(length(a, d), length(b, c))]
  const scale = Math.min(1.6, longSide / Math.max(across, down))
  const flat = evenLight(
    spread(photo, corners, { width: Math.round(across * scale), height: Math.round(down * scale) }),
  )
  const level = runsAcross(flat) ? flat : turned(flat, 1)
  return rotated(level, skewOf(level))
}

const length = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)

/** Turns by a small angle, in radians, around the middle. */
function rotated(image: GrayImage, angle: number): GrayImage {
  if (Math.abs(angle) < 0.003) return image
  const { width, height } = image
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = ({ x, y }: Point) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return { x: width / 2 + dx * cos - dy * sin, y: height / 2 + dx * sin + dy * cos }
  }
  const [a, b, c, d] = rectangle(width, height)
  return spread(image, [place(a), place(b), place(c), place(d)], { width, height })
}

const workingWidth = 320
// A sheet fills at least this share of the photo, and its outline is nearly its four corners'.
const leastShare = 0.2
const leastFilled = 0.88

/** The corners of the sheet of paper in a photo, clockwise; null when none stands out from its background. */
function findSheet(image: GrayImage): Corners | null {
  const factor = Math.max(1, Math.floor(Math.max(image.width, image.height) / workingWidth))
  const small = shrunk(image, factor)
  const threshold = otsu(small.data)
  const part = largestBright(small, threshold)
  if (part.length < leastShare * small.data.length) return null
  const corners = extremes(part, small.width)
  if (part.length < leastFilled * area(corners)) return null
  const [a, b, c, d] = corners
  const scaled = ({ x, y }: Point) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })
  return [scaled(a), scaled(b), scaled(c), scaled(d)]
}

/** The brightness that separates the two most different groups of pixels. */
function otsu(data: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((total, count, value) => total + count * value, 0)
  let [darker, darkerSum, best, threshold] = [0, 0, 0, 128]
  for (const [value, count] of counts.entries()) {
    darker += count
    darkerSum += count * value
    const brighter = data.length - darker
    if (darker === 0 || brighter === 0) continue
    const difference = darkerSum / darker - (sum - darkerSum) / brighter
    const between = darker * brighter * difference * difference
    if (between > best) [best, threshold] = [between, value]
  }
  return threshold
}

/** The places of the largest connected bright part. Letters are holes in it and counted in, since only its outline matters. */
function largestBright({ data, width, height }: GrayImage, threshold: number): number[] {
  const seen = new Uint8Array(data.length)
  let largest: number[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 0) <= threshold) continue
    const part = [start]
    seen[start] = 1
    for (let index = 0; index < part.length; index += 1) {
      const at = part[index] ?? 0
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= width * height || seen[next] || (data[next] ?? 0) <= threshold) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  return largest
}

function extremes(part: readonly number[], width: number): Corners {
  const origin = { x: (part[0] ?? 0) % width, y: Math.floor((part[0] ?? 0) / width) }
  const corners: [Point, Point, Point, Point] = [origin, origin, origin, origin]
  for (const at of part) {
    const point = { x: at % width, y: Math.floor(at / width) }
    if (point.x + point.y < corners[0].x + corners[0].y) corners[0] = point
    if (point.x - point.y > corners[1].x - corners[1].y) corners[1] = point
    if (point.x + point.y > corners[2].x + corners[2].y) corners[2] = point
    if (point.x - point.y < corners[3].x - corners[3].y) corners[3] = point
  }
  return corners
}

/** Half of what the two diagonals span. */
const area = ([a, b, c, d]: Corners) => Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2

const workingSide = 700
const dark = 170
const mostSkew = 0.14
const skewStep = 0.005

/** Whether lines of text run from left to right (or right to left) and not up or down: level lines alternate with white between. */
function runsAcross(image: GrayImage): boolean {
  const small = thumbnail(image)
  return unevenness(inkOf(small), 0) >= unevenness(inkOf(turned(small, 1)), 0)
}

/** By how many radians the lines rise or fall, found where rows of ink stand out most. */
function skewOf(image: GrayImage): number {
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
