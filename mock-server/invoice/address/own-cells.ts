import { fold } from '../text/fold.ts'
import type { Placed } from '../text/neighbours.ts'
import type { AddressCandidate, CellsOfForm } from './address-candidate.ts'
import type { LabelledPart } from './labelled-part.ts'
import { beginningIn } from './street-beginning.ts'

/** The cells of these parts. */
export function cellsOfForm(parts: readonly LabelledPart[]): CellsOfForm {
  const cellsOf = (wanted: LabelledPart['part']) =>
    parts.filter(({ part }) => part === wanted).map(({ place }) => place)
  return { street: cellsOf('street'), number: cellsOf('number'), flat: cellsOf('flat') }
}

/**
 * The address without what another postal code of the bill took from the same cells: a cell belongs to one address, so at least one of the two is
 * wrong. A number and a flat are those of the nearer street. Without its street, an address has neither.
 */
export function withOwnCells(address: AddressCandidate, all: readonly AddressCandidate[]): AddressCandidate {
  const { cells } = address
  if (!cells) return address
  const isLost = (part: keyof CellsOfForm) =>
    all.some(
      other =>
        other !== address &&
        cells[part].some(
          place => other.cells?.[part].some(({ cell }) => cell === place.cell) && !isNearer(address, other, place),
        ),
    )
  if (isLost('street') || isPerson(address, all))
    return { ...address, street: '', streetNr: '', apartment: '', isStreetUnsure: true }
  const [isNumberLost, isFlatLost] = [isLost('number'), isLost('flat')]
  // What stands around another form's flat says nothing of this address.
  const others = [...(isNumberLost ? cells.number : []), ...(isFlatLost ? cells.flat : [])].map(({ cell }) => cell)
  return {
    ...address,
    places: address.places.filter(({ cell }) => !others.includes(cell)),
    ...(isNumberLost && { streetNr: '' }),
    ...(isFlatLost && { apartment: '', isFlatUnsure: true }),
  }
}

/** "Ana Prueba" in two towns, without a kind of street: a person, and no street. "CR Mayor" and "Barrenkale" may have theirs. */
const isPerson = ({ street, zipCode }: AddressCandidate, all: readonly AddressCandidate[]): boolean =>
  /^\p{L}{3,}(?:\s\p{L}+)+$/u.test(street) &&
  beginningIn(street)?.prefix !== '' &&
  all.some(other => other.zipCode !== zipCode && fold(other.street) === fold(street))

/** Of two at one distance the one whose flat is sure. */
function isNearer(address: AddressCandidate, other: AddressCandidate, place: Placed): boolean {
  const [own, others] = [toStreet(address, place), toStreet(other, place)]
  return own < others || (own === others && other.isFlatUnsure === true && address.isFlatUnsure !== true)
}

/** How many lines a place is from the street of an address. */
const toStreet = ({ cells }: AddressCandidate, place: Placed): number =>
  Math.min(...(cells?.street ?? []).map(({ line }) => Math.abs(line - place.line)))
