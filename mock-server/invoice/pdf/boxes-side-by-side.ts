import type { PartOfPage } from '../address/columns-side-by-side.ts'
import { haveSameRows, isForm } from '../address/form-in-words.ts'
import type { Pixels } from '../image/decode-picture.ts'
import type { Word } from '../text/text-line.ts'
import { otherShade, shadeAt } from './shades.ts'
import type { DrawnPage } from './visible-text.ts'

// Points. A lower box holds one label and its value; a wider gap has no need of its edges.
const leastHeight = 30
const narrowestGap = 3
const widestGap = 45
// Two gaps belong to one row of boxes where so much of the shorter one stands beside the other.
const leastShared = 0.6

interface Gap {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where boxes stand side by side: from `top` to `bottom` of the page, parted at `gaps`; all in points. */
interface RowOfBoxes {
  top: number
  bottom: number
  gaps: readonly number[]
}

/**
 * The words of a page in the order they are read in: what stands in drawn boxes side by side is read box by box, so that rows of one never mix with
 * rows of another.
 */
export function partsByBoxes(drawn: DrawnPage, words: readonly Word[]): PartOfPage[] {
  const parts: PartOfPage[] = []
  let rest = [...words]
  for (const { top, bottom, gaps } of rowsOfBoxes(drawn, words)) {
    const inside = rest.filter(({ base }) => base >= top && base <= bottom)
    parts.push({ words: rest.filter(({ base }) => base < top), isColumn: false })
    parts.push(...columnsOf(inside, gaps).map(column => ({ words: column, isColumn: true })))
    rest = rest.filter(({ base }) => base > bottom)
  }
  return [...parts, { words: rest, isColumn: false }]
}

const columnsOf = (words: readonly Word[], gaps: readonly number[]): Word[][] =>
  [0, ...gaps].map((start, at) =>
    words.filter(word => middle(word) >= start && middle(word) < (gaps[at] ?? Number.POSITIVE_INFINITY)),
  )

const middle = ({ left, right }: Word) => (left + right) / 2

function rowsOfBoxes(drawn: DrawnPage, words: readonly Word[]): RowOfBoxes[] {
  const rows: (RowOfBoxes & { gaps: number[] })[] = []
  for (const { left, right, top, bottom } of gapsOf(drawn)) {
    const shared = (row: RowOfBoxes) => Math.min(row.bottom, bottom) - Math.max(row.top, top)
    const beside = rows.filter(row => shared(row) > 0)
    const [row, ...more] = beside
    const gap = (left + right) / 2
    if (!row) rows.push({ top, bottom, gaps: [gap] })
    else if (more.length === 0 && shared(row) >= leastShared * (bottom - top)) row.gaps.push(gap)
  }
  return rows
    .map(row => ({ ...row, gaps: row.gaps.toSorted((one, other) => one - other) }))
    .filter(row => holdForms(row, words))
    .toSorted((one, other) => one.top - other.top)
}

/** Two of the boxes are forms, and the rows of some boxes are not the same as those beside them. */
function holdForms({ top, bottom, gaps }: RowOfBoxes, words: readonly Word[]): boolean {
  const inside = words.filter(({ base }) => base >= top && base <= bottom)
  const boxes = columnsOf(inside, gaps)
  const areParallel = boxes.every((box, at) => at === 0 || haveSameRows(boxes[at - 1] ?? [], box))
  return !areParallel && boxes.filter(isForm).length >= 2
}

/** The gaps between the edges of two boxes, the highest first. */
function gapsOf({ pixels, scale }: DrawnPage): Gap[] {
  const edges = edgesOf(pixels, leastHeight * scale)
  const gaps: (Gap & { edges: readonly Edge[] })[] = []
  for (const [at, edge] of edges.entries())
    for (const other of edges.slice(at + 1)) {
      const width = other.x - edge.x
      if (width > widestGap * scale) break
      const [top, bottom] = [Math.max(edge.top, other.top), Math.min(edge.bottom, other.bottom)]
      if (width < narrowestGap * scale || bottom - top < leastHeight * scale) continue
      if (!isEmpty(pixels, edge.x + 1, other.x, top, bottom)) continue
      const gap = { left: edge.x, right: other.x, top, bottom, edges: [edge, other] }
      // Two boxes, one under the other, beside a high one.
      const open = gaps.find(
        ({ left, right, edges: own }) =>
          left === gap.left && right === gap.right && own.some(one => gap.edges.includes(one)),
      )
      if (open) Object.assign(open, { top: Math.min(open.top, top), bottom: Math.max(open.bottom, bottom) })
      else gaps.push(gap)
    }
  return gaps
    .map(({ left, right, top, bottom }) => ({
      left: left / scale,
      right: right / scale,
      top: top / scale,
      bottom: bottom / scale,
    }))
    .toSorted((one, other) => other.bottom - other.top - (one.bottom - one.top))
}

interface Edge {
  x: number
  top: number
  bottom: number
}

/** Upright edges at least so many pixels high, between the columns of pixels `x` and `x + 1`; from left to right. */
function edgesOf(pixels: Pixels, least: number): Edge[] {
  const { width, height } = pixels
  const edges: Edge[] = []
  for (let x = 0; x < width - 1; x += 1) {
    let top = -1
    for (let y = 0; y <= height; y += 1) {
      const isEdge = y < height && Math.abs(shadeAt(pixels, x, y) - shadeAt(pixels, x + 1, y)) > otherShade
      if (isEdge && top < 0) top = y
      if (isEdge || top < 0) continue
      if (y - top >= least) edges.push({ x, top, bottom: y })
      top = -1
    }
  }
  return edges
}

/** Nothing is drawn in a rectangle. */
function isEmpty(pixels: Pixels, left: number, right: number, top: number, bottom: number): boolean {
  const ground = shadeAt(pixels, left, top)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x <= right; x += 1) if (Math.abs(shadeAt(pixels, x, y) - ground) > otherShade) return false
  return true
}
