import { brightPart, extremes } from './bright-part.ts'
import { type GrayImage, shrunk } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'
import { shadedSheet } from './shaded-sheet.ts'

const workingWidth = 320
// A sheet fills at least this share of the photo, and its outline is nearly its four corners'.
const leastShare = 0.2
const leastFilled = 0.88
// Opposite edges differ no more than this in a photo somebody takes to be read; else a shadow cuts the sheet.
const leastAlike = 0.74

/**
 * The corners of the sheet of paper in a photo, clockwise; null when none stands out from its background. `accepts` says whether corners may be
 * the sheet's.
 */
export function findSheet(image: GrayImage, accepts: (corners: Corners) => boolean = () => true): Corners | null {
  const factor = Math.max(1, Math.floor(Math.max(image.width, image.height) / workingWidth))
  const small = shrunk(image, factor)
  const scaled = ({ x, y }: Point) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })
  for (const find of [litSheet, shadedSheet]) {
    const corners = find(small)
    if (!corners || area(corners) < leastShare * small.data.length || !isSeenFromAbove(corners)) continue
    const [a, b, c, d] = corners
    const sheet: Corners = [scaled(a), scaled(b), scaled(c), scaled(d)]
    if (accepts(sheet)) return sheet
  }
  return null
}

/** The corners of a sheet that is brighter than all around it; null where there is none. */
function litSheet(small: GrayImage): Corners | null {
  const part = brightPart(small, otsu(small.data))
  const corners = extremes(part, small.width)
  return part.length < leastFilled * area(corners) ? null : corners
}

/** The brightness that separates the two most different groups of pixels. */
export function otsu(data: Uint8Array): number {
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

function isSeenFromAbove([a, b, c, d]: Corners): boolean {
  const length = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)
  const alike = (one: number, other: number) => Math.min(one, other) / Math.max(one, other, 1) >= leastAlike
  return alike(length(a, b), length(d, c)) && alike(length(a, d), length(b, c))
}

function area(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[((index + 1) % 4) as 0 | 1 | 2 | 3]
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
