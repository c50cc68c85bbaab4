import type { GrayImage } from './gray-image.ts'

// Blocks a few letters wide: smaller than a shadow, larger than a stroke.
const block = 24
// The paper is as bright as the brightest tenth of its block, and is brought to this.
const paperShare = 0.9
const paperBrightness = 245

/** Takes shadows and a yellow lamp out of a photo: each pixel is measured against the paper around it. */
export function evenLight(image: GrayImage): GrayImage {
  const { data, width, height } = image
  const [columns, rows] = [Math.max(1, Math.ceil(width / block)), Math.max(1, Math.ceil(height / block))]
  const paper = brightestAround(paperPerBlock(image, columns, rows), columns, rows)
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

function paperPerBlock({ data, width, height }: GrayImage, columns: number, rows: number): Uint8Array {
  return new Uint8Array(columns * rows).map((_, index) => {
    const [top, left] = [Math.floor(index / columns) * block, (index % columns) * block]
    const values: number[] = []
    for (let y = top; y < Math.min(height, top + block); y += 2)
      for (let x = left; x < Math.min(width, left + block); x += 2) values.push(data[y * width + x] ?? 0)
    return values.sort((a, b) => a - b)[Math.floor(values.length * paperShare)] ?? 255
  })
}

/** Each block takes the brightest of its neighbours, so that a dark title or a QR code is not taken for a shadow. */
function brightestAround(paper: Uint8Array, columns: number, rows: number): Uint8Array {
  return paper.map((_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    let most = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        most = Math.max(most, paper[y * columns + x] ?? 0)
    return most
  })
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)
const mix = (one = 0, other = 0, share: number) => one * (1 - share) + other * share
