import { plain } from '../places/match-town.ts'
import { illegible } from '../text/illegible.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { findAddresses } from './find-addresses.ts'
import { scoreAddress } from './score-address.ts'

// So much more must a label say for one form of a home than for the other: as a heading over the supply's box does.
const labelled = 1.5

/**
 * Where the labelled form of a home was hardly legible, the fuller one is the envelope's, which may shorten what it says ("LUNA 12 ESC IZ"
 * for "Calle de la Luna, 12, Esc. Izq. 1º A"): street and flat are the labelled form's.
 */
export function asLabelled(lines: readonly TextLine[], address: AddressCandidate): AddressCandidate {
  const own = scoreAddress(lines, address)
  const form = findAddresses(lines).find(
    other => isOtherForm(address, other) && scoreAddress(lines, other) >= own + labelled,
  )
  return form ? { ...address, street: form.street, apartment: form.apartment || address.apartment } : address
}

/** The same house of the same postal code, in a street whose name ends alike and is not spelt alike: then one is as good as the other. */
function isOtherForm(one: AddressCandidate, other: AddressCandidate): boolean {
  const isHouse = one.zipCode === other.zipCode && one.streetNr !== '' && one.streetNr === other.streetNr
  const isLegible = other.street !== '' && !other.street.includes(illegible)
  return isHouse && isLegible && other.street !== one.street && lastWord(one.street) === lastWord(other.street)
}

const lastWord = (street: string) => plain(street).split(' ').at(-1)
