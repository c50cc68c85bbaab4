import { type GrayImage, shrunk } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'

const workingWidth = 320
// A sheet fills at least this share of the photo, and its outline is nearly its four corners'.
const leastShare = 0.2
const leastFilled = 0.88

/** The corners of the sheet of paper in a photo, clockwise; null when none stands out from its background. */
export function findSheet(image: GrayImage): Corners | null {
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

function area(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[((index + 1) % 4) as 0 | 1 | 2 | 3]
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
