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
  const { a, b, c, d, e, f, g, h } = projectionBetween(rectangle(size.width, size.height), corners)
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

/** The projection that takes each corner of `from` to the same corner of `to`. */
export function projectionBetween(from: Corners, to: Corners): Projection {
  const rows: number[][] = []
  for (const index of [0, 1, 2, 3] as const) {
    const { x, y } = from[index]
    const { x: u, y: v } = to[index]
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(rows)
  return { a, b, c, d, e, f, g, h }
}

/** The corners of an upright rectangle at the origin. */
export function rectangle(width: number, height: number): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

/** Gauss-Jordan elimination with pivoting; each row ends with its right-hand side. */
function solved(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.reduce(
      (best, row, index) => (index >= column && abs(row[column]) > abs(rows[best]?.[column]) ? index : best),
      column,
    )
    const [upper, lower] = [rows[column], rows[pivot]]
    if (!upper || !lower) return []
    rows[column] = lower
    rows[pivot] = upper
    const divisor = lower[column] || 1e-12
    for (const row of rows) {
      if (row === lower) continue
      const factor = (row[column] ?? 0) / divisor
      if (factor !== 0)
        for (let index = column; index <= size; index += 1)
          row[index] = (row[index] ?? 0) - factor * (lower[index] ?? 0)
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] || 1e-12))
}

const abs = (value: number | undefined) => Math.abs(value ?? 0)
