import { provinces } from '#domain/province-list.ts'
import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import { addressParts } from '../evidence/wordings.ts'
import { findTowns } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { above, below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import type { PrintedCode } from './find-addresses.ts'
import { splitStreet } from './street-parts.ts'

type Part = keyof typeof addressParts

const partNames = Object.keys(addressParts) as Part[]
const beginsWithPart = new Map(
  partNames.map(part => [part, new RegExp(`^(?:${addressParts[part].replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*')})(?![\\p{L}])\\s*[:.·–-]*\\s*`, 'u')]),
)
// An address takes this many lines at most, labels over their values included.
const reach = 14
const farthest = 9

interface LabelledPart {
  part: Part
  value: string
  place: Placed
  line: number
}

/** The address a postal code belongs to where each of its parts has a label of its own ("Calle", "Número", "C.P."); null elsewhere. */
export function addressInParts(
  lines: readonly TextLine[],
  place: Placed,
  { zipCode, at }: PrintedCode,
): AddressCandidate[] | null {
  const labelled = codeLabel(lines, place, at)
  if (!labelled) return null
  const parts = nearest(partsAround(lines, place), place.line)
  const street = parts.get('street')
  const town = parts.get('town')
  if (!street && !town) return null
  const rest = place.cell.text.slice(at + zipCode.length)
  if (/\p{L}{3}/u.test(rest)) return null
  const isApart = parts.has('number')
  const split = splitStreet(street?.value ?? '')
  const [known] = town ? findTowns(zipCode, town.value) : []
  const province = known
    ? provinces.find(({ code }) => code === known.municipality.id.slice(0, 2))?.name
    : (findProvince(parts.get('province')?.value ?? '')?.name ?? postalCodeProvince(zipCode)?.name)
  const places = [...parts.values()].map(part => part.place).sort((a, b) => a.line - b.line)
  return [
    {
      street: isApart ? (street?.value ?? '') : split.street,
      streetNr: isApart ? (parts.get('number')?.value ?? '') : split.streetNr,
      apartment: parts.get('flat')?.value ?? (isApart ? '' : split.apartment),
      zipCode,
      municipality: town?.value ?? '',
      isTownKnown: known !== undefined,
      province: province ?? '',
      places: places.length > 0 ? places : [place],
      prefix: '',
    },
  ]
}

/** A postal code with a label of its own: before it, to its left or over it. */
function codeLabel(lines: readonly TextLine[], place: Placed, at: number): boolean {
  const isCode = (text: string) => beginsWithPart.get('postalCode')?.exec(`${fold(text).trim()} `)?.[0].trim().length === fold(text).trim().length
  const before = place.cell.text.slice(0, at)
  if (before.trim() !== '') return isCode(before)
  const left = leftOf(lines, place)[0]
  const over = above(lines, place)?.cell
  return [left, over].some(cell => cell !== undefined && isCode(cell.text))
}

function partsAround(lines: readonly TextLine[], place: Placed): LabelledPart[] {
  const found: LabelledPart[] = []
  const page = lines[place.line]?.page
  for (let index = Math.max(0, place.line - reach); index <= Math.min(lines.length - 1, place.line + reach); index += 1) {
    const line = lines[index]
    if (!line || line.page !== page) continue
    for (const cell of line.cells) {
      for (const part of partNames) {
        const match = beginsWithPart.get(part)?.exec(`${cell.folded} `)
        if (!match) continue
        const value = valueOf(lines, { line: index, cell }, match[0].length)
        if (value) found.push({ part, ...value, line: index })
        break
      }
    }
  }
  return found
}

/** What a label says: the rest of its cell, the cell to its right, or the one below. */
function valueOf(lines: readonly TextLine[], place: Placed, end: number): { value: string; place: Placed } | null {
  const rest = place.cell.text.slice(Math.min(end, place.cell.text.length)).trim()
  if (rest !== '') return { value: rest, place }
  const right = rightOf(lines, place)[0]
  if (right && !isPartLabel(right.folded)) return { value: right.text, place: { line: place.line, cell: right } }
  const under = below(lines, place)
  return under && !isPartLabel(under.cell.folded) ? { value: under.cell.text, place: under } : null
}

function isPartLabel(folded: string): boolean {
  return partNames.some(part => beginsWithPart.get(part)?.exec(`${folded} `)?.[0].trim().length === folded.trim().length)
}

/** The nearest of each part, all of one block. */
function nearest(parts: readonly LabelledPart[], line: number): Map<Part, LabelledPart> {
  const found = new Map<Part, LabelledPart>()
  for (const part of [...parts].sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))) {
    if (!found.has(part.part) && Math.abs(part.line - line) <= farthest) found.set(part.part, part)
  }
  return found
}
