import { provinces } from '#domain/province-list.ts'
import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import { addressParts } from '../evidence/address-wordings.ts'
import { municipalitiesOf } from '../places/postal-codes.ts'
import { fold } from '../text/fold.ts'
import { illegible } from '../text/illegible.ts'
import { endsInSmallWord } from '../text/joined-lines.ts'
import { above, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { addressInParts, type PrintedCode } from './address-in-parts.ts'
import { isCaptionOfAddress } from './caption.ts'
import { hasItsStreet } from './code-behind-street.ts'
import { isFlat } from './flat-words.ts'
import { isLabelCell } from './label-cell.ts'
import { looksLikeAddress } from './looks-like-address.ts'
import { withOwnCells } from './own-cells.ts'
import { beginningAbove, sentenceBefore } from './sentence.ts'
import { beginningIn, endOfWordsBefore } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'
import { streetText } from './street-text.ts'
import { streetUnder } from './street-under.ts'
import { cleanTail, noTown, tailLines, townBefore, townBehind } from './town-of-code.ts'
import { withAllOfFlat } from './unclaimed-flat.ts'

const postalCode =
  /(?<![\d.,/+=&?]|\d-|\d-\p{L}-)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d/]|\p{L}\d|[.,]\d|\s?(?:k\s?w|€|eur|kg|m3|%))/giu
// "C.P.", "CP:", "(": what may stand between an address and its code.
const beforeCode = new RegExp(
  `(?:^|[\\s,;(·/–—-])(?:es?-|(?:${addressParts.postalCode})(?:\\s*(?:y|i|e|eta|/|-)\\s*(?:${addressParts.town}))?)?[\\s:.,;(–—·-]*$`,
  'u',
)

// "B90411287 41927 Mairena": of the column beside it.
const taxNumber = /(?:^|\s)(?:[A-W]-?\d{8}|\d{8}-?[A-Z])\s*$/u

const saysPostalCode = new RegExp(`(?<![\\p{L}\\d])(?:${addressParts.postalCode})[\\s:.]*$`, 'u')

/** Every address on a bill that has a postal code, wherever it stands: grown from the code by what stands around it. */
export function findAddresses(lines: readonly TextLine[]): AddressCandidate[] {
  const found = lines.flatMap((line, index) =>
    line.cells.flatMap(cell =>
      [...cell.text.matchAll(postalCode)].flatMap((match, order, all) => {
        const place = { line: index, cell }
        const previous = all[order - 1]
        const code = { zipCode: match[0], at: match.index, from: previous ? previous.index + previous[0].length : 0 }
        const own = addressInParts(lines, place, code) ?? grownOrInParts(lines, place, code)
        // "Calle Mayor 124 28004 Madrid" against "Tel. 900 28004": behind another number only a known town tells a code.
        const isBehindNumber = /\d{3}\s$/.test(cell.text.slice(0, match.index))
        const sure = isBehindNumber ? own.filter(({ isTownKnown }) => isTownKnown) : own
        return sure.map(address => ({ address, line: index }))
      }),
    ),
  )
  const kept = found.filter(one => !found.some(other => hasItsStreet(other, one))).map(({ address }) => address)
  const own = kept.map(address => withOwnCells(address, kept))
  return own.map(address => withAllOfFlat(lines, address, own))
}

// "…, 2.º, de la localidad de" before the name of a town or its code.
const inTown =
  /,\s+(?:de|en)(?:\s(?:la|el|o|a|est[ae]|dich[ao])\s(?:misma\s)?(?:localidad|poblaci[oó]n|ciudad|villa|municipio|pueblo|t[eé]rmino municipal)(?:\sde)?)?\s*$/iu

/** "Población | 20560 Oñati" in a row of its own, too far below "Dirección | Kale Zaharra 66": the code has the label of its town alone. */
function grownOrInParts(lines: readonly TextLine[], place: Placed, code: PrintedCode): AddressCandidate[] {
  const grown = growAddress(lines, place, code)
  if (grown.length === 0 || grown.some(({ street }) => street !== '')) return grown
  const inParts = addressInParts(lines, place, code, 'town')
  return inParts?.some(({ street, isTownKnown }) => street !== '' && isTownKnown) ? inParts : grown
}

function growAddress(
  lines: readonly TextLine[],
  place: Placed,
  { zipCode, at, from }: PrintedCode,
): AddressCandidate[] {
  const { text } = place.cell
  const after = cleanTail(text.slice(at + zipCode.length))
  const own = text.slice(from, at)
  const head = (from === 0 ? beginningAbove(lines, place, own) : '') + own
  const joint = beforeCode.exec(fold(head))
  // "Cartagena (Murcia) · CP 30205": no label, but the town before its code.
  const before = head
    .slice(0, joint?.index ?? head.length)
    .replace(/(?<=[)\p{Ll}])\s·\s*$/u, '')
    .replace(taxNumber, '')
  const grown = streetText(lines, place, before, from > 0)
  const tails = [after, ...tailLines(lines, place, zipCode, after)]
  const [behind, ahead] = [townBehind(zipCode, tails), townBefore(zipCode, grown.street)]
  // "Ourense (32001), Ourense": the town stands before its code, and behind it the province of the same name.
  const isProvinceBehind = head.trimEnd().endsWith('(') || findProvince(behind?.municipality ?? '') !== null
  const town = behind?.isTownKnown && !(ahead && isProvinceBehind) ? behind : (ahead ?? behind)
  const streetOnly = (town?.isTownKnown ? grown.withoutVillage : undefined) ?? grown.street
  // "letra D, de Murcia".
  const street = town?.isBefore
    ? grown.street
        .slice(0, town.start)
        .replace(inTown, '')
        .replace(/\sd['’]$/u, '')
    : withoutVillage(streetOnly, before.slice(head.length - own.length)).replace(inTown, '')
  // A number of five digits with neither a town nor a street, and no "C.P." before it, is any number.
  if (!town?.isTownKnown && !grown.isStreet && !saysPostalCode.test(fold(head))) return []
  const { municipality, isTownKnown, officialTown, province } = town ?? noTown
  // "Puerto del Rosario, 35600": a town that begins as a street does.
  const isStreet = grown.isStreet && street !== ''
  const over = isStreet ? null : streetOverCaption(lines, place)
  const under = isStreet || over ? [] : streetUnder(lines, place, grown.prefix)
  const beyond = over ? [over] : under
  const found =
    beyond.length > 0 ? beyond.map(({ cell }) => cell.text).join(', ') : isStreet ? street : streetBehind(after, town)
  const parts = splitStreet(asksSomething.test(found) ? '' : found)
  const said = parts.street.slice(0, endOfWordsBefore(parts.street))
  return [
    {
      ...parts,
      street: parts.street.slice(said.length),
      zipCode,
      municipality,
      isTownKnown,
      officialTown,
      province: province || provinceOfCode(zipCode),
      places: [...(over ? [over] : []), ...grown.places, ...under],
      prefix: (from === 0 && head === own ? saidBefore(lines, grown) : grown.prefix) + said,
    },
  ]
}

// "Hasta el 8 de octubre: 29 días. ¿Dónde se ha gastado?" over an address is no part of it. In a picture "¿¿" is what was not legible.
const asksSomething = new RegExp(`\\p{L}\\?|(?<!${illegible})¿\\p{L}`, 'u')

/** What stands before an address in its line, with the sentence that goes on there. */
function saidBefore(
  lines: readonly TextLine[],
  { places: [first], prefix }: Pick<AddressCandidate, 'places' | 'prefix'>,
) {
  const sentence = first ? sentenceBefore(lines, first) : ''
  // "Finca subministrada: Carrer de sa Mar, 77, Sóller" says nothing of the address below it.
  return `${looksLikeAddress(sentence) ? '' : sentence}${prefix}`
}

// Between a caption and the next value more is left free than between the lines of a text.
const captionReach = 4

/** "Calle Luna, 2" over "Dirección de suministro" in small letters, which stands over the code. */
function streetOverCaption(lines: readonly TextLine[], place: Placed): Placed | null {
  const caption = above(lines, place, captionReach)
  const isCaption = caption !== null && isLabelCell(caption.cell.folded) && isCaptionOfAddress(lines, caption)
  const street = isCaption ? above(lines, caption) : null
  return street && beginningIn(street.cell.text)?.prefix === '' ? street : null
}

/** "28028 Madrid, C/ Alcalá 234, 5º C": the street stands behind its town; '' elsewhere. */
function streetBehind(
  after: string,
  town: { isTownKnown: boolean; isBefore: boolean; municipality: string } | null,
): string {
  if (!town?.isTownKnown || town.isBefore || !after.startsWith(town.municipality)) return ''
  const rest = after.slice(town.municipality.length).replace(/^(?:\s*\([^)]*\))?[\s,;:.·–—-]+/u, '')
  const begins = beginningIn(rest)
  return begins?.prefix === '' && /\d|s\/n/i.test(begins.street) ? begins.street : ''
}

/** "Lo Pagán - 30740 San Pedro": letters alone between a street with its number and the code are a village. */
function withoutVillage(street: string, own: string): string {
  const village = own.trim()
  const rest = street.endsWith(village) ? street.slice(0, street.length - village.length).trim() : ''
  return /\d|s\/n/i.test(rest) && !endsInSmallWord.test(rest) && /^\p{Lu}[^\d,]{3,}$/u.test(village) && !isFlat(village)
    ? rest
    : street
}

/** The province of a code by its towns, since a few codes cross a border; else by its first two digits. */
function provinceOfCode(zipCode: string): string {
  const ids = new Set(municipalitiesOf(zipCode).map(({ id }) => id.slice(0, 2)))
  const [id] = ids
  return provinces.find(({ code }) => ids.size === 1 && code === id)?.name ?? postalCodeProvince(zipCode)?.name ?? ''
}
