import type { GrayImage } from './gray-image.ts'

// In places of the small picture: bold letters under each other or over a line may look like a smaller one.
const leastOfTitle = 150
const letterWidth = 2
// What borders on a title and is darker than this share of paper belongs to it: letters on paper, seen in small, are hardly ever as dark.
const edgeShare = 0.5
const betweenShare = 0.8
// Of 255: a shadow on a coloured ground falls off slowly, an edge does not.
const mostStep = 8

/**
 * Dark titles to their edges, in a picture seen in small, of places that were found dark in windows. A window at an edge shows a good deal
 * of paper: so a title goes on as far as it is about as dark, over what may be a letter, and what stands between two of its places is a
 * letter of it where it is darker than paper.
 */
export function wholeTitles(
  isDark: Uint8Array,
  { data, width }: GrayImage,
  { paper, reach }: { paper: number; reach: { across: number; down: number } },
): Uint8Array {
  let grown = withGround(largeParts(isDark, width), { data, width }, paper)
  for (let step = 0; step < reach.across; step += 1) {
    const last = grown
    const isNear = (at: number, way: 1 | -1, places: number) => {
      for (let away = 1; away <= places; away += 1) if (last[at + way * away] === 1) return true
      return false
    }
    grown = last.map((own, at) => {
      const value = data[at] ?? 0
      if (own === 1 || value >= betweenShare * paper) return own
      const [over, under] = [last[at - width] === 1, last[at + width] === 1]
      if ((over && under) || (isNear(at, -1, reach.across) && isNear(at, 1, reach.across))) return 1
      const isBeside = isNear(at, -1, letterWidth) || isNear(at, 1, letterWidth)
      return value < edgeShare * paper && (isBeside || (step < reach.down && (over || under))) ? 1 : 0
    })
  }
  return grown
}

/** The same with the ground around them, as far as it goes without a step: a coloured column is wider than its letters. */
function withGround(isDark: Uint8Array, { data, width }: Pick<GrayImage, 'data' | 'width'>, paper: number): Uint8Array {
  const out = isDark.slice()
  const isGround = (at: number) => (data[at] ?? paper) < edgeShare * paper
  const open = [...isDark.keys()].filter(at => isDark[at] === 1 && isGround(at))
  for (let index = 0; index < open.length; index += 1) {
    const at = open[index] ?? 0
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      const isSame = Math.abs((data[next] ?? paper) - (data[at] ?? 0)) <= mostStep
      if (out[next] !== 0 || !isSame || !isGround(next)) continue
      out[next] = 1
      open.push(next)
    }
  }
  return out
}

/** The places that hang together with many others, but for a letter between them. */
function largeParts(isDark: Uint8Array, width: number): Uint8Array {
  const [out, seen] = [new Uint8Array(isDark.length), new Uint8Array(isDark.length)]
  for (const [from, dark] of isDark.entries()) {
    if (dark !== 1 || seen[from] === 1) continue
    const part = [from]
    seen[from] = 1
    for (let index = 0; index < part.length; index += 1) {
      for (const step of [-3, -2, -1, 1, 2, 3, -width, width]) {
        const at = (part[index] ?? 0) + step
        if (isDark[at] !== 1 || seen[at] === 1) continue
        seen[at] = 1
        part.push(at)
      }
    }
    if (part.length >= leastOfTitle) for (const at of part) out[at] = 1
  }
  return out
}
