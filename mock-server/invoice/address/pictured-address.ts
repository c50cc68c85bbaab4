import { illegible } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { flatIn } from './street-parts.ts'

/** A picture loses narrow blanks: after "NUEVA1" nobody knows which number is the house's and which the flat's. */
const gluedNumber = /\p{L}\d/u

/**
 * Of an address recognised in a picture, what a reader would swear to: no sign was guessed, a flat is made of a flat's words, and a town's name
 * is the official one.
 */
export function certainAddress(address: AddressCandidate): AddressCandidate {
  const sure = (text: string) => (text.includes(illegible) ? '' : text)
  const { street, streetNr, apartment, officialTown } = address
  const municipality = sure(officialTown)
  if (gluedNumber.test(street)) return { ...address, street: '', streetNr: '', apartment: '', municipality }
  const flat = ordinals(apartment)
  return {
    ...address,
    // The blank after "C/" is narrow in print and gets lost.
    street: sure(street).replace(/^C\/(?=\S)/i, match => `${match} `),
    streetNr: sure(streetNr),
    apartment: flatIn(flat) === flat && !/^\d\d /.test(flat) ? flat : '',
    municipality,
  }
}

/** "3* B": what a small raised letter is taken for after the number of a floor. */
function ordinals(apartment: string): string {
  return apartment.replace(/(?<=(?:^|[\s,])\d{1,2})\s?[*"”“'’%°?](?=\s|$|[A-Z]\b)/u, 'º')
}
