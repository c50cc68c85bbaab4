import { streetTypes } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import type { AddressCandidate } from './address-candidate.ts'

// "rúa ou lugar": a label.
const onlyKinds = new RegExp(`^(?:${streetTypes})(?:\\s?(?:/|ou?|edo|y|i|e)\\s?(?:${streetTypes}))+$`, 'u')
// "de Son Fangos": the kind of the street stands elsewhere. "Calle ......", "Calle: Luna": part of the form is no part of its name.
const partOfStreet = /^(?:d[aeo]l?s?\s|d['’])|\.{3}|…|[:=|]|_{2}|(?:nombre|tipo|nom|tipus) de (?:la )?v[ií]a/iu
// "Camino de la": the rest of its name stands elsewhere.
const cutStreet = /\s(?:de|del|d['’]|da|do|la|el|els|los|las|les)$/iu
const partOfFlat = /^(?:n[º°]|n[uú]m|\/)|\.{3}|…|:$|[=|€]|_{2}|\bkw\b|(?<!\d)\d{5}(?!\d)/iu
const partOfTown = /^[^\p{L}]|\.{3}|…|[:=|€]|_{2}/u

/** The parts that can be what they say. One with signs or words of the form around it was cut in the wrong place, so it says nothing. */
export function plausibleParts<
  T extends Pick<AddressCandidate, 'street' | 'apartment' | 'municipality' | 'officialTown'>,
>(address: T): T {
  const { street, apartment, municipality, officialTown } = address
  return {
    ...address,
    street: partOfStreet.test(street) || cutStreet.test(street) || onlyKinds.test(fold(street)) ? '' : street,
    apartment: partOfFlat.test(apartment) ? '' : apartment,
    municipality: partOfTown.test(municipality) ? officialTown : municipality,
  }
}
