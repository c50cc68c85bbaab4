import type { Placed } from '../text/neighbours.ts'
import type { AddressCandidate, CellsOfForm } from './address-candidate.ts'
import type { LabelledPart } from './labelled-part.ts'

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
  if (isLost('street')) return { ...address, street: '', streetNr: '', apartment: '', isStreetUnsure: true }
  return {
    ...address,
    ...(isLost('number') && { streetNr: '' }),
    ...(isLost('flat') && { apartment: '', isFlatUnsure: true }),
  }
}

/** Of two at one distance the one whose flat is sure. */
function isNearer(address: AddressCandidate, other: AddressCandidate, place: Placed): boolean {
  const [own, others] = [toStreet(address, place), toStreet(other, place)]
  return own < others || (own === others && other.isFlatUnsure === true && address.isFlatUnsure !== true)
}

/** How many lines a place is from the street of an address. */
const toStreet = ({ cells }: AddressCandidate, place: Placed): number =>
  Math.min(...(cells?.street ?? []).map(({ line }) => Math.abs(line - place.line)))
