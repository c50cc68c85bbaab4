import { overlap, type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { isLabelOf } from './part-labels.ts'
import { beginningIn } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'

/** "CL TRINIDAD | NUM 19 | ESC. | PLTA BJ": what the cells beside a street without a number add to it. Labels without a value add nothing. */
export function restOfRow(lines: readonly TextLine[], place: Placed, street: string): string[] {
  const cells = rightOf(lines, place)
  // "PLAZA MAYOR 4 | BIS 2-IZQ": a number and what goes on with it.
  if (splitStreet(street).streetNr !== '') {
    const [next] = cells
    const isNear = next && next.left - place.cell.right <= nearColumn * (lines[place.line]?.height ?? 0)
    const isRest = next && (goesOn.test(next.folded) || (isNear && namesFlat(next.text) && isFlat(next.text)))
    return isRest ? [next.text] : []
  }
  const end = cells.findIndex(cell => !rowPart.test(cell.folded))
  const own = cells.slice(0, end < 0 ? cells.length : end)
  return own[0] && numberPart.test(own[0].folded)
    ? own.map(({ text }) => text).filter(text => /\p{L}[.:]*\s+\S/u.test(text))
    : []
}

// In line heights: how wide the gap before a flat may be.
const nearColumn = 4
const numberPart = /^(?:num\.?|n[º°]?\.?|numero)\s*:?\s*\d/u
const flatPart = 'esc|pl\\.|plta|planta|piso|pta|puerta|portal|bloque|blq|letra'
const rowPart = new RegExp(`^(?:num|n[º°.]|${flatPart})`, 'u')
// What a house number goes on with in the next cell.
const goesOn = new RegExp(`^(?:bis\\s|${flatPart})`, 'u')

/** "Finca abonada | Calle Luna, 9" over "06800 Mérida", which begins between the two: the street, not its label. */
export function besideLabel(lines: readonly TextLine[], over: Placed, own: Placed): Placed {
  const [cell] = rightOf(lines, over)
  const isBeside = cell && (overlap(cell, own.cell) || isLabelOf('street', over.cell.folded))
  const isStreet = isBeside && beginningIn(cell.text)?.prefix === ''
  return isStreet && beginningIn(over.cell.text) === null ? { line: over.line, cell } : over
}
