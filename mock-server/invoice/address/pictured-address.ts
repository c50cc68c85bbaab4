import { illegible } from '../text/illegible.ts'
import { isFlat } from './flat-words.ts'
import type { StreetParts } from './street-parts.ts'

/** A picture loses narrow blanks: after "NUEVA1" nobody knows which number is the house's and which the flat's. */
const gluedNumber = /\p{L}\d/u

/** Of an address recognised in a picture, what a reader would swear to: no sign was guessed, and a flat is made of a flat's words. */
export function swornAddress<Address extends StreetParts & { municipality: string }>(address: Address): Address {
  const sure = (text: string) => (text.includes(illegible) ? '' : text)
  const { street, streetNr, apartment, municipality } = address
  if (gluedNumber.test(street))
    return { ...address, street: '', streetNr: '', apartment: '', municipality: sure(municipality) }
  return {
    ...address,
    // The blank after "C/" is narrow in print and gets lost.
    street: sure(street).replace(/^C\/(?=\S)/i, match => `${match} `),
    streetNr: sure(streetNr),
    apartment: isFlat(ordinals(apartment)) ? ordinals(apartment) : '',
    municipality: sure(municipality),
  }
}

/** "3* B": what a small raised letter is taken for after the number of a floor. */
function ordinals(apartment: string): string {
  return apartment.replace(/(?<=(?:^|[\s,])\d{1,2})\s?[*"”“'’%°?](?=\s|$|[A-Z]\b)/u, 'º')
}
