import { illegible } from '../text/illegible.ts'
import { above, leftOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { nextToCups } from './cups-box.ts'
import { isPostAddress } from './post-address.ts'
import { isSameStreet } from './same-street.ts'

/** An address of a bill, and what speaks for it as the supply's. */
export interface Scored {
  address: AddressCandidate
  score: number
  /** What its labels alone say. */
  labels: number
  /** What its place beside the CUPS says. */
  box: number
  /** How often it stands beside a company's name. */
  asOffice: number
  /** How often it is printed. */
  times: number
}

/** The score that an answer needs. */
export const threshold = 0.9
// The label of another address may be what was not legible: a place beside the CUPS alone is too little.
const picturedThreshold = 2

/**
 * So much must speak for a home in a picture, where others may be the supply's whose label was not legible: all that nothing says to be somebody
 * else's and that are none of an envelope. A home that stands once, under a label that nobody could read, may be anybody's. None is enough where
 * another stands at the CUPS: what is labelled elsewhere may be the home of another service.
 */
export function leastInPicture(lines: readonly TextLine[], home: Scored, others: readonly Scored[]): number {
  const rivals = others.filter(other => other.labels >= 0 && !isSameStreet(home.address, other.address))
  if (home.box < nextToCups && rivals.some(({ box }) => box >= nextToCups)) return Number.POSITIVE_INFINITY
  const isUnlabelled = home.times < 2 && home.labels <= 0 && hasUnreadLabel(lines, home.address)
  return isUnlabelled || rivals.some(({ address }) => !isPostAddress(lines, address)) ? picturedThreshold : threshold
}

/** What stands over the home, or left of it, was hardly legible. */
function hasUnreadLabel(lines: readonly TextLine[], { places: [first] }: AddressCandidate): boolean {
  const labels = first ? [above(lines, first)?.cell, ...leftOf(lines, first)] : []
  return labels.some(label => label?.text.includes(illegible))
}
