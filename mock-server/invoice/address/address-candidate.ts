import type { Placed } from '../text/text-line.ts'
import type { StreetParts } from './street-parts.ts'

/** What a thin evidence makes doubtful. */
export type DoubtfulPart = 'street' | 'streetNr' | 'apartment' | 'municipality'

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
  /** What the labels of its own parts say about whose it is ("C.P. suministro"). */
  ownScore: number
  doubts: DoubtfulPart[]
}
