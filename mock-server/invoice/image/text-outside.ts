import { darkOnLight } from './dark-on-light.ts'
import { evenLight } from './even-light.ts'
import { type GrayImage, shrunk } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'
import { clearness, type LineSlope, lineSlopes } from './line-slopes.ts'

const workingSide = 900
// A block of lines at the sheet's edge reaches over it: what counts lies farther out, as a share of the sheet.
const mostOutside = 0.03
const edge = 0.03

/** Whether a good part of a photo's lines of text lies outside these corners: then they are a shadow's or a box's, not the sheet's. */
export function leavesTextOutside(photo: GrayImage, corners: Corners): boolean {
  const small = evenLight(
    darkOnLight(shrunk(photo, Math.max(1, Math.floor(Math.max(photo.width, photo.height) / workingSide)))),
  )
  const { across, down } = lineSlopes(small)
  const slopes = clearness(across) >= clearness(down) ? across : down.map(asBefore)
  const grown = corners.map(corner => away(corner, corners))
  const outside = slopes.filter(
    ({ x, y }) => !isInside(grown, ((x + 1) / 2) * photo.width, ((y + 1) / 2) * photo.height),
  )
  return clearness(outside) > mostOutside * clearness(slopes)
}

/** The place of a slope before the quarter turn clockwise. */
const asBefore = (slope: LineSlope): LineSlope => ({ ...slope, x: slope.y, y: -slope.x })

/** A corner, moved a little away from the middle. */
function away({ x, y }: Point, corners: Corners): Point {
  const [middleX, middleY] = [
    corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
    corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
  ]
  return { x: x + edge * (x - middleX), y: y + edge * (y - middleY) }
}

/** Corners are clockwise: a place inside has every edge to its left, as the picture's rows run downwards. */
function isInside(corners: readonly Point[], x: number, y: number): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })
}
