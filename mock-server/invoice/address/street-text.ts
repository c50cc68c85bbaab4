import { beginsWithArea } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { illegible } from '../text/illegible.ts'
import { above, below, leftOf, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { aboveInBlock } from './above-in-block.ts'
import { isFlat } from './flat-words.ts'
import { joinedLines } from './joined-lines.ts'
import { isLabelCell } from './label-cell.ts'
import { isLabelOf } from './part-labels.ts'
import { besideLabel, restOfRow } from './row-of-street.ts'
import { beginningIn, isSaidOfSupply, labelEnd } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'
import { besideOtherPart, codeLabelCell, isPartLabel, otherPart, partLabel } from './town-labels.ts'

/** What no address has in it. */
export const otherPiece =
  /\bc\.?u\.?p\.?s\b|kwh?\b|€|\d{2}[/-]\d{2}[/-]\d{2,4}|@|www\.|\bes\s?\d{2}[\s\d]{4}|\b(?:nif|dni|cif|ifz|iban|tel[eé]?f?)\b/u
const beginsWithFlat =
  /^\s*(?:bloque|blq?|portal|esc(?:alera|ala)?|piso|planta|puerta|pta|bajos?|baix(?:os)?|behea|atico?|local|entlo?|pral|pis|nave|casa)(?!\p{L})/u
// "ES:1 PL:03 PT:B"
const partOfFlat = /^(?:esc?|blq?|portal|ptal|piso|pi|planta|plta?|pl|puerta|pta?|po|letra)\s?:\s?[a-z\d]{1,4}(?=\s|$)/u
// Another address, whole with its code, ends what belongs together.
const codeWithTown = /(?<![\d.,/-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3},?\s\p{Lu}\p{L}/u
const mostLinesUp = 4
const longestLine = 90
const longestStreet = 80

/** The text of a street, up to its postal code. */
interface Grown {
  street: string
  /** It begins with a kind of street, or with a label, or looks like one. */
  isStreet: boolean
  places: Placed[]
  prefix: string
}

/** The street whose parts have no label of their own, above a form's line with the postal code. */
export function streetOver(
  lines: readonly TextLine[],
  place: Placed,
): { street: string; places: Placed[]; prefix: string } | null {
  const { isStreet, street, places, prefix } = streetText(lines, place, '', false)
  return isStreet ? { street, places, prefix } : null
}

/** The text between where an address begins and its postal code, in its line and the ones above. */
export function streetText(lines: readonly TextLine[], place: Placed, before: string, isAfterOther: boolean): Grown {
  const begins = beginningIn(before)
  if (begins) return { ...begins, isStreet: true, places: [place] }
  // Another address stands before it in the sentence.
  if (isAfterOther) return { street: '', isStreet: false, places: [place], prefix: before }
  // "POBLACIÓN....: 44580 Valderrobres" under the street: the label of a part of the address, not of the address.
  const part = partLabel.exec(fold(before))?.[0].length
  const label = part === undefined ? labelEnd(before) : 0
  const own = before.slice(part ?? label)
  const heads: string[] = own.trim() === '' ? [] : [own.trim()]
  const beside =
    heads.length === 0
      ? (streetBeside(lines, place) ?? streetInRow(lines, place))
      : streetBesideVillage(lines, place, own)
  if (beside) return beside
  const places = [place]
  // "LABEL 36 BJ D 07009" under "CL DEMO": the street stands over its label.
  const isInterrupted = label > 0 && /^\s*(?:\d{1,4}\b|s\/n)/i.test(own)
  if (label > 0 && !isInterrupted && own.trim() !== '')
    return { street: own, isStreet: /\p{L}/u.test(own), places, prefix: before.slice(0, label) }
  if (label > 0 && !isInterrupted) return { street: '', isStreet: false, places, prefix: before.slice(0, label) }
  const tentative: { texts: string[]; places: Placed[] } = { texts: [...heads], places: [place] }
  let middleLabel = ''
  let at = aboveInBlock(lines, place)
  for (let step = 0; at && step < mostLinesUp; step += 1) {
    at = besideLabel(lines, at, place)
    const { text, folded } = at.cell
    // "C.P. / Población" is neither the street nor the end of it.
    const isLabel = otherPart.test(folded) || isPartLabel(folded)
    const found = isLabel ? null : beginningIn(text)
    if (codeWithTown.test(text)) break
    if (
      found &&
      !isArea(lines, at, found.street) &&
      !otherPiece.test(fold(found.street)) &&
      (text.length <= longestLine || isSaidOfSupply(found.prefix))
    ) {
      return {
        street: joinedLines([found.street, ...restOfRow(lines, at, found.street), ...tentative.texts]),
        isStreet: true,
        places: [at, ...tentative.places],
        prefix: found.prefix || before.slice(0, label) || middleLabel,
      }
    }
    const isRuled = !/[\p{L}\d]/u.test(text) && !text.includes(illegible)
    if (otherPiece.test(folded) || text.length > longestLine || isHeading(lines, at) || isRuled) break
    const end = partOfFlat.test(folded) ? 0 : labelEnd(text)
    // A label beside the middle of its value, glued to it: the value goes on above.
    const isMiddle = end > 0 && (!/^\s*\p{L}{2}/u.test(text.slice(end)) || beginsWithFlat.test(fold(text.slice(end))))
    if (isMiddle) middleLabel = text.slice(0, end)
    if (isLabel || isLabelOf('flat', folded) || besideOtherPart.test(leftOf(lines, at)[0]?.folded ?? '')) {
      at = aboveInBlock(lines, at)
      continue
    }
    // "suministro.cp" is a label to its end.
    if (end > 0 && isPartLabel(fold(text.slice(end)))) break
    tentative.texts.unshift(text.slice(end).trim())
    tentative.places.unshift(at)
    if (end > 0 && !isMiddle)
      return {
        street: joinedLines(tentative.texts),
        isStreet: true,
        places: tentative.places,
        prefix: text.slice(0, end),
      }
    at = aboveInBlock(lines, at)
  }
  return withoutType(tentative, before.slice(0, label) || middleLabel)
}

/** "GARAJE" under "Calle Luna, 108, sótano 1," is the rest of the street; elsewhere it says what the bill is for. */
function isHeading(lines: readonly TextLine[], place: Placed): boolean {
  if (!isLabelCell(place.cell.folded)) return false
  const over = isFlat(place.cell.text) ? aboveInBlock(lines, place)?.cell.text : undefined
  return over === undefined || !/\d|s\/n/i.test(beginningIn(over)?.street ?? '')
}

/** "EDIF. ATLÁNTICO" under "AVDA. LA ROCHE, 33": the street is a line higher. */
function isArea(lines: readonly TextLine[], place: Placed, street: string): boolean {
  if (!beginsWithArea.test(fold(street))) return false
  const over = aboveInBlock(lines, place)
  const begins = over ? beginningIn(over.cell.text) : null
  if (begins === null || !/\d|s\/n/i.test(begins.street)) return false
  // Of an estate with its number, "URB. FORMIGAL, 12", the building is a part, too.
  return (
    !beginsWithArea.test(fold(begins.street)) ||
    (splitStreet(street).streetNr === '' && splitStreet(begins.street).streetNr !== '')
  )
}

/** "DIRECCIÓN | Pza. Mayor, 3 | C.P. | 06100": the street in the same row of a form, before the label of the code. */
function streetBeside(lines: readonly TextLine[], place: Placed): Grown | null {
  const [first, second] = leftOf(lines, place)
  const heading = above(lines, place)?.cell
  const isUnderLabel = heading !== undefined && codeLabelCell.test(heading.folded)
  const value = isUnderLabel ? first : first && isPartLabel(first.folded) ? second : undefined
  if (!value) return null
  const found = beginningIn(value.text)
  // With a postal code of its own it is another address.
  if (!found || !/\d|s\/n/i.test(found.street) || codeWithTown.test(found.street)) return null
  return { ...found, isStreet: true, places: [{ line: place.line, cell: value }, place] }
}

/** "Kale Barria 33 - 3. C | 20560 Oñati": the street in the same row, with nothing below it that could be its own town. */
function streetInRow(lines: readonly TextLine[], place: Placed): Grown | null {
  const [cell] = leftOf(lines, place)
  if (!cell || cell.text.length > longestStreet || otherPiece.test(cell.folded) || isLabelCell(cell.folded)) return null
  const under = below(lines, { line: place.line, cell })
  const over = aboveInBlock(lines, place)
  const isElsewhere = (other: Placed | null) => other !== null && looksLikeAddress(other.cell.text)
  if (/\d{5}/.test(cell.text) || isElsewhere(under) || isElsewhere(over)) return null
  const found = beginningIn(cell.text)
  const street = found?.street ?? cell.text
  // "Polígono Can Magí, Calle Luna, 6": commas only behind a kind of street or place.
  if (
    !(found?.prefix === '' && /,\s\d/.test(street)) &&
    !/^\p{L}[\p{L}\s.'’ºª/-]{2,}[\s,]+(?:n[º°]\s*)?(?:\d{1,4}(?!\d)|s\/n)/iu.test(street)
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

/** "Lugar de Outeiro, 12 | Camporramiro – 27516 Chantada": the parish stands before the code. */
function streetBesideVillage(lines: readonly TextLine[], place: Placed, own: string): Grown | null {
  const isVillage = /^\p{Lu}[^\d,:]{3,}$/u.test(own.trim()) && /^\s[–—-]\s/u.test(place.cell.text.slice(own.length))
  return isVillage && place.cell.text.startsWith(own) ? streetInRow(lines, place) : null
}

/** A street without its kind ("LUNA 2, 3º B"): the nearest line that begins with letters and has a number. */
function withoutType({ texts, places }: { texts: string[]; places: Placed[] }, prefix: string): Grown {
  for (let from = texts.length - 1; from >= 0; from -= 1) {
    const text = texts[from] ?? ''
    const mayBeStreet = /^\p{L}[\p{L}\s.'’ºª-]{2,}[\s,]+(?:n[º°]\s*)?(?:\d{1,4}(?!\d)|s\/n)/iu.test(text)
    if (mayBeStreet && !/suministr|subministr|hornidur|\b(?:esta|es|son|tu|su)\b/u.test(fold(text))) {
      return { street: joinedLines(texts.slice(from)), isStreet: true, places: places.slice(from), prefix }
    }
  }
  const last = places.at(-1)
  return { street: texts.at(-1) ?? '', isStreet: false, places: last ? [last] : places, prefix }
}

/** Text that may be an address or the beginning of one, though no code stands near. */
export function looksLikeAddress(text: string): boolean {
  return (
    /(?<![\d-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/.test(text) || (beginningIn(text) !== null && /\d|s\/n/i.test(text))
  )
}
