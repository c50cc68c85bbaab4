import type { GrayImage } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'

/** The places of the largest connected bright part. Letters are holes in it and counted in, since only its outline matters. */
export function brightPart({ data, width, height }: GrayImage, threshold: number): number[] {
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

/** Its four outermost places, clockwise from the top left. */
export function extremes(part: readonly number[], width: number): Corners {
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
