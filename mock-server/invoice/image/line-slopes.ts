import { type GrayImage, shrunk, turned } from './gray-image.ts'

// Lines are followed in a small picture, in overlapping blocks a few words wide and a few lines high.
const workingSide = 900
const dark = 170
const blocks = { across: 7, down: 11 }
const overlap = 2
const fewestInk = 100
const mostInk = 0.4
// Between letters paper is even; wood and cloth are not.
const bright = 215
const leastPaper = 0.45
const mostSlope = 0.3
// First in coarse steps, then finely around the best.
const steps = { coarse: 0.02, fine: 0.004 }
// Lines at their own slope stand out this much more than at a usual one; a picture, a title or a grain does not.
const leastSharpness = 1.25
const mostWeight = 6
const mostCounted = 3000

/** How steeply the lines around a place fall; places run from -1 to 1 across and down the page. */
export interface LineSlope {
  x: number
  y: number
  slope: number
  /** How clear it is. */
  weight: number
}

/**
 * The slopes of the lines of text, block by block: of those that run across the page, and of those that do so after a quarter turn
 * clockwise. Blocks without lines are left out.
 */
export function lineSlopes(page: GrayImage): { across: LineSlope[]; down: LineSlope[] } {
  const small = shrunk(page, Math.max(1, Math.floor(Math.max(page.width, page.height) / workingSide)))
  return { across: slopesIn(small), down: slopesIn(turned(small, 1)) }
}

function slopesIn(small: GrayImage): LineSlope[] {
  const found: LineSlope[] = []
  const [width, height] = [
    Math.floor((overlap * small.width) / blocks.across),
    Math.floor((overlap * small.height) / blocks.down),
  ]
  for (let row = 0; row <= blocks.down - overlap; row += 1) {
    for (let column = 0; column <= blocks.across - overlap; column += 1) {
      const left = Math.floor((column * small.width) / blocks.across)
      const top = Math.floor((row * small.height) / blocks.down)
      const own = slopeOfBlock(small, { left, top, width, height })
      const [x, y] = [(2 * left + width) / small.width - 1, (2 * top + height) / small.height - 1]
      if (own) found.push({ ...own, x, y })
    }
  }
  return found
}

/** How clear the lines are, all together. */
export const clearness = (slopes: readonly LineSlope[]) => slopes.reduce((sum, { weight }) => sum + weight, 0)

/** By how much the lines of a page fall on the whole, as a slope: 0.1 is a pixel in ten. */
export function usualSlope(slopes: readonly LineSlope[]): number {
  const half = clearness(slopes) / 2
  let seen = 0
  for (const { slope, weight } of [...slopes].sort((a, b) => a.slope - b.slope)) {
    seen += weight
    if (seen >= half) return slope
  }
  return 0
}

interface Block {
  left: number
  top: number
  width: number
  height: number
}

/** The slope at which the rows of a block's ink stand out most; null where none does. */
function slopeOfBlock(small: GrayImage, block: Block): Pick<LineSlope, 'slope' | 'weight'> | null {
  const ink = inkOf(small, block)
  const count = ink.xs.length
  const area = block.width * block.height
  if (count < fewestInk || count > mostInk * area || ink.paper < leastPaper * area) return null
  const coarse = scan(ink, block, { from: -mostSlope, to: mostSlope, step: steps.coarse })
  const near = coarse[0]?.slope ?? 0
  const [best] = scan(ink, block, { from: near - steps.coarse, to: near + steps.coarse, step: steps.fine })
  const usual = coarse[Math.floor(coarse.length / 2)]
  if (!best || !usual) return null
  const sharpness = best.unevenness / Math.max(1, usual.unevenness)
  if (sharpness < leastSharpness || Math.abs(best.slope) > mostSlope) return null
  return { slope: best.slope, weight: Math.min(mostWeight, sharpness - 1) * Math.sqrt(Math.min(count, mostCounted)) }
}

interface Ink {
  /** Where the dark pixels are, from the middle of the block. */
  xs: Float32Array
  ys: Float32Array
  /** How many pixels are paper. */
  paper: number
}

/** The difference between neighbouring rows of ink, squared and added up, for each slope; the most uneven first. */
function scan({ xs, ys }: Ink, block: Block, { from, to, step }: { from: number; to: number; step: number }) {
  const margin = Math.ceil(((mostSlope + steps.coarse) * block.width) / 2) + 1
  const rows = new Int32Array(block.height + 2 * margin)
  const found: { slope: number; unevenness: number }[] = []
  for (let slope = from; slope <= to; slope += step) {
    rows.fill(0)
    for (let index = 0; index < xs.length; index += 1) {
      const row = ((ys[index] ?? 0) - (xs[index] ?? 0) * slope + margin + 0.5) | 0
      rows[row] = (rows[row] ?? 0) + 1
    }
    let unevenness = 0
    for (let row = 1; row < rows.length; row += 1) {
      const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0)
      unevenness += step * step
    }
    found.push({ slope, unevenness })
  }
  return found.sort((a, b) => b.unevenness - a.unevenness)
}

function inkOf({ data, width }: GrayImage, block: Block): Ink {
  const [xs, ys] = [new Float32Array(block.width * block.height), new Float32Array(block.width * block.height)]
  let [count, paper] = [0, 0]
  for (let y = 0; y < block.height; y += 1) {
    const from = (block.top + y) * width + block.left
    for (let x = 0; x < block.width; x += 1) {
      const value = data[from + x] ?? 255
      if (value >= bright) paper += 1
      if (value >= dark) continue
      xs[count] = x - block.width / 2
      ys[count] = y
      count += 1
    }
  }
  return { xs: xs.subarray(0, count), ys: ys.subarray(0, count), paper }
}
