import { brightPart, extremes } from './bright-part.ts'
import type { GrayImage } from './gray-image.ts'
import type { Corners, Point } from './homography.ts'

// Brightness from which a pixel is counted in, in steps from the darkest paper to the brightest.
const steps = Array.from({ length: 30 }, (_, step) => 60 + 5 * step)
// A corner of paper stays at its place over this many steps, and moves no farther between two.
const leastSteps = 3
const mostMove = 2
// Points on each edge, and how far in and out of it brightness is compared, as a share of the picture.
const points = 24
const away = 0.03
// Paper is brighter than what it lies on by this much, at so many of the points.
const leastBrighter = 6
const leastPoints = 0.8

/**
 * The corners of a sheet of which a part lies in shadow, so that no one brightness parts it from its table: each corner is where the bright part
 * ends over the widest range of brightness. null where the sheet is not brighter along all of its edges.
 */
export function shadedSheet(small: GrayImage): Corners | null {
  const found = steps.map(step => extremes(brightPart(small, step), small.width))
  const [a, b, c, d] = order.map(which =>
    steadiest(
      found.map(corners => corners[which]),
      small,
    ),
  )
  if (!a || !b || !c || !d) return null
  const edges = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ] as const
  return edges.every(([from, to]) => isEdge(small, from, to)) ? [a, b, c, d] : null
}

const order = [0, 1, 2, 3] as const

/** The place at which a corner stays longest; one at the picture's own corner says nothing. */
function steadiest(places: readonly Point[], { width, height }: GrayImage): Point | undefined {
  const isOwnCorner = ({ x, y }: Point) =>
    Math.min(x, width - 1 - x) <= mostMove && Math.min(y, height - 1 - y) <= mostMove
  let best: Point[] = []
  let run: Point[] = []
  for (const place of places) {
    const last = run.at(-1)
    run = last && Math.hypot(place.x - last.x, place.y - last.y) <= mostMove ? [...run, place] : [place]
    if (run.length > best.length && !isOwnCorner(place)) best = run
  }
  return best.length >= leastSteps ? best[Math.floor(best.length / 2)] : undefined
}

/** Whether what lies to the right of the way from one corner to the next is brighter than what lies to its left. */
function isEdge({ data, width, height }: GrayImage, from: Point, to: Point): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [stepX, stepY] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const offset = away * Math.max(width, height)
  const at = (x: number, y: number): number | undefined =>
    x < 0 || y < 0 || x >= width || y >= height ? undefined : data[Math.floor(y) * width + Math.floor(x)]
  const differences = Array.from({ length: points }, (_, index) => {
    const along = ((index + 1) / (points + 1)) * length
    const [x, y] = [from.x + along * stepX, from.y + along * stepY]
    const [inside, outside] = [at(x - offset * stepY, y + offset * stepX), at(x + offset * stepY, y - offset * stepX)]
    return inside === undefined || outside === undefined ? undefined : inside - outside
  }).filter(difference => difference !== undefined)
  // An edge that the picture cuts off has nothing to compare.
  const brighter = differences.filter(difference => difference >= leastBrighter)
  return brighter.length >= leastPoints * differences.length
}
