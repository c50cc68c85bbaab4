import type { GrayImage } from './gray-image.ts'

// Blocks a few letters wide: smaller than a shadow, larger than a stroke.
const block = 24
// The paper is as bright as the brightest tenth of its block, and is brought to this.
const paperShare = 0.9
const paperBrightness = 245

/** Takes shadows and a yellow lamp out of a photo: each pixel is measured against the paper around it. */
export function evenLight(image: GrayImage): GrayImage {
  const { data, width, height } = image
  const columns = Math.max(1, Math.ceil(width / block))
  const rows = Math.max(1, Math.ceil(height / block))
  const paper = smoothed(paperPerBlock(image, columns, rows), columns, rows)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const v = clamp(y / block - 0.5, rows - 1)
    const top = Math.floor(v)
    const next = Math.min(top + 1, rows - 1)
    for (let x = 0; x < width; x += 1) {
      const u = clamp(x / block - 0.5, columns - 1)
      const left = Math.floor(u)
      const right = Math.min(left + 1, columns - 1)
      const upper = mix(paper[top * columns + left], paper[top * columns + right], u - left)
      const lower = mix(paper[next * columns + left], paper[next * columns + right], u - left)
      const at = y * width + x
      out[at] = Math.min(255, ((data[at] ?? 0) * paperBrightness) / Math.max(1, mix(upper, lower, v - top)))
    }
  }
  return { data: out, width, height }
}

function paperPerBlock({ data, width, height }: GrayImage, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      let total = 0
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 2) {
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 2) {
          const value = data[y * width + x] ?? 0
          counts[value] = (counts[value] ?? 0) + 1
          total += 1
        }
      }
      paper[row * columns + column] = percentile(counts, total * paperShare)
    }
  }
  return paper
}

function percentile(counts: Uint32Array, wanted: number): number {
  let seen = 0
  for (const [value, count] of counts.entries()) {
    seen += count
    if (seen >= wanted) return value
  }
  return 255
}

/** Each block takes the brightest of its neighbours, so that a dark title or a QR code is not taken for a shadow, then their mean. */
function smoothed(paper: Float32Array, columns: number, rows: number): Float32Array {
  const brightest = perNeighbourhood(paper, columns, rows, values => Math.max(...values))
  return perNeighbourhood(
    brightest,
    columns,
    rows,
    values => values.reduce((sum, value) => sum + value, 0) / values.length,
  )
}

function perNeighbourhood(
  from: Float32Array,
  columns: number,
  rows: number,
  combine: (values: number[]) => number,
): Float32Array {
  return from.map((_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const values: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        values.push(from[y * columns + x] ?? 0)
    }
    return combine(values)
  })
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)
const mix = (one = 0, other = 0, share: number) => one * (1 - share) + other * share
