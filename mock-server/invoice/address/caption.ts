import { findProvince } from '#domain/provinces.ts'
import { labelScore } from '../evidence/label-score.ts'
import { above, below, gapBetween, type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressPlace } from './address-candidate.ts'
import { isHeadOfForm } from './head-of-form.ts'
import { looksLikeAddress } from './looks-like-address.ts'
import { longestHeading } from './wrapped-label.ts'

// A caption is clearly nearer to the value over it than to what stands under it.
const nearer = 0.8

/** "Calle Luna 2" over "aquí te damos luz" in small letters: what an address's label says where labels stand below their values; else 0. */
export function scoreCaption(lines: readonly TextLine[], { places }: AddressPlace): number {
  const all = withProvince(lines, places)
  const own = new Set(all.map(({ cell }) => cell))
  const captions = all.flatMap(place => {
    const under = below(lines, place)
    return under && !own.has(under.cell) && isCaption(lines, place, under) ? [labelScore(under.cell.folded, true)] : []
  })
  return captions.find(score => score !== 0) ?? 0
}

/** The province alone in the line below belongs to the address. */
function withProvince(lines: readonly TextLine[], places: readonly Placed[]): readonly Placed[] {
  const last = places.at(-1)
  const under = last && below(lines, last)
  return under && findProvince(under.cell.text) ? [...places, under] : places
}

/** "(aquí te mandamos las cartas)" under an address: what stands in brackets is said of it, wherever the next line begins; 0 elsewhere. */
export function remarkBelow(lines: readonly TextLine[], { places }: AddressPlace): number {
  const last = places.at(-1)
  const under = last ? below(lines, last)?.cell : undefined
  return under && /^\(.+\)$/u.test(under.text) ? labelScore(under.folded, true) : 0
}

/** A label close under another address: it is that one's caption, and no heading of what follows. */
export function isCaptionOfAddress(lines: readonly TextLine[], place: Placed): boolean {
  const over = above(lines, place)
  return over !== null && looksLikeAddress(over.cell.text) && isCaption(lines, over, place)
}

/** "Dirección del suministro" in small letters under "Argindarra non", beside which the value stands: the label once more. */
export function isCaptionOfLabel(lines: readonly TextLine[], place: Placed): boolean {
  const over = above(lines, place)
  if (!over || rightOf(lines, over).length === 0 || rightOf(lines, place).length > 0) return false
  const [own, first] = [lines[place.line]?.height ?? 0, lines[over.line]?.height ?? 0]
  const isBelow = Math.abs(over.cell.left - place.cell.left) <= own
  return isBelow && own < first && isCaption(lines, over, place)
}

/** What the small letters under a label say, which has its value beside it; 0 without any. */
export function captionOfLabel(lines: readonly TextLine[], label: Placed): number {
  const under = below(lines, label)
  return under && isCaptionOfLabel(lines, under) ? labelScore(under.cell.folded, true) : 0
}

function isCaption(lines: readonly TextLine[], value: Placed, { line, cell }: Placed): boolean {
  if (cell.text.length > longestHeading || /\d/.test(cell.text) || isHeadOfForm(lines, { line, cell })) return false
  const [own, over] = [lines[line], lines[value.line]]
  const other = above(lines, { line, cell })
  if (other?.cell !== value.cell || !own || !over) return false
  const under = below(lines, { line, cell })
  // "Punto de suministro" right over a form that begins farther left heads it.
  const next = under ? lines[under.line] : own.cells.length === 1 ? lines[line + 1] : undefined
  return !next || own.top - over.top <= nearer * gapBetween(own, next)
}
