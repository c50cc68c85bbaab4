import { beginsWithArea, streetTypes } from '../evidence/address-wordings.ts'
import { saysSupply } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { illegible } from '../text/illegible.ts'
import { joinedLines } from '../text/joined-lines.ts'
import { leftOf, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { aboveInBlock } from './above-in-block.ts'
import { isFlat } from './flat-words.ts'
import { isLabelCell } from './label-cell.ts'
import { codeWithTown, otherPiece } from './looks-like-address.ts'
import { isLabelOf } from './part-labels.ts'
import { besideLabel, restOfRow } from './row-of-street.ts'
import { beginningIn, isSaidOfSupply, labelEnd } from './street-beginning.ts'
import { type Grown, streetBeside, streetBesideVillage, streetInRow } from './street-beside.ts'
import { splitStreet } from './street-parts.ts'
import { besideOtherPart, isPartLabel, otherPart, partLabel } from './town-labels.ts'
import { withoutVillageLines } from './village-line.ts'

const beginsWithFlat =
  /^\s*(?:bloque|blq?|portal|esc(?:alera|ala)?|piso|planta|puerta|pta|bajos?|baix(?:os)?|behea|atico?|local|entlo?|pral|pis|nave|casa)(?!\p{L})/u
// "ES:1 PL:03 PT:B"
const partOfFlat = /^(?:esc?|blq?|portal|ptal|piso|pi|planta|plta?|pl|puerta|pta?|po|letra)\s?:\s?[a-z\d]{1,4}(?=\s|$)/u
const mostLinesUp = 5
const longestLine = 90

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
    // "Finca alumbrada" begins as a street does.
    const isTitle = beginningIn(text)?.prefix === '' && isLabelCell(folded) && !/[\d:]/.test(text)
    const isLabel = isTitle || otherPart.test(folded) || isPartLabel(folded)
    const found = isLabel ? null : beginningIn(text)
    if (codeWithTown.test(text)) break
    const kind = isLabel || found ? -1 : folded.search(kindAtEnd)
    if (kind >= 0 && /^\p{Lu}/u.test(tentative.texts[0] ?? ''))
      return {
        street: joinedLines([text.slice(kind), ...tentative.texts]),
        isStreet: true,
        places: [at, ...tentative.places],
        prefix: text.slice(0, kind),
      }
    if (
      found &&
      !isArea(lines, at, found.street) &&
      !otherPiece.test(fold(found.street)) &&
      (text.length <= longestLine || isSaidOfSupply(found.prefix))
    ) {
      const texts = [found.street, ...restOfRow(lines, at, found.street), ...tentative.texts]
      return {
        street: joinedLines(texts),
        withoutVillage: joinedLines(withoutVillageLines(texts)),
        isStreet: true,
        places: [at, ...tentative.places],
        prefix: found.prefix || before.slice(0, label) || middleLabel,
      }
    }
    const isRuled = !/[\p{L}\d]/u.test(text) && !text.includes(illegible)
    if (otherPiece.test(folded) || text.length > longestLine || isHeading(lines, at) || isRuled) break
    const end = partOfFlat.test(folded) ? 0 : labelEnd(text)
    // A label beside the middle of its value, glued to it: the value goes on above.
    const isMiddle =
      end > 0 && (!/^\s*(?:\p{L}{2}|c\s\p{L}{3})/iu.test(text.slice(end)) || beginsWithFlat.test(fold(text.slice(end))))
    if (isMiddle) middleLabel = text.slice(0, end)
    if (isLabel || isLabelOf('flat', folded) || besideOtherPart.test(leftOf(lines, at)[0]?.folded ?? '')) {
      at = aboveInBlock(lines, at)
      continue
    }
    // "suministro.cp" is a label to its end, and so is "Tu punto de suministro".
    if (end > 0 && (isPartLabel(fold(text.slice(end))) || saysSupply.test(fold(text.slice(end))))) break
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

/** "… en Avenida de" over "Francia 30": the street begins at the end of the line. */
const kindAtEnd = new RegExp(`(?<=[\\s,])(?:${streetTypes})\\s(?:de|del|de (?:la|las|los|l['’])|da|do)$`, 'u')

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
  // With a postal code of its own it is another address.
  const begins = over && !codeWithTown.test(over.cell.text) ? beginningIn(over.cell.text) : null
  if (begins === null || !/\d|s\/n/i.test(begins.street)) return false
  // Of an estate with its number, "URB. FORMIGAL, 12", the building is a part, too.
  return (
    !beginsWithArea.test(fold(begins.street)) ||
    (splitStreet(street).streetNr === '' && splitStreet(begins.street).streetNr !== '')
  )
}

/** A street without its kind ("LUNA 2, 3º B"): the nearest line that begins with letters and has a number. */
function withoutType({ texts, places }: { texts: string[]; places: Placed[] }, prefix: string): Grown {
  for (let from = texts.length - 1; from >= 0; from -= 1) {
    const text = texts[from] ?? ''
    const mayBeStreet = /^\p{L}[\p{L}\s.'’ºª-]{2,}[\s,]+(?:n[º°]\s*)?(?:\d{1,4}(?!\d)|s\/n)/iu.test(text)
    if (mayBeStreet && !saysSupply.test(fold(text)) && !/\b(?:esta|es|son|tu|su)\b/u.test(fold(text))) {
      return { street: joinedLines(texts.slice(from)), isStreet: true, places: places.slice(from), prefix }
    }
  }
  const last = places.at(-1)
  return { street: texts.at(-1) ?? '', isStreet: false, places: last ? [last] : places, prefix }
}
