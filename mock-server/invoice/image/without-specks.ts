import type { GrayImage } from './gray-image.ts'

// Pale letters must hang together, too: else their darkest spots would look like specks.
const dark = 210
const paper = 255
// In pixels of a page about 190 dots per inch wide: what is this high or wide may be a letter, also one of small print.
const leastLetter = { width: 11, height: 9 }
// A dot, an accent or a low letter stands so near the higher letters of its line.
const reach = { aside: 40, over: 6 }
// Nearness is kept in blocks of so many pixels.
const block = 2

interface Part {
  left: number
  right: number
  top: number
  bottom: number
}

interface Run {
  y: number
  from: number
  to: number
  /** Index of the run it is joined to; its own for the first of a part. */
  parent: number
}

/**
 * A level page without the specks that stand far from any letter: dust, the grain of a copier, and what is left of pale letters in a scan
 * that knows black and white alone. A recogniser takes rows of them for lines, and loses the lines of print around them.
 */
export function withoutSpecks(image: GrayImage): GrayImage {
  const runs = joinedRuns(image)
  const parts = partsOf(runs)
  const isLetter = (run: Run) => {
    const part = parts.get(rootOf(runs, run.parent))
    return part !== undefined && mayBeLetter(part)
  }
  const near = nearLetters(image, runs.filter(isLetter))
  const specks = [...parts.values()].filter(part => !mayBeLetter(part) && !isNear(image, near, part))
  const data = image.data.slice()
  for (const speck of specks) whiten(data, image, speck)
  return { ...image, data }
}

const mayBeLetter = ({ left, right, top, bottom }: Part) =>
  right - left >= leastLetter.width || bottom - top >= leastLetter.height

/** The dark runs of all rows, from above, those that touch joined. */
function joinedRuns({ data, width, height }: GrayImage): Run[] {
  const runs: Run[] = []
  let over = 0
  for (let y = 0; y < height; y += 1) {
    const first = runs.length
    let at = over
    for (const { from, to } of darkRuns(data, y * width, width)) {
      const own = runs.length
      runs.push({ y, from, to, parent: own })
      while (at < first && (runs[at]?.to ?? 0) < from) at += 1
      for (let index = at; index < first && (runs[index]?.from ?? 0) <= to; index += 1) join(runs, index, own)
    }
    over = first
  }
  return runs
}

/** `to` is the first pixel behind a run. */
function darkRuns(data: Uint8Array, start: number, width: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = -1
  for (let x = 0; x <= width; x += 1) {
    const isDark = x < width && (data[start + x] ?? paper) < dark
    if (isDark && from < 0) from = x
    if (!isDark && from >= 0) {
      runs.push({ from, to: x })
      from = -1
    }
  }
  return runs
}

function join(runs: readonly Run[], one: number, other: number): void {
  const [first, second] = [rootOf(runs, one), rootOf(runs, other)]
  const later = runs[Math.max(first, second)]
  if (later) later.parent = Math.min(first, second)
}

function rootOf(runs: readonly Run[], index: number): number {
  let root = index
  for (let run = runs[root]; run && run.parent !== root; run = runs[root]) {
    const over = runs[run.parent]?.parent ?? run.parent
    run.parent = over
    root = over
  }
  return root
}

function partsOf(runs: readonly Run[]): Map<number, Part> {
  const parts = new Map<number, Part>()
  for (const [index, { y, from, to }] of runs.entries()) {
    const root = rootOf(runs, index)
    const part = parts.get(root)
    if (!part) parts.set(root, { left: from, right: to, top: y, bottom: y + 1 })
    else {
      part.left = Math.min(part.left, from)
      part.right = Math.max(part.right, to)
      part.bottom = y + 1
    }
  }
  return parts
}

/** For each block of pixels 1 where it is near a letter. */
function nearLetters({ width, height }: GrayImage, letters: readonly Run[]): Uint8Array {
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const near = new Uint8Array(columns * rows)
  for (const { y, from, to } of letters) {
    const [left, right] = [Math.max(0, from - reach.aside), Math.min(width - 1, to + reach.aside)]
    const [top, bottom] = [Math.max(0, y - reach.over), Math.min(height - 1, y + reach.over)]
    for (let row = Math.floor(top / block); row <= Math.floor(bottom / block); row += 1)
      near.fill(1, row * columns + Math.floor(left / block), row * columns + Math.floor(right / block) + 1)
  }
  return near
}

function isNear({ width }: GrayImage, near: Uint8Array, { left, right, top, bottom }: Part): boolean {
  const columns = Math.ceil(width / block)
  const [column, row] = [Math.floor((left + right) / 2 / block), Math.floor((top + bottom) / 2 / block)]
  return near[row * columns + column] === 1
}

/** Whitens a speck and its soft edges. */
function whiten(data: Uint8Array, { width, height }: GrayImage, { left, right, top, bottom }: Part): void {
  for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y += 1)
    data.fill(paper, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1))
}
