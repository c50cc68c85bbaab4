import { fold } from '../text/fold.ts'
import { above, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'

const gasCue = /\bgas\b/g
const electricityCue = /\b(?:electric\w*|luz|llum|electr)\b/g
const nearCharacters = 28
const headingCharacters = 40

/** Which of the two supplies of a dual invoice a value belongs to, by the nearest word before it or the heading over its cell. */
export function supplyNamedBefore(
  lines: readonly TextLine[],
  place: Placed,
  before: string,
): 'electricity' | 'gas' | null {
  const near = cueIn(fold(before).slice(-nearCharacters))
  if (near) return near
  const heading = above(lines, place)
  const isHeading = heading && heading.cell.text.length <= headingCharacters && !/\d/.test(heading.cell.text)
  return isHeading ? cueIn(heading.cell.folded) : null
}

function cueIn(folded: string): 'electricity' | 'gas' | null {
  const gas = lastIndex(folded, gasCue)
  const electricity = lastIndex(folded, electricityCue)
  if (gas === electricity) return null
  return gas > electricity ? 'gas' : 'electricity'
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}
