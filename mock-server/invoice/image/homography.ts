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
