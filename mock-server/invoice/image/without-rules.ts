import type { GrayImage } from './gray-image.ts'

// A pixel darker than this is ink; a finely dotted line between small letters is hardly darker than paper.
const darkest = { ruled: 190, dotted: 226 }
const paper = 255
// No stroke of a letter is as long as a ruled line, and no ruled line as thick as the bar of a title.
const shortestRule = 160
const mostThickness = 9
// A line on paper has flaws: so many pixels may be missing in a row. Strokes of letters under each other stand little farther apart.
const mostGap = { across: 4, down: 2 }
// Nearly everywhere along a ruled line there is nothing beside it.
const leastThin = 0.93

/** A level page without the ruled lines of its tables and boxes, which recognisers take for letters. Letters that touch a line keep their strokes. */
export function withoutRules(image: GrayImage): GrayImage {
  const { data, width, height } = image
  const out = data.slice()
  const across = { along: 1, across: width, length: width, count: height, gap: mostGap.across }
  const down = { along: width, across: 1, length: height, count: width, gap: mostGap.down }
  erase(data, out, { ...across, dark: darkest.ruled })
  erase(data, out, { ...across, dark: darkest.dotted })
  erase(data, out, { ...down, dark: darkest.ruled })
  return { data: out, width, height }
}

/** How to walk through the picture: steps from pixel to pixel along a line and across lines. */
interface Walk {
  along: number
  across: number
  length: number
  count: number
  /** Missing pixels in a row that do not end a line. */
  gap: number
  dark: number
}

function erase(data: Uint8Array, out: Uint8Array, walk: Walk): void {
  const { along, across, length, count, gap, dark } = walk
  for (let line = 0; line < count; line += 1) {
    let [start, last] = [-1, -1]
    for (let step = 0; step <= length; step += 1) {
      const isDark = step < length && (data[line * across + step * along] ?? paper) < dark
      if (isDark) {
        if (start < 0) start = step
        last = step
      } else if (start >= 0 && (step - last > gap || step === length)) {
        if (last - start >= shortestRule) eraseRule(data, out, walk, { line, start, last })
        start = -1
      }
    }
  }
}

/** Whitens a run of dark pixels, and its soft edges, where it is as thin as a ruled line. */
function eraseRule(
  data: Uint8Array,
  out: Uint8Array,
  { along, across, count, dark }: Walk,
  { line, start, last }: { line: number; start: number; last: number },
): void {
  const isDark = (at: number, step: number) =>
    at >= 0 && at < count && (data[at * across + step * along] ?? paper) < dark
  const thin: { step: number; from: number; to: number }[] = []
  for (let step = start; step <= last; step += 1) {
    let [from, to] = [line, line]
    while (to - from <= mostThickness && isDark(from - 1, step)) from -= 1
    while (to - from <= mostThickness && isDark(to + 1, step)) to += 1
    if (to - from < mostThickness) thin.push({ step, from, to })
  }
  if (thin.length < leastThin * (last - start)) return
  for (const { step, from, to } of thin)
    for (let at = Math.max(0, from - 1); at <= Math.min(count - 1, to + 1); at += 1)
      out[at * across + step * along] = paper
}
