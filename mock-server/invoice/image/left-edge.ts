import type { GrayImage } from './gray-image.ts'
import type { Box } from './ink-parts.ts'

/**
 * How far the left edge of a sign strays from a straight line, in widths of the sign: nearly not at all for "B", by a tenth for the round
 * and waisted "8". A slant of the whole sign makes no difference.
 */
export function leftEdgeStray(image: GrayImage, sign: Box): number {
  const edges = leftEdges(image, sign).slice(1, -1)
  if (edges.length < 3) return 0
  const middle = (edges.length - 1) / 2
  const mean = edges.reduce((sum, edge) => sum + edge, 0) / edges.length
  const slope =
    edges.reduce((sum, edge, row) => sum + (row - middle) * edge, 0) /
    edges.reduce((sum, _, row) => sum + (row - middle) ** 2, 0)
  const strays = edges.map((edge, row) => edge - mean - slope * (row - middle)).sort((a, b) => a - b)
  const at = (share: number) => strays[Math.round(share * (strays.length - 1))] ?? 0
  return (at(0.9) - at(0.1)) / (sign.right - sign.left)
}

/** Where the ink of each row begins, between pixels, from the sign's left side. */
function leftEdges({ data, width }: GrayImage, { left, right, top, bottom }: Box): number[] {
  const rows = Array.from({ length: bottom - top }, (_, y) =>
    data.subarray((top + y) * width + left - 1, (top + y) * width + right),
  )
  const ink = Math.min(...rows.map(row => Math.min(...row)))
  const paper = Math.max(...rows.map(row => row[0] ?? 0))
  const half = (ink + paper) / 2
  return rows.map(row => {
    const first = Math.max(
      1,
      row.findIndex(value => value < half),
    )
    const [before = paper, own = ink] = [row[first - 1], row[first]]
    return first - 1 + (before - half) / Math.max(1, before - own)
  })
}
