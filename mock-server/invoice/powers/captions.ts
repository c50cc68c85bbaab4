import { above, below, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { Governing } from './label-of-sentence.ts'
import { saysOnlyPowers } from './only-powers.ts'
import { lastLabel, tokensOf } from './power-tokens.ts'

/**
 * "4,6 kW", "Potencia contratada punta", "3,45 kW", "Potencia contratada valle" below each other: a list that begins with a power and ends with
 * a label has each label below its power. It must stand nearer to that one than to the next, else nobody knows. null where it is no such list.
 */
export function captionInList(lines: readonly TextLine[], place: Placed): Governing | 'unclear' | null {
  if (!isPower(place.cell)) return null
  const before = stretch(lines, place, above)
  const behind = stretch(lines, place, below)
  const list = [...before.toReversed(), place, ...behind]
  // With one label over another power, or one power, there is no list.
  if (before.length % 2 !== 0 || behind.length % 2 === 0 || list.length < 4) return null
  const tops = list.map(({ line }) => lines[line]?.top ?? 0)
  const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0))
  const isNear = gaps.every((gap, at) => at % 2 === 0 || gap > nearer * Math.max(gaps[at - 1] ?? 0, gaps[at + 1] ?? 0))
  const [caption] = behind
  const label = caption && lastLabel(tokensOf(caption.cell))
  return isNear && caption && label ? { label, at: `${caption.line} ${label.about}` } : 'unclear'
}

const nearer = 1.1

/** From this power on, labels and powers in turn. */
function stretch(lines: readonly TextLine[], from: Placed, next: typeof above): Placed[] {
  const found: Placed[] = []
  let at = next(lines, from)
  while (at && (found.length % 2 === 0 ? isLabel(at.cell) : isPower(at.cell))) {
    found.push(at)
    at = next(lines, at)
  }
  return found
}

/** A power, and nothing else. */
function isPower(cell: Cell): boolean {
  const tokens = saysOnlyPowers(cell) ? tokensOf(cell) : []
  return tokens.length > 0 && tokens.every(token => token.kind === 'number' && token.unit === 'kW')
}

function isLabel(cell: Cell): boolean {
  const tokens = tokensOf(cell)
  return lastLabel(tokens) !== null && !tokens.some(({ kind }) => kind === 'number')
}
