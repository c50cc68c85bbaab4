import { darkOnLight } from './dark-on-light.ts'
import { evenLight } from './even-light.ts'
import { fullContrast } from './full-contrast.ts'
import { type GrayImage, spread, turned } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'
import { rectangle } from './homography.ts'
import { levelLines } from './level-lines.ts'
import { clearness, type LineSlope, lineSlopes, usualSlope } from './line-slopes.ts'

// A page turned by less is level enough: its lines are levelled each for itself.
const leastAngle = 0.01

/**
 * Makes of a photo what a scanner would have given: the sheet at these corners alone, evenly lit, its lines level. Upright or upside
 * down is still open. `longSide` is the size of the result in pixels.
 */
export function straighten(photo: GrayImage, corners: Corners, longSide: number): GrayImage {
  const [across, down] = [
    Math.max(distance(corners, 0, 1), distance(corners, 3, 2)),
    Math.max(distance(corners, 0, 3), distance(corners, 1, 2)),
  ]
  const scale = Math.min(1.6, longSide / Math.max(across, down))
  const size = { width: Math.round(across * scale), height: Math.round(down * scale) }
  return levelled(fullContrast(evenLight(darkOnLight(spread(photo, corners, size)))))
}

/** A page with its lines level, as a whole and each for itself. Upright or upside down is still open. */
function levelled(page: GrayImage): GrayImage {
  const { across, down } = lineSlopes(page)
  const [level, slopes] = clearness(across) >= clearness(down) ? [page, across] : [turned(page, 1), down]
  const angle = Math.atan(usualSlope(slopes))
  if (Math.abs(angle) < leastAngle) return levelLines(level, slopes)
  return levelLines(
    rotated(level, angle),
    slopes.map(own => turnedSlope(own, angle, level.width / level.height)),
  )
}

/** What a slope is, and where, once the page is turned. */
function turnedSlope({ x, y, slope, weight }: LineSlope, angle: number, widthByHeight: number): LineSlope {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    x: x * cos + (y / widthByHeight) * sin,
    y: y * cos - x * widthByHeight * sin,
    slope: Math.tan(Math.atan(slope) - angle),
    weight,
  }
}

function distance(corners: Corners, from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3): number {
  return Math.hypot(corners[from].x - corners[to].x, corners[from].y - corners[to].y)
}

/** Turns by a small angle, in radians, around the middle. */
function rotated(image: GrayImage, angle: number): GrayImage {
  const { width, height } = image
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = ({ x, y }: Point) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return { x: width / 2 + dx * cos - dy * sin, y: height / 2 + dx * sin + dy * cos }
  }
  const [a, b, c, d] = rectangle(width, height)
  return spread(image, [place(a), place(b), place(c), place(d)], { width, height })
}
