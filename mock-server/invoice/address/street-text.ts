import { above, fold, leftOf, type Placed, type TextLine } from '../text/text-line.ts'
import { basqueKinds, streetKinds } from '../words/addresses.ts'
import { alternatives } from '../words/match.ts'
import { isLabelText, labelLength } from './label-score.ts'
import { partLabel } from './part-label.ts'
import { beginsWithKind } from './street-parts.ts'

const streetBefore = new RegExp(
  `(?<![\\p{L}\\d])(?:${alternatives(streetKinds)})(?:(?<=/)|\\.?[º°]?(?=[\\s.,/]))\\.?\\s*(?=[\\p{L}\\d"'])`,
  'gu',
)
const streetAfter = new RegExp(
  `(?<=^|[:·]\\s*)[\\p{L}\\s.'-]{2,40}?\\s(?:${alternatives(basqueKinds)})\\.?(?!\\p{L})`,
  'gu',
)
/** What no address has in it. */
export const otherPiece =
  /\bcups\b|kwh?\b|€|\d{2}[/-]\d{2}[/-]\d{2,4}|@|www\.|\bes\d{2}[\s\d]{4}|\b(?:nif|dni|cif|ifz|iban|tel[eé]?f?)\b/u
const mostLinesUp = 4
const longestLine = 90

/** The text of a street, up to its postal code. */
interface Grown {
  street: string
  /** It begins with a kind of street, or with a label, or looks like one. */
  isStreet: boolean
  places: Placed[]
  prefix: string
}

/** The text between where an address begins and its postal code, in its line and the ones above. */
export function streetText(lines: readonly TextLine[], place: Placed, before: string, isAfterOther: boolean): Grown {
  const begins = beginningIn(before)
  const earlier = isAfterOther ? '' : sentenceBefore(lines, place)
  if (begins) return { ...begins, prefix: `${earlier} ${begins.prefix}`.trim(), isStreet: true, places: [place] }
  const broken = earlier === '' ? null : beginningIn(`${earlier} ${before}`)
  if (broken && /\p{L}/u.test(before)) return { ...broken, isStreet: true, places: [place] }
  // Another address is before it in the sentence.
  if (isAfterOther) return { street: '', isStreet: false, places: [place], prefix: before }
  const label = labelEnd(before)
  const own = before.slice(label)
  const places = [place]
  if (label > 0) return { street: own, isStreet: /\p{L}/u.test(own), places, prefix: before.slice(0, label) }
  const tentative: { texts: string[]; places: Placed[] } = {
    texts: [own.trim()].filter(text => text !== ''),
    places: [place],
  }
  let at = above(lines, place)
  for (let step = 0; at && step < mostLinesUp; step += 1) {
    const { text, folded } = at.cell
    const found = partLabel(folded) ? null : beginningIn(text)
    if (found && !otherPiece.test(fold(found.street)) && text.length <= longestLine) {
      return {
        street: [found.street, ...tentative.texts].join(' '),
        isStreet: true,
        places: [at, ...tentative.places],
        prefix: found.prefix || before.slice(0, label),
      }
    }
    if (otherPiece.test(folded) || text.length > longestLine || isLabelCell(folded)) break
    const end = labelEnd(text)
    tentative.texts.unshift(text.slice(end).trim())
    tentative.places.unshift(at)
    if (end > 0)
      return { street: tentative.texts.join(' '), isStreet: true, places: tentative.places, prefix: text.slice(0, end) }
    at = above(lines, at)
  }
  // "C/ Luna 2 | 28004 Madrid": the street is in the cell before.
  const [beside] = before.trim() === '' ? leftOf(lines, place) : []
  const row = beside ? beginningIn(beside.text) : null
  if (beside && row && /\d|s\/n/i.test(row.street) && !otherPiece.test(beside.folded))
    return { ...row, isStreet: true, places: [{ line: place.line, cell: beside }, place] }
  return withoutType(tentative, before.slice(0, label))
}

const sentenceCharacters = 55
/** The end of the line that a sentence goes on from; '' where none does. */
function sentenceBefore(lines: readonly TextLine[], place: Placed): string {
  const over = above(lines, place)?.cell.text ?? ''
  return over.length > sentenceCharacters && place.cell.text.length > sentenceCharacters / 2 && !/[.:]\s*$/.test(over)
    ? over.slice(-sentenceCharacters)
    : ''
}

/** A street without its kind ("LUNA 2, 3º B"): the nearest line that begins with letters and has a number. */
function withoutType({ texts, places }: { texts: string[]; places: Placed[] }, prefix: string): Grown {
  for (let from = texts.length - 1; from >= 0; from -= 1) {
    const text = texts[from] ?? ''
    const mayBeStreet = /^\p{L}[\p{L}\s.'’ºª-]{2,}[\s,]+(?:n[º°]\s*)?(?:\d{1,4}(?!\d)|s\/n)/iu.test(text)
    if (mayBeStreet && !/suministr|subministr|hornidur|\b(?:esta|es|son|tu|su)\b/u.test(fold(text))) {
      const offset = places.length - texts.length
      return {
        street: texts.slice(from).join(' '),
        isStreet: true,
        places: places.slice(Math.min(from + offset, places.length - 1)),
        prefix,
      }
    }
  }
  const last = places.at(-1)
  return { street: texts.at(-1) ?? '', isStreet: false, places: last ? [last] : places, prefix }
}

/** Where a street begins in a text: at a label's end, or at a kind of street that is not part of a name before it. */
function beginningIn(text: string): { street: string; prefix: string } | null {
  const folded = fold(text)
  const label = labelEnd(text)
  const rest = folded.slice(label)
  const starts = [...rest.matchAll(streetBefore), ...rest.matchAll(streetAfter)].map(({ index }) => index)
  const [start] = starts.filter(index => mayBegin(rest, index)).sort((a, b) => a - b)
  if (start === undefined) return null
  return { street: text.slice(label + start).trim(), prefix: text.slice(0, label + start) }
}

/** Not in the middle of a name: at the beginning, after a colon, a comma or a dot. */
function mayBegin(text: string, index: number): boolean {
  const head = text.slice(0, index)
  return /(?:^|[:·,;.)–]|\s-)\s*$/u.test(head) || saidOfSupply.test(head)
}

/** "El suministro está en la", "la vivienda situada en". */
const saidOfSupply =
  /(?:\b(?:en|a|al|na|no)|\bsit[oa]|situad[oa]|ubicad[oa]|\b(?:casa|vivienda|piso|local|finca|inmueble|suministro|nave) del?)\s(?:la\s|el\s|l['’])?$/u

const startsLabelled = /^(?:\d{1,2}[.)]\s)?[^\d,]{2,60}?\s?[:·]\s*/u

/** Where the label at the beginning of a cell ends; 0 without one. A colon ends any label, known or not. */
function labelEnd(text: string): number {
  const folded = fold(text)
  const colon = startsLabelled.exec(folded)
  if (colon) return colon[0].length + labelEnd(text.slice(colon[0].length))
  const end = labelLength(folded)
  const rest = folded.slice(end)
  // "Calle Suministro 5" has no label; "Punto de suministro C/ Luna" has one.
  if (end === 0 || rest.trim() === '' || !/^[\s:.·–-]/.test(rest) || beginsWithKind.test(folded)) return 0
  return end + (/^[\s:.·–-]+/.exec(rest)?.[0].length ?? 0)
}

/** The cell is a label and nothing else. */
export const isLabelCell = (folded: string): boolean =>
  /[:·]\s*$/u.test(folded) || partLabel(folded) !== null || isLabelText(folded)
