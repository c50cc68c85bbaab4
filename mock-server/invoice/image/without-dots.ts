import type { GrayImage } from './gray-image.ts'

const dark = 190
const paper = 255
// A dot or a dash of a dotted line, and its distance from the next, in pixels of a page about 190 dots per inch wide.
const most = { width: 14, height: 7, distance: 30 }
// Soft edges and the grain of the paper shift the middle of a dot.
const tolerance = 2
// An ellipsis has three, a masked account number four. Fewer than these are left as they are.
const leastDots = 6

interface Dot {
  from: number
  to: number
}

/** A level page without its dotted lines and leaders ("CALLE ........ MAYOR"), which recognisers take for letters. */
export function withoutDots(image: GrayImage): GrayImage {
  const { data, width, height } = image
  const out = data.slice()
  for (let y = 0; y < height; y += 1)
    for (const row of rowsOfDots(image, y)) for (const dot of row) erase(image, out, y, dot)
  return { data: out, width, height }
}

/** The dots of one row of pixels that follow each other at one distance. */
function rowsOfDots(image: GrayImage, y: number): Dot[][] {
  const rows: Dot[][] = []
  let row: Dot[] = []
  const end = () => {
    if (row.length >= leastDots) rows.push(row)
    row = []
  }
  for (const run of darkRuns(image, y)) {
    if (!isDot(image, y, run)) {
      end()
      continue
    }
    if (!goesOn(image, y, row, run)) {
      const last = row.at(-1)
      end()
      if (last && middle(run) - middle(last) <= most.distance) row.push(last)
    }
    row.push(run)
  }
  end()
  return rows
}

function goesOn(image: GrayImage, y: number, row: readonly Dot[], run: Dot): boolean {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return true
  const distance = middle(run) - middle(last)
  if (distance > most.distance || isBetweenSigns(image, y, last, run)) return false
  const usual = (middle(last) - middle(first)) / (row.length - 1)
  return row.length === 1 || Math.abs(distance - usual) <= tolerance
}

/** "1.204.3": at the height of the points stand the feet of figures. */
function isBetweenSigns(image: GrayImage, y: number, last: Dot, dot: Dot): boolean {
  const { top, bottom } = reachOf(image, y, dot)
  for (let row = top; row <= bottom; row += 1)
    if (hasInk(image, row, { from: last.to + 2, to: dot.from - 2 })) return true
  return false
}

const middle = ({ from, to }: Dot) => (from + to) / 2

function darkRuns({ data, width }: GrayImage, y: number): Dot[] {
  const runs: Dot[] = []
  let from = -1
  for (let x = 0, at = y * width; x <= width; x += 1, at += 1) {
    const isDark = x < width && (data[at] ?? paper) < dark
    if (isDark && from < 0) from = x
    if (!isDark && from >= 0) {
      runs.push({ from, to: x - 1 })
      from = -1
    }
  }
  return runs
}

/** Small, with nothing but paper around it: not the top of a round letter. */
function isDot(image: GrayImage, y: number, { from, to }: Dot): boolean {
  if (to - from >= most.width) return false
  const { top, bottom } = reachOf(image, y, { from, to })
  if (bottom - top >= most.height) return false
  const aside = { from: from - 2, to: to + 2 }
  if (hasInk(image, top - 1, aside) || hasInk(image, bottom + 1, aside)) return false
  for (let row = top; row <= bottom; row += 1)
    if (hasInk(image, row, { from: from - 2, to: from - 2 }) || hasInk(image, row, { from: to + 2, to: to + 2 }))
      return false
  return true
}

/** How far the ink of a dot goes up and down. */
function reachOf(image: GrayImage, y: number, dot: Dot) {
  let [top, bottom] = [y, y]
  while (y - top <= most.height && hasInk(image, top - 1, dot)) top -= 1
  while (bottom - y <= most.height && hasInk(image, bottom + 1, dot)) bottom += 1
  return { top, bottom }
}

function hasInk({ data, width, height }: GrayImage, row: number, { from, to }: Dot): boolean {
  if (row < 0 || row >= height) return false
  const last = row * width + Math.min(width - 1, to)
  for (let at = row * width + Math.max(0, from); at <= last; at += 1) if ((data[at] ?? paper) < dark) return true
  return false
}

/** Whitens a dot and its soft edges. */
function erase(image: GrayImage, out: Uint8Array, y: number, dot: Dot): void {
  const { width, height } = image
  const { top, bottom } = reachOf(image, y, dot)
  for (let row = Math.max(0, top - 1); row <= Math.min(height - 1, bottom + 1); row += 1)
    for (let x = Math.max(0, dot.from - 1); x <= Math.min(width - 1, dot.to + 1); x += 1) out[row * width + x] = paper
}
