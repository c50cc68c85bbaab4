import { postalCodeProvince, provinces } from '#domain/provinces.ts'
import { fold, type Placed, type TextLine } from '../text/text-line.ts'
import { partLabels } from '../words/addresses.ts'
import { alternatives } from '../words/match.ts'
import { provinceOfForm, streetOfForm, townsOfForm } from './address-of-form.ts'
import { type LabelCell, labelCells } from './fields.ts'
import { type DoubtfulPart, formAround, unreadAmong } from './form.ts'
import { municipalitiesOf } from './match-town.ts'
import { noStreet, type StreetParts, splitStreet } from './street-parts.ts'
import { streetText } from './street-text.ts'
import { cleanTail, noTown, type Town, tailLines, townBefore, townBehind } from './town-of-code.ts'

/** An address somewhere on a bill, whosever it is. Every text is '' where it is not certain. */
export interface AddressCandidate extends StreetParts, Town {
  zipCode: string
  /** Its cells, from the top. */
  places: Placed[]
  /** What is before it in its first cell: a label, if it has one there. */
  prefix: string
  /** What the labels of its own parts say about whose it is ("C.P. suministro"). */
  ownScore: number
  doubts: DoubtfulPart[]
}

const postalCode =
  /(?<![\d.,/+=&?]|\d-|\d{3}\s)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d/]|[.,]\d|\s?(?:k\s?w|€|eur|kg|m3|%))/giu
// "C.P.", "CP:", "(": what may be between an address and its code.
const beforeCode = new RegExp(
  `(?:^|[\\s,;(–-])(?:(?:${alternatives(partLabels.postalCode)}|c\\.\\s?p\\.|cod\\.\\s?postal)(?:\\s*(?:y|i|e|eta|/|-)\\s*(?:${alternatives(partLabels.town)}))?)?[\\s:.,;(–·-]*$`,
  'u',
)

/** A postal code in a cell; what is before `from` belongs to another one. */
interface PrintedCode {
  zipCode: string
  at: number
  from: number
}

/** Every address on a bill that has a postal code, wherever it is: a form's, or grown from the code by what is around it. */
export function findAddresses(lines: readonly TextLine[]): AddressCandidate[] {
  const labels = labelCells(lines)
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell =>
      [...cell.text.matchAll(postalCode)].flatMap((match, order, all) => {
        const place = { line: index, cell }
        const previous = all[order - 1]
        const code = { zipCode: match[0], at: match.index, from: previous ? previous.index + previous[0].length : 0 }
        return addressOfForm(lines, place, code, labels) ?? growAddress(lines, place, code)
      }),
    ),
  )
}

function addressOfForm(
  lines: readonly TextLine[],
  place: Placed,
  { zipCode, at }: PrintedCode,
  labels: readonly LabelCell[],
): AddressCandidate[] | null {
  const form = formAround(lines, place, at, labels)
  if (!form) return null
  const own = streetOfForm(form)
  const over = own ? null : streetText(lines, place, '', false)
  const street = own ?? (over?.isStreet ? splitStreet(over.street) : null)
  const behind = place.cell.text.slice(at + zipCode.length)
  const towns = [...townsOfForm(form), behind]
    .map(text => cleanTail(text.replace(zipCode, '')))
    .flatMap(text => (text === '' ? [] : (townBehind(zipCode, [text]) ?? [])))
  const town = towns.find(({ isTownKnown }) => isTownKnown) ?? towns[0] ?? null
  if (!street && !town) return null
  const places = [
    ...(over?.isStreet ? over.places : []),
    place,
    ...form.fields.filter(({ parts, value }) => value !== '' && !parts.includes('name')).map(field => field.place),
  ].sort((a, b) => a.line - b.line || a.cell.left - b.cell.left)
  const score = [form.score, ...form.fields.map(field => field.score)].find(one => one !== 0) ?? 0
  return [
    {
      ...(street ?? noStreet),
      zipCode,
      ...(town ?? noTown),
      province: town?.province || provinceOfForm(form) || provinceOfCode(zipCode),
      places,
      prefix: over?.prefix ?? '',
      ownScore: score,
      doubts: unreadAmong(lines, form.fields),
    },
  ]
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
  const [behind, ahead] = [townBehind(zipCode, tails), townBefore(zipCode, grown.street)]
  const town = behind?.isTownKnown ? behind : (ahead ?? behind)
  const street = ahead && town === ahead ? grown.street.slice(0, ahead.start) : grown.street
  if (grown.street === '' && !town?.isTownKnown && (!town || municipalitiesOf(zipCode).length === 0)) return []
  return [
    {
      ...(grown.isStreet ? splitStreet(street) : noStreet),
      zipCode,
      ...(town ?? noTown),
      province: town?.province || provinceOfCode(zipCode),
      places: grown.places,
      prefix: grown.prefix,
      ownScore: 0,
      doubts: [],
    },
  ]
}

/** The province of a code by its towns, since a few codes cross a border; else by its first two digits. */
function provinceOfCode(zipCode: string): string {
  const ids = new Set(municipalitiesOf(zipCode).map(({ id }) => id.slice(0, 2)))
  const [id] = ids
  return provinces.find(({ code }) => ids.size === 1 && code === id)?.name ?? postalCodeProvince(zipCode)?.name ?? ''
}
