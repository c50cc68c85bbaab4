import type { Placed } from '../text/neighbours.ts'
import type { StreetParts } from './street-parts.ts'

/** An address somewhere on a bill, whosever it is. Every text is '' where it is not certain. */
export interface AddressCandidate extends StreetParts {
  zipCode: string
  municipality: string
  /** The official list has this town at this postal code. */
  isTownKnown: boolean
  /** The town as the official list spells it, in the case of the print; '' where the list does not have it. */
  officialTown: string
  /** Name of the province. */
  province: string
  /** Its cells, from the top. */
  places: Placed[]
  /** What stands before it in its first cell: a label, if it has one there. */
  prefix: string
  /** The cells of a form that say it. */
  cells?: CellsOfForm
  /** It has a street that was not read whole. */
  isStreetUnsure?: boolean
  /** A part of its flat was not read, so that it may be another one. */
  isFlatUnsure?: boolean
}

/** Where an address stands. */
export type AddressPlace = Pick<AddressCandidate, 'places' | 'prefix'>

/** Where a form says street, number and flat. */
export type CellsOfForm = Record<'street' | 'number' | 'flat', readonly Placed[]>
