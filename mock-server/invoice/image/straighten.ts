import { evenLight } from './even-light.ts'
import { findSheet } from './find-sheet.ts'
import { type GrayImage, spread, turned } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'
import { rectangle } from './homography.ts'
import { runsAcross, skewOf } from './text-direction.ts'

/**
 * Makes of a photo what a scanner would have given: the sheet alone, evenly lit, its lines level. Upright or upside down is still open.
 * `longSide` is the size of the result in pixels.
 */
export function straighten(photo: GrayImage, longSide: number): GrayImage {
  const corners = findSheet(photo) ?? rectangle(photo.width, photo.height)
  const [across, down] = [
    Math.max(distance(corners, 0, 1), distance(corners, 3, 2)),
    Math.max(distance(corners, 0, 3), distance(corners, 1, 2)),
  ]
  const scale = Math.min(1.6, longSide / Math.max(across, down))
  const flat = evenLight(
    spread(photo, corners, { width: Math.round(across * scale), height: Math.round(down * scale) }),
  )
  const level = runsAcross(flat) ? flat : turned(flat, 1)
  return rotated(level, skewOf(level))
}

function distance(corners: Corners, from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3): number {
  return Math.hypot(corners[from].x - corners[to].x, corners[from].y - corners[to].y)
}

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
