import { findProvince, postalCodeProvince } from '#domain/provinces.ts'
import { fold } from '../text/fold.ts'
import { withoutNextPiece } from './address-labels.ts'
import { type StreetParts, splitStreet } from './split-street.ts'

/** A supply address as far as it is certain; every text is '' where it is not. */
export interface Address extends StreetParts {
  zipCode: string
  municipality: string
  province: string
}

const postalCode = /(?<![\d.,/-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d/]|[.,]\d)/
const edges = /^[\s,;:.\-–/(]+|[\s,;:\-–/(]+$/g
const postalCodeLabel = /(?:c\.?\s?p\.?|codigo postal|codi postal)\s*:?\s*$/

/**
 * Takes the lines of an address apart: street up to the postal code, then municipality and province, in this line or the next.
 * Null without a postal code: then nothing says where the address ends.
 */
export function parseAddress(lines: readonly string[], options: { streetAbove: boolean }): Address | null {
  const at = lines.findIndex(line => postalCode.test(line))
  const line = lines[at]
  const match = line === undefined ? null : postalCode.exec(line)
  if (line === undefined || !match) return null
  const zipCode = match[0]
  const before = line.slice(0, match.index)
  const streetLines = [...lines.slice(0, at), withoutLabel(before)].map(trimmed).filter(text => text !== '')
  const after = trimmed(
    withoutNextPiece(line.slice(match.index + zipCode.length), fold(line.slice(match.index + zipCode.length))),
  )
  const place = placeOf(after, lines.slice(at + 1))
  return {
    ...splitStreet(streetLines, options),
    zipCode,
    municipality: place.municipality,
    province: place.province || (postalCodeProvince(zipCode)?.name ?? ''),
  }
}

function withoutLabel(text: string): string {
  return text.slice(0, postalCodeLabel.exec(fold(text))?.index ?? text.length)
}

const trimmed = (text: string) => text.replace(edges, '').trim()

interface TownAndProvince {
  municipality: string
  province: string
}

function placeOf(after: string, next: readonly string[]): TownAndProvince {
  const [first = '', ...rest] = after === '' ? next : [after, ...next]
  const place = splitTown(first)
  if (place.province !== '') return place
  // The province may stand alone in the line below; anything else there is not part of the address.
  const following = findProvince(trimmed(rest[0] ?? '').replace(/\)$/, ''))
  return { ...place, province: following?.name ?? '' }
}

function splitTown(text: string): TownAndProvince {
  const bracket = /^(.*?)\s*\(([^()]+)\)?/.exec(text)
  if (bracket) return { municipality: town(bracket[1] ?? ''), province: findProvince(bracket[2] ?? '')?.name ?? '' }
  const separated = /^(.*\S)\s*(?:,|\s[-–/]|\.)\s*([^,]+?)\.?$/.exec(text)
  const named = separated && findProvince(separated[2] ?? '')
  if (separated && named) return { municipality: town(separated[1] ?? ''), province: named.name }
  return splitTrailingProvince(text) ?? { municipality: town(text), province: '' }
}

/** "ALCORCÓN MADRID": the province follows without a sign, but "VILLANUEVA DE CÓRDOBA" is one name. */
function splitTrailingProvince(text: string): TownAndProvince | null {
  if (findProvince(text)) return null
  const words = text.split(' ')
  for (let count = Math.min(words.length - 1, 5); count > 0; count -= 1) {
    const head = words.slice(0, -count)
    const province = findProvince(words.slice(-count).join(' '))
    const isOneName = /^(?:de|del|d'|la|las|el|los|y|i|en)$/i.test(head.at(-1) ?? '')
    if (province && !isOneName) return { municipality: town(head.join(' ')), province: province.name }
  }
  return null
}

/** A name of letters; with figures in it something else got in. */
function town(text: string): string {
  const name = trimmed(text).replace(/\.$/, '')
  return /^[^\d€:]{2,60}$/.test(name) && /\p{L}{2}/u.test(name) ? name : ''
}
