import type { Pixels } from './decode-picture.ts'

/** Brightness alone, 0 black to 255 white, row by row. */
export interface GrayImage {
  data: Uint8Array
  width: number
  height: number
}

export function grayOf({ data, width, height }: Pixels): GrayImage {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 4) {
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8
  }
  return { data: gray, width, height }
}

/** A quarter turn clockwise, as often as asked. */
export function turned(image: GrayImage, quarterTurns: number): GrayImage {
  if (quarterTurns % 4 === 0) return image
  const { data, width, height } = image
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + (height - 1 - y)] = data[y * width + x] ?? 255
  }
  return turned({ data: out, width: height, height: width }, quarterTurns - 1)
}

/** Spreads a four-cornered part of the image over a rectangle; what lies outside the image is white. */
export function spread(image: GrayImage, corners: Corners, size: { width: number; height: number }): GrayImage {
  const { data, width, height } = image
  const out = new Uint8Array(size.width * size.height).fill(255)
  // Written out without a call per pixel: this loop is most of the time a photo takes before its letters are read.
  const { a, b, c, d, e, f, g, h } = projectionTo(corners, size)
  for (let y = 0, to = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, to += 1) {
      const depth = g * x + h * y + 1
      const u = (a * x + b * y + c) / depth
      const v = (d * x + e * y + f) / depth
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
      const at = (v | 0) * width + (u | 0)
      const dx = u - (u | 0)
      const dy = v - (v | 0)
      const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx
      const lower = (data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx
      out[to] = upper * (1 - dy) + lower * dy
    }
  }
  return { data: out, ...size }
}

/** A strip across an image, `scale` times as large. */
export function strip(image: GrayImage, top: number, height: number, scale = 1): GrayImage {
  const { width } = image
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return spread(image, rectangle(width, height, top), size)
}

/** The mean of blocks of `factor` × `factor` pixels. */
export function shrunk({ data, width, height }: GrayImage, factor: number): GrayImage {
  const size = { width: Math.floor(width / factor), height: Math.floor(height / factor) }
  const out = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let sum = 0
      for (let row = 0; row < factor; row += 1) {
        const from = (y * factor + row) * width + x * factor
        for (let column = 0; column < factor; column += 1) sum += data[from + column] ?? 0
      }
      out[y * size.width + x] = sum / (factor * factor)
    }
  }
  return { data: out, ...size }
}

export interface Point {
  x: number
  y: number
}

/** The four corners of a sheet, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1): where a camera sees the points of a plane. */
export interface Projection {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  g: number
  h: number
}

/** The projection that takes an upright rectangle at the origin to four corners. */
export function projectionTo([p, q, r, s]: Corners, size: { width: number; height: number }): Projection {
  const [across, down] = [
    { x: q.x - r.x, y: q.y - r.y },
    { x: s.x - r.x, y: s.y - r.y },
  ]
  const bend = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y }
  const cross = (one: Point, other: Point) => one.x * other.y - other.x * one.y
  const area = cross(across, down)
  const [g, h] = [cross(bend, down) / area, cross(across, bend) / area]
  return {
    a: (q.x - p.x + g * q.x) / size.width,
    b: (s.x - p.x + h * s.x) / size.height,
    c: p.x,
    d: (q.y - p.y + g * q.y) / size.width,
    e: (s.y - p.y + h * s.y) / size.height,
    f: p.y,
    g: g / size.width,
    h: h / size.height,
  }
}

/** The corners of an upright rectangle at the left edge, `top` below the origin. */
export function rectangle(width: number, height: number, top = 0): Corners {
  return [
    { x: 0, y: top },
    { x: width, y: top },
    { x: width, y: top + height },
    { x: 0, y: top + height },
  ]
}

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
