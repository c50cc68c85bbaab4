import { isAnyLabel } from '../address/part-labels.ts'
import { above, below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { Governing } from './label-of-sentence.ts'
import { hasOwnNumber, saysOnlyPowers } from './only-powers.ts'
import { hoursOfDay } from './period-words.ts'
import { lastLabel, tokensOf } from './power-tokens.ts'

/** "4,6 kW Potencia contratada punta": a line that begins with its value, in one cell or two. */
export function labelBehind(lines: readonly TextLine[], place: Placed): Governing | null {
  const [own = [], ...more] = [place.cell, ...rightOf(lines, place)].map(cell => tokensOf(cell))
  const [number, ...rest] = [...own, ...more.flat()]
  const label = rest[0]?.kind === 'label' ? rest[0] : null
  const isAlone = leftOf(lines, place).length === 0 && !rest.some(({ kind }) => kind === 'number')
  return number?.kind === 'number' && number.start === 0 && label && isAlone
    ? { label, at: `${place.line} behind ${label.about}` }
    : null
}

/** "Piso" over "6", or another power of its column, nearer than "Potencia punta" below it, which heads the next row. */
function isNearerToUpper(lines: readonly TextLine[], place: Placed, under: Placed): boolean {
  const over = above(lines, place)
  const top = (index: number) => lines[index]?.top ?? 0
  return (
    over !== null &&
    (isAnyLabel(over.cell.folded) || isPower(over.cell)) &&
    top(place.line) - top(over.line) < top(under.line) - top(place.line)
  )
}

const isPower = (cell: Cell) => saysOnlyPowers(cell) && hasOwnNumber(cell)

/** "4,6 kW" in large type over "potencia en punta". */
export function captionBelow(lines: readonly TextLine[], place: Placed): Governing | null {
  const under = below(lines, place)
  const tokens = under ? tokensOf(under.cell) : []
  const label = lastLabel(tokens)
  // "P1 potentzia · Potencia P1": in two languages.
  const isSaidTwice = tokens.filter(({ kind }) => kind === 'label').length > 1
  const words = under?.cell.folded.replace(new RegExp(hoursOfDay), '').replace(isSaidTwice ? ' · ' : '', ' ') ?? ''
  const isCaption =
    under !== null && label !== null && !/\d{2}|[:·]/u.test(words) && !isNearerToUpper(lines, place, under)
  // Captions of one row are one statement.
  return isCaption ? { label, at: `${under.line} ${label.about}` } : null
}
