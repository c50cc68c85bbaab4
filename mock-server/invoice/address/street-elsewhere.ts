import { illegible } from '../text/illegible.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { isFlat } from './flat-words.ts'
import { areOtherFlats } from './other-flat.ts'
import type { Scored } from './pictured-rivals.ts'
import { namedWithoutCode, type StreetAlone } from './unread-street.ts'

/** What a label of the supply gives. */
export const labelled = 2.5
/** What "Dirección" gives in a box of the supply. */
export const labelledInBox = 2
/** The least that any label does. */
export const labelledAtAll = 0.5

/** "Su suministro, situado en C/ Luna, 9, 2º A" says whose home it is, though its postal code stands on the envelope alone. */
export function withLabelElsewhere(alone: readonly StreetAlone[], home: Scored): Scored {
  const again = namedWithoutCode(alone, home.address)
  if (!again || again.score < labelled) return home
  const { address } = home
  // An envelope's form has other words for the kind of street.
  const isOwn = home.labels < labelledAtAll && !again.street.includes(illegible)
  const street = isOwn ? again.street : longer(again.street, address.street)
  const flat = areOtherFlats(again.apartment, address.apartment)
    ? again.apartment
    : longer(again.apartment, address.apartment)
  const apartment = isFlat(again.apartment) ? flat : address.apartment
  return {
    ...home,
    address: { ...address, apartment, street },
    score: Math.max(home.score, again.score),
    labels: Math.max(home.labels, again.score),
  }
}

/** "El suministro se encuentra en la localidad de Albacete, código postal 02005" over "Calle del suministro | Luna": both say whose they are. */
export function withStreetElsewhere(
  streets: readonly StreetAlone[],
  { address, labels }: Scored,
): AddressCandidate | null {
  const said = streets.filter(({ score }) => score >= labelledInBox)
  // A number in the row of a street, under no label of a code, may be any number.
  const isInRow = address.places.some(({ line }) => said.some(street => street.line === line))
  const [only, ...more] = said
  if (address.street !== '' || labels < labelled || !only || more.length > 0 || isInRow) return null
  return { ...address, street: only.street, streetNr: only.streetNr, apartment: only.apartment }
}

const longer = (one: string, other: string) => (one.length > other.length ? one : other)
