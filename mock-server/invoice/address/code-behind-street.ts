import type { AddressCandidate } from './address-candidate.ts'

/** An address, and where its postal code stands. */
export interface FoundAddress {
  address: AddressCandidate
  line: number
}

/** Both codes took one street, which stands over the first and below the second: a form has its code behind the street. */
export function hasItsStreet(one: FoundAddress, other: FoundAddress): boolean {
  const [street, same] = [one, other].map(({ address: { street, places } }) =>
    street === '' ? undefined : places.find(({ cell }) => cell.text.includes(street)),
  )
  return (
    one.address.zipCode !== other.address.zipCode &&
    street !== undefined &&
    street.cell === same?.cell &&
    one.line >= street.line &&
    other.line < street.line
  )
}
