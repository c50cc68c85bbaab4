import { provinces } from '#domain/province-list.ts'
import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import {
  addressParts,
  bareAddress,
  expressionOf,
  holderLabel,
  otherAddress,
  streetTypes,
  supplyAddress,
  supplySection,
} from '../evidence/wordings.ts'
import { findTowns, officialSpelling } from '../places/match-town.ts'
import { municipalitiesOf } from '../places/postal-codes.ts'
import { fold } from '../text/fold.ts'
import { above, below, type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { addressInParts } from './address-in-parts.ts'
import { splitStreet } from './street-parts.ts'

const postalCode =
  /(?<![\d.,/+=&?]|\d-|\d{3}\s)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d/]|[.,]\d|\s?(?:k\s?w|€|eur|kg|m3|%))/giu
// "C.P.", "CP:", "(": what may stand between an address and its code.
const beforeCode = new RegExp(`(?:^|[\\s,;(–-])(?:${addressParts.postalCode})?[\\s:.,;(–·-]*$`, 'u')
const streetBefore = new RegExp(
  `(?<![\\p{L}\\d])(?:${streetTypes})(?:(?<=[/.º°])|(?=[\\s.,/]))\\s*(?=[\\p{L}\\d"'])`,
  'gu',
)
const streetAfter =
  /(?<=^|[:·]\s*)[\p{L}\s.'-]{2,40}?\s(?:kalea|kal\.?|etorbidea|etorb\.?|hiribidea|ibilbidea|pasealekua|plaza|auzoa|bidea|enparantza|zumardia)(?!\p{L})/gu
const otherPiece =
  /\bcups\b|kwh?\b|€|\d{2}[/-]\d{2}[/-]\d{2,4}|@|www\.|\bes\d{2}[\s\d]{4}|\b(?:nif|dni|cif|ifz|iban|tel[eé]?f?)\b/u
const beginsWithFlat =
  /^\s*(?:bloque|blq?|portal|esc|piso|planta|puerta|pta|bajo|baix|beh|atic|local|entl|pral|pis|nave|casa)/
const mostLinesUp = 4
const longestLine = 90

/** Every address on a bill that has a postal code, wherever it stands: grown from the code by what stands around it. */
export function findAddresses(lines: readonly TextLine[]): AddressCandidate[] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell =>
      [...cell.text.matchAll(postalCode)].flatMap((match, order, all) => {
        const place = { line: index, cell }
        const previous = all[order - 1]
        const code = { zipCode: match[0], at: match.index, from: previous ? previous.index + previous[0].length : 0 }
        return addressInParts(lines, place, code) ?? growAddress(lines, place, code)
      }),
    ),
  )
}

interface Town {
  municipality: string
  isTownKnown: boolean
  officialTown: string
  province: string
}

/** A postal code in a cell; what stands before `from` belongs to another one. */
export interface PrintedCode {
  zipCode: string
  at: number
  from: number
}

function growAddress(
  lines: readonly TextLine[],
  place: Placed,
  { zipCode, at, from }: PrintedCode,
): AddressCandidate[] {
  const { text } = place.cell
  const after = cleanTail(text.slice(at + zipCode.length))
  const head = text.slice(from, at)
  const joint = beforeCode.exec(fold(head))
  const before = head.slice(0, joint?.index ?? head.length)
  const grown = streetText(lines, place, before, from > 0)
  const tails = [after, ...tailLines(lines, place, after)]
  const [behind, ahead] = [townOf(zipCode, tails), townBefore(zipCode, grown.street)]
  const town = behind?.isTownKnown ? behind : (ahead ?? behind)
  const street = town?.isBefore ? grown.street.slice(0, town.start) : grown.street
  if (!town && municipalitiesOf(zipCode).length === 0 && grown.street === '') return []
  const { municipality, isTownKnown, officialTown, province } = town ?? noTown
  const parts = grown.isStreet ? splitStreet(street) : { street: '', streetNr: '', apartment: '' }
  return [
    {
      ...parts,
      zipCode,
      municipality,
      isTownKnown,
      officialTown,
      province: province || provinceOfCode(zipCode),
      places: grown.places,
      prefix: grown.prefix,
    },
  ]
}

const noTown: Town = { municipality: '', isTownKnown: false, officialTown: '', province: '' }

/** The province of a code by its towns, since a few codes cross a border; else by its first two digits. */
function provinceOfCode(zipCode: string): string {
  const ids = new Set(municipalitiesOf(zipCode).map(({ id }) => id.slice(0, 2)))
  const [id] = ids
  return provinces.find(({ code }) => ids.size === 1 && code === id)?.name ?? postalCodeProvince(zipCode)?.name ?? ''
}

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
function streetText(lines: readonly TextLine[], place: Placed, before: string, isAfterOther: boolean): Grown {
  const begins = beginningIn(before)
  if (begins) return { ...begins, isStreet: true, places: [place] }
  // Another address stands before it in the sentence.
  if (isAfterOther) return { street: '', isStreet: false, places: [place], prefix: before }
  const label = labelEnd(before)
  const own = before.slice(label)
  const heads: string[] = own.trim() === '' ? [] : [own.trim()]
  const places = [place]
  // "LABEL 36 BJ D 07009" under "CL DEMO": the street stands over its label.
  const isInterrupted = label > 0 && /^\s*(?:\d{1,4}\b|s\/n)/i.test(own)
  if (label > 0 && !isInterrupted && own.trim() !== '')
    return { street: own, isStreet: /\p{L}/u.test(own), places, prefix: before.slice(0, label) }
  if (label > 0 && !isInterrupted) return { street: '', isStreet: false, places, prefix: before.slice(0, label) }
  const tentative: { texts: string[]; places: Placed[] } = { texts: [...heads], places: [place] }
  let at = aboveInBlock(lines, place)
  for (let step = 0; at && step < mostLinesUp; step += 1) {
    const { text, folded } = at.cell
    const found = beginningIn(text)
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
    // A label beside the middle of its value, glued to it: the value goes on above.
    const isMiddle = end > 0 && (!/^\s*\p{L}{2}/u.test(text.slice(end)) || beginsWithFlat.test(fold(text.slice(end))))
    tentative.texts.unshift(text.slice(end).trim())
    tentative.places.unshift(at)
    if (end > 0 && !isMiddle)
      return { street: tentative.texts.join(' '), isStreet: true, places: tentative.places, prefix: text.slice(0, end) }
    at = aboveInBlock(lines, at)
  }
  return withoutType(tentative, before.slice(0, label))
}

/** A street without its kind ("LUNA 2, 3º B"): the nearest line that begins with letters and has a number. */
function withoutType({ texts, places }: { texts: string[]; places: Placed[] }, prefix: string): Grown {
  for (let from = texts.length - 1; from >= 0; from -= 1) {
    const text = texts[from] ?? ''
    if (/^\p{L}[\p{L}\s.'’ºª-]{2,}[\s,]+(?:n[º°]\s*)?(?:\d{1,4}(?!\d)|s\/n)/iu.test(text)) {
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

/** Text that may be an address or the beginning of one, though no code stands near. */
export function looksLikeAddress(text: string): boolean {
  return /(?<!\d)\d{5}(?!\d)/.test(text) || (beginningIn(text) !== null && /\d|s\/n/i.test(text))
}

/** Where a street begins in a text: at a label's end, or at a kind of street that is not part of a name before it. */
function beginningIn(text: string): { street: string; prefix: string } | null {
  const folded = fold(text)
  const label = labelEnd(text)
  const rest = folded.slice(label)
  const types = [...rest.matchAll(streetBefore)].filter(({ index }) => mayBegin(rest, index))
  const basque = [...rest.matchAll(streetAfter)].filter(({ index }) => mayBegin(rest, index))
  const [start] = [...types, ...basque].map(({ index }) => index).sort((a, b) => a - b)
  if (start === undefined) return null
  return { street: text.slice(label + start).trim(), prefix: text.slice(0, label + start) }
}

/** Not in the middle of a name: at the beginning, after a colon, a comma or a dot. */
function mayBegin(text: string, index: number): boolean {
  return /(?:^|[:·,;.)–]|\s-)\s*$/u.test(text.slice(0, index))
}

const labels = expressionOf([...supplyAddress, ...otherAddress, ...bareAddress, ...supplySection, ...holderLabel], 'g')
const startsLabelled = /^[^\d,]{2,60}?\s?[:·]\s*/u

/** Where the label at the beginning of a cell ends; 0 without one. A colon ends any label, known or not. */
function labelEnd(text: string): number {
  const folded = fold(text)
  const colon = startsLabelled.exec(folded)
  if (colon) {
    const again = labelEnd(text.slice(colon[0].length))
    return colon[0].length + again
  }
  const [first] = folded.matchAll(labels)
  if (!first || first.index > 0) return 0
  const end = first.index + first[0].length
  const rest = folded.slice(end)
  // "Calle Suministro 5" has no label; "Punto de suministro C/ Luna" has one.
  if (rest.trim() === '' || !/^[\s:.·–-]/.test(rest)) return 0
  return end + (/^[\s:.·–-]+/.exec(rest)?.[0].length ?? 0)
}

const anyLabel = expressionOf([...supplyAddress, ...otherAddress, ...supplySection])
function isLabelCell(folded: string): boolean {
  if (/[:·]\s*$/u.test(folded)) return true
  const found = anyLabel.exec(folded)
  return found !== null && found.index === 0 && found[0].length >= folded.replace(/[\s:.]+$/, '').length - 2
}

/** The cell above, if it is as close as lines of one text are. */
function aboveInBlock(lines: readonly TextLine[], place: Placed): Placed | null {
  const found = above(lines, place)
  const [own, other] = [lines[place.line], found ? lines[found.line] : undefined]
  if (!found || !own || !other) return null
  return Math.abs(own.top - other.top) <= 2 * Math.max(own.height, other.height) ? found : null
}

/** What may go on after the code's own line: the cell beside it and two lines below. */
function tailLines(lines: readonly TextLine[], place: Placed, after: string): string[] {
  const beside = after === '' ? rightOf(lines, place)[0] : undefined
  const tails: string[] = beside && !/[\d:·]/u.test(beside.text) ? [cleanTail(beside.text)] : []
  let at = below(lines, place)
  for (let step = 0; at && step < 2; step += 1) {
    if (isLabelCell(at.cell.folded) || otherPiece.test(at.cell.folded) || /\d{3}/.test(at.cell.text)) break
    tails.push(cleanTail(at.cell.text))
    at = below(lines, at)
  }
  return tails
}

const partLabels = new RegExp(`(?<!\\p{L})(?:${addressParts.town}|${addressParts.province})\\s*:\\s*`, 'gu')

/** What follows a postal code, without signs and labels before it. */
function cleanTail(text: string): string {
  let clean = text
  for (const { index, 0: label } of [...fold(text).matchAll(partLabels)].reverse())
    clean = `${clean.slice(0, index).trimEnd()}, ${clean.slice(index + label.length)}`
  return clean.replace(/^[\s,;:.)·–/-]+/u, '').trim()
}

/** The town that stands after a code. Known to the list, else as printed where it can be nothing else. */
function townOf(zipCode: string, tails: readonly string[]): (Town & { isBefore: false; start: number }) | null {
  const [first = '', ...rest] = tails
  const none = { isBefore: false as const, start: 0 }
  for (const count of [3, 2, 1]) {
    const joined = [first, ...rest].slice(0, count).join(' ')
    const [match] = findTowns(zipCode, joined).filter(({ start }) => start <= 2)
    if (!match || (count > 1 && match.end <= [first, ...rest].slice(0, count - 1).join(' ').length)) continue
    // "Coruña, A": the article behind the name.
    const article =
      /^,\s(?:a|o|as|os|la|el|las|los|les|els|sa|es|l['’])(?=\s*(?:$|[,(.]))/iu.exec(joined.slice(match.end))?.[0] ?? ''
    const municipality = edged(joined.slice(match.start, match.end + article.length))
    const officialTown = officialSpelling(match, joined)
    return { ...none, municipality, isTownKnown: true, officialTown, province: provinceName(match.municipality.id) }
  }
  const printed = printedTown(first || (rest[0] ?? ''))
  return printed ? { ...noTown, ...none, ...printed } : null
}

/** A town the list does not have at this code, perhaps a village of it: up to a bracket, a comma, a dash or the province. */
function printedTown(text: string): { municipality: string; province: string } | null {
  const [, name = '', rest = ''] = /^([^\d(),:;€/–]+?)\s*(?:$|[(),;:/–]|\s-\s)(.*)$/u.exec(text) ?? []
  const words = name.trim().split(/\s+/)
  if (!/^\p{Lu}/u.test(name.trim()) || words.length > 6 || name.trim().length < 3 || name.length > 45) return null
  const province = findProvince(rest.replace(/[)\s.]+$/, '').trim())
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const trailing = findProvince(words.slice(-count).join(' '))
    const town = words.slice(0, -count).join(' ')
    if (trailing && !/(?:^|\s)(?:de|del|la|las|los|el)$/i.test(town))
      return { municipality: edged(town), province: trailing.name }
  }
  return { municipality: edged(name), province: province?.name ?? '' }
}

/** "C/ Luna 2, Madrid, 28004": the town that ends the text before a code, its province perhaps behind it. */
function townBefore(zipCode: string, street: string): (Town & { isBefore: true; start: number }) | null {
  const matches = findTowns(zipCode, street).filter(({ start, end }) => {
    const tail = street
      .slice(end)
      .replace(/[\s,;:.()–/-]+/gu, ' ')
      .trim()
    return (
      (tail === '' || findProvince(tail) !== null) && /(?:^|[\d,;.()º°ª–-]|\p{L}\.?)\s*$/u.test(street.slice(0, start))
    )
  })
  const [match] = matches.sort((a, b) => Number(b.isExact) - Number(a.isExact) || a.start - b.start)
  if (!match) return null
  return {
    isBefore: true,
    start: match.start,
    municipality: edged(street.slice(match.start, match.end)),
    isTownKnown: true,
    officialTown: officialSpelling(match, street),
    province: provinceName(match.municipality.id),
  }
}

const provinceName = (id: string) => provinces.find(({ code }) => code === id.slice(0, 2))?.name ?? ''
const edged = (text: string) => text.replace(/^[\s,;:.\-–/(]+|[\s,;:.\-–/(]+$/gu, '')
