import { postalCodeProvince } from '#domain/provinces.ts'
import { fold } from '../text/fold.ts'
import { withoutNextPiece } from './address-labels.ts'
import { type StreetParts, splitStreet } from './split-street.ts'
import { type TownAndProvince, townIn } from './split-town.ts'

/** A supply address as far as it is certain; every text is '' where it is not. */
export interface Address extends StreetParts, TownAndProvince {
  zipCode: string
}

const postalCode = /(?<![\d.,/-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d/]|[.,]\d)/
const edges = /^[\s,;:.\-–/(]+|[\s,;:\-–/(]+$/g

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
  const streetLines = [...lines.slice(0, at), before].map(trimmed).filter(text => text !== '')
  const after = trimmed(
    withoutNextPiece(line.slice(match.index + zipCode.length), fold(line.slice(match.index + zipCode.length))),
  )
  const [first = '', second = ''] = [after, ...lines.slice(at + 1)].filter(text => text !== '')
  const place = townIn(first, second)
  return {
    ...splitStreet(streetLines, options),
    zipCode,
    municipality: place.municipality,
    province: place.province || (postalCodeProvince(zipCode)?.name ?? ''),
  }
}

const trimmed = (text: string) => text.replace(edges, '').trim()
