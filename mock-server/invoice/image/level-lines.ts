import type { GrayImage } from './gray-image.ts'
import { leastSquares } from './least-squares.ts'
import type { LineSlope } from './line-slopes.ts'

const fewestBlocks = 8
// In pixels of the page: what moves less is level already.
const leastShift = 2
const gridStep = 16

/** How steeply lines fall around a place (see `LineSlope`). */
type SlopeAt = (x: number, y: number) => number

/**
 * Makes the lines of a page level where the sheet is curled, folded or seen from the side: each pixel moves up or down along the line
 * of text that runs through it. The page should be level on the whole.
 */
export function levelLines(page: GrayImage, slopes: readonly LineSlope[]): GrayImage {
  return slopes.length < fewestBlocks ? page : shifted(page, smoothSlopes(slopes))
}

// Curls and folds change slowly along a line and faster from line to line.
const powers = [0, 1, 2, 3]
  .flatMap(across => [0, 1, 2, 3].map(down => [across, down] as const))
  .filter(([across, down]) => across + down <= 4)
// Holds steep terms back where few lines speak for them.
const stiffness = 0.02
// Blocks whose slope is off by about this count half.
const usualError = 0.008
const rounds = 5

/** A smooth surface through the measured slopes that leaves out what does not fit the others. */
function smoothSlopes(measured: readonly LineSlope[]): SlopeAt {
  const termsAt = (x: number, y: number) => powers.map(([across, down]) => x ** across * y ** down)
  let weights = measured.map(({ weight }) => weight)
  let factors: number[] = []
  const slopeAt: SlopeAt = (x, y) => termsAt(x, y).reduce((sum, term, index) => sum + term * (factors[index] ?? 0), 0)
  for (let round = 0; round < rounds; round += 1) {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    factors = leastSquares(
      measured.map(({ x, y, slope }, index) => ({ terms: termsAt(x, y), value: slope, weight: weights[index] ?? 0 })),
      powers.map(([across, down]) => (across + down) ** 2 * stiffness * 0.05 * total),
    )
    weights = measured.map(({ x, y, slope, weight }) => weight / (1 + ((slope - slopeAt(x, y)) / usualError) ** 2))
  }
  // Beyond the outermost lines the surface would bend as it likes.
  const [most, least] = [
    Math.max(...measured.map(({ slope }) => slope)),
    Math.min(...measured.map(({ slope }) => slope)),
  ]
  return (x, y) => Math.min(most, Math.max(least, slopeAt(x, y)))
}

/** Follows the lines from the middle of the page to both sides, on a coarse grid, and moves the pixels between. */
function shifted(page: GrayImage, slopeAt: SlopeAt): GrayImage {
  const { data, width, height } = page
  const [columns, rows] = [Math.ceil(width / gridStep) + 1, Math.ceil(height / gridStep) + 1]
  const grid = new Float32Array(columns * rows)
  const middle = Math.floor(columns / 2)
  for (let row = 0; row < rows; row += 1) {
    for (const step of [1, -1]) {
      let y = row * gridStep
      for (let column = middle; column >= 0 && column < columns; column += step) {
        grid[row * columns + column] = y - row * gridStep
        y += step * gridStep * slopeAt((2 * (column + step / 2) * gridStep) / width - 1, (2 * y) / height - 1)
      }
    }
  }
  if (grid.every(shift => Math.abs(shift) < leastShift)) return page
  const out = new Uint8Array(data.length).fill(255)
  const ofRow = new Float64Array(columns)
  for (let y = 0; y < height; y += 1) {
    const [row, down] = [Math.floor(y / gridStep), (y % gridStep) / gridStep]
    for (let column = 0, at = row * columns; column < columns; column += 1, at += 1)
      ofRow[column] = (grid[at] ?? 0) * (1 - down) + (grid[at + columns] ?? 0) * down
    for (let x = 0; x < width; x += 1) {
      const column = (x / gridStep) | 0
      const across = (x - column * gridStep) / gridStep
      const from = y + (ofRow[column] ?? 0) * (1 - across) + (ofRow[column + 1] ?? 0) * across
      if (from < 0 || from >= height - 1) continue
      const above = from | 0
      const share = from - above
      out[y * width + x] =
        (data[above * width + x] ?? 255) * (1 - share) + (data[(above + 1) * width + x] ?? 255) * share
    }
  }
  return { data: out, width, height }
}
