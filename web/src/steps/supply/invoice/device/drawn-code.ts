import type { Fill } from './drawn-fills.ts'

/** A part of a page in its coordinates, which grow upwards, and how many pixels one of them becomes. */
export interface CodeArea {
  left: number
  bottom: number
  width: number
  height: number
  scale: number
}

const darkest = 0.5
/** The smallest code has more dark shapes than this, even if those side by side are drawn as one. */
const minShapes = 50
/** More than the longest row of dark modules: a larger shape is no part of a code. */
const maxModules = 60
const quietZoneModules = 4
const pixelsPerModule = 3
const maxSidePx = 3400

/** Where a code may be drawn among the fills of a page: where the many small dark shapes are. Null where there are but a few. */
export function codeAreaOf(fills: readonly Fill[]): CodeArea | null {
  const dark = fills.filter(({ shade }) => shade < darkest)
  const boxes = dark.flatMap(({ outlines }) => outlines.map(boxOf)).filter(({ short, long }) => short > 0 && long < 1e6)
  const module = boxes.map(({ short }) => short).sort((a, b) => a - b)[boxes.length >> 1] ?? 0
  const small = boxes.filter(({ long }) => long < module * maxModules)
  if (small.length < minShapes) return null
  const margin = module * quietZoneModules
  const left = minOf(small.map(box => box.left)) - margin
  const bottom = minOf(small.map(box => box.bottom)) - margin
  const width = maxOf(small.map(box => box.right)) + margin - left
  const height = maxOf(small.map(box => box.top)) + margin - bottom
  const scale = Math.min(pixelsPerModule / module, maxSidePx / Math.max(width, height))
  return { left, bottom, width, height, scale }
}

/** The fills of a page as far as they lie in the area, on white. */
export function pictureOf(fills: readonly Fill[], { left, bottom, width, height, scale }: CodeArea): ImageData | null {
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, -scale, -left * scale, (bottom + height) * scale)
  for (const { outlines, shade, rule } of fills) {
    context.fillStyle = shade < darkest ? '#000' : '#fff'
    context.beginPath()
    for (const outline of outlines) {
      const [x = 0, y = 0] = outline
      context.moveTo(x, y)
      for (let at = 2; at < outline.length; at += 2) context.lineTo(outline[at] ?? 0, outline[at + 1] ?? 0)
    }
    context.fill(rule)
  }
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function boxOf(outline: readonly number[]) {
  const xs = outline.filter((_, index) => index % 2 === 0)
  const ys = outline.filter((_, index) => index % 2 === 1)
  const [left, bottom, right, top] = [minOf(xs), minOf(ys), maxOf(xs), maxOf(ys)]
  const [short, long] = [Math.min(right - left, top - bottom), Math.max(right - left, top - bottom)]
  return { left, bottom, right, top, short, long }
}

// `Math.min` by itself takes fewer arguments than a page may have shapes.
const minOf = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b))
const maxOf = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b))
