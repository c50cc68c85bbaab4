import type { GrayImage } from './gray-image.ts'

/** A rectangle of a picture, in pixels; `right` and `bottom` are the first beyond it. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The connected dark parts that lie wholly within a box, from left to right. What its edge cuts is a neighbour's. */
export function inkParts(image: GrayImage, box: Box): Box[] {
  const { left, right, top, bottom } = within(image, box)
  const [width, height] = [right - left, bottom - top]
  if (width < 1 || height < 1) return []
  const isDark = darkIn(image, { left, right, top, bottom })
  const parts: Box[] = []
  for (const [start, isOpen] of isDark.entries()) {
    if (!isOpen) continue
    const part = { left: width, right: 0, top: height, bottom: 0 }
    const reached = [start]
    isDark[start] = 0
    for (const at of reached) {
      const [x, y] = [at % width, Math.floor(at / width)]
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.bottom = Math.max(part.bottom, y + 1)
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (!isDark[next]) continue
        isDark[next] = 0
        reached.push(next)
      }
    }
    const isCut = part.left === 0 || part.right === width || part.top === 0 || part.bottom === height
    if (!isCut)
      parts.push({
        left: part.left + left,
        right: part.right + left,
        top: part.top + top,
        bottom: part.bottom + top,
      })
  }
  return parts.sort((a, b) => a.left - b.left)
}

function within({ width, height }: GrayImage, { left, right, top, bottom }: Box): Box {
  return {
    left: Math.max(0, Math.round(left)),
    right: Math.min(width, Math.round(right)),
    top: Math.max(0, Math.round(top)),
    bottom: Math.min(height, Math.round(bottom)),
  }
}

/** For each pixel of a box 1 where it is nearer to the darkest ink than to the paper, which most of it is. */
function darkIn({ data, width }: GrayImage, { left, right, top, bottom }: Box): Uint8Array {
  const rows = Array.from({ length: bottom - top }, (_, y) => {
    const from = (top + y) * width
    return data.subarray(from + left, from + right)
  })
  const pixels = Buffer.concat(rows)
  const sorted = pixels.toSorted()
  const [ink = 0, paper = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  return Uint8Array.from(pixels, value => Number(value < (ink + paper) / 2))
}
