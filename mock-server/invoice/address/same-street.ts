import type { AddressCandidate } from './address-candidate.ts'
import { lastWord } from './unread-street.ts'

/** Of one postal code, with names that end alike: "C/ Luna" and "CALLE DE LA LUNA". */
export const isSameStreet = (one: AddressCandidate, other: AddressCandidate): boolean =>
  one.zipCode === other.zipCode && one.street !== '' && lastWord(one.street) === lastWord(other.street)
