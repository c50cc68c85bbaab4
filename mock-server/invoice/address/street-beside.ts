import { labelScore } from '../evidence/label-score.ts'
import { above, below, leftOf, overlap, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { aboveInBlock } from './above-in-block.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { isBeyondRepeatedLabel } from './form-columns.ts'
import { isLabelCell } from './label-cell.ts'
import { codeWithTown, looksLikeAddress, otherPiece } from './looks-like-address.ts'
import { isAnyLabel } from './part-labels.ts'
import { beginningIn } from './street-beginning.ts'
import { isHouseNumber } from './street-parts.ts'
import { codeLabelCell, isPartLabel, villageLabel } from './town-labels.ts'

const longestStreet = 80

/** The text of a street, up to its postal code. */
export interface Grown {
  street: string
  /** The same without a line that may be a village's, or the town's. */
  withoutVillage?: string
  /** It begins with a kind of street, or with a label, or looks like one. */
  isStreet: boolean
  places: Placed[]
  prefix: string
}

/** "DIRECCIÓN | Pza. Mayor, 3 | C.P. | 06100": the street in the same row of a form, before the label of the code. */
export function streetBeside(lines: readonly TextLine[], place: Placed): Grown | null {
  const [first, second] = leftOf(lines, place)
  const heading = above(lines, place)?.cell
  const isUnderLabel = heading !== undefined && codeLabelCell.test(heading.folded)
  const beside = isUnderLabel ? first : first && isPartLabel(first.folded) ? second : undefined
  const cell = beside && (isUnderVillageLabel(lines, place.line, beside) ? second : beside)
  const value = cell && valueAt(lines, { line: place.line, cell })
  if (!value || isBeyondRepeatedLabel(lines, place, value)) return null
  const found = beginningIn(value.cell.text)
  // With a postal code of its own it is another address.
  if (!found || !/\d|s\/n/i.test(found.street) || codeWithTown.test(found.street)) return null
  return { ...found, isStreet: true, places: [value, place].sort((a, b) => a.line - b.line) }
}

/** The cell itself; where it is the end of a label that took two lines, the one below it. */
function valueAt(lines: readonly TextLine[], place: Placed): Placed | null {
  const over = above(lines, place)
  const isEnd = over !== null && /^\p{Ll}[\p{Ll}\s]*$/u.test(place.cell.text) && labelScore(over.cell.folded, true) > 0
  return isEnd ? below(lines, place) : place
}

/** "Sergude (San Breixo)" under "Parroquia", between the street and the code. */
const isUnderVillageLabel = (lines: readonly TextLine[], line: number, cell: Cell) =>
  villageLabel.test(above(lines, { line, cell })?.cell.folded ?? '')

/** "Kale Barria 33 - 3. C | 20560 Oñati": the street in the same row, with nothing below it that could be its own town. */
export function streetInRow(lines: readonly TextLine[], place: Placed): Grown | null {
  const [cell] = leftOf(lines, place)
  if (!cell || cell.text.length > longestStreet || otherPiece.test(cell.folded) || isLabelCell(cell.folded)) return null
  const under = below(lines, { line: place.line, cell })
  const over = aboveInBlock(lines, place)
  // "SUMINISTRO EN: C/ LUNA 2 | 28004 MADRID" over "COBRO EN: C/ SOL 3 | 28013 MADRID": each has its own.
  const hasOwnCode = (other: Placed) =>
    rightOf(lines, other).some(beside => overlap(beside, place.cell) && codeWithTown.test(beside.text))
  const isElsewhere = (other: Placed | null) =>
    other !== null && looksLikeAddress(other.cell.text) && !hasOwnCode(other)
  // "Escala B, porta 20" over the code: the street stands over the two.
  const isUnderFlat = over !== null && isFlat(over.cell.text) && namesFlat(over.cell.text)
  if (/\d{5}/.test(cell.text) || isElsewhere(under) || isElsewhere(over) || isUnderFlat) return null
  const inCells = streetInCells(lines, place)
  if (inCells) return inCells
  const found = beginningIn(cell.text)
  const street = found?.street ?? cell.text
  // "Polígono Can Magí, Calle Luna, 6": commas only behind a kind of street or place.
  if (
    !(found?.prefix === '' && /,\s\d/.test(street)) &&
    !/^\p{L}[\p{L}\s.'’ºª/-]{2,}[\s,]+(?:n[º°]\s*)?(?:\d{1,4}(?!\d|\.\d)|s\/n)/iu.test(street)
  )
    return null
  const flat = under && isFlat(under.cell.text) ? [under] : []
  return {
    street: [street, ...flat.map(({ cell: { text } }) => text)].join(' '),
    prefix: found?.prefix ?? '',
    isStreet: true,
    places: [{ line: place.line, cell }, place, ...flat],
  }
}

/** "Travesía de la Rúa | 12 bis | 1º C | 49600 Benavente": a cell for each part, without heads. */
function streetInCells(lines: readonly TextLine[], place: Placed): Grown | null {
  const cells = leftOf(lines, place)
  const number = cells.findIndex(({ folded }) => isHouseNumber(folded))
  const [street] = cells.slice(number + 1)
  const flat = cells.slice(0, Math.max(0, number))
  const found = street && !/\d/.test(street.text) ? beginningIn(street.text) : null
  const head = street && above(lines, { line: place.line, cell: street })
  const isHeaded = head ? isAnyLabel(head.cell.folded) : false
  if (number < 0 || found?.prefix !== '' || isHeaded || !flat.every(({ text }) => isFlat(text))) return null
  const parts = cells.slice(0, number + 2).reverse()
  return {
    street: parts.map(({ text }) => text).join(', '),
    prefix: '',
    isStreet: true,
    places: [...parts.map(cell => ({ line: place.line, cell })), place],
  }
}

/** "Lugar de Outeiro, 12 | Camporramiro – 27516 Chantada": the parish stands before the code. */
export function streetBesideVillage(lines: readonly TextLine[], place: Placed, own: string): Grown | null {
  const isVillage = /^\p{Lu}[^\d,:]{3,}$/u.test(own.trim()) && /^\s[–—-]\s/u.test(place.cell.text.slice(own.length))
  return isVillage && place.cell.text.startsWith(own) ? streetInRow(lines, place) : null
}
