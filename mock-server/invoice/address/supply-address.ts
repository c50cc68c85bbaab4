import type { Field } from '../invoice-reading.ts'
import { fold, illegible, type TextLine } from '../text/text-line.ts'
import { basqueKinds } from '../words/addresses.ts'
import { alternatives } from '../words/match.ts'
import { type AddressCandidate, findAddresses } from './find-addresses.ts'
import type { DoubtfulPart } from './form.ts'
import { plain } from './match-town.ts'
import { hasSupplyLabel, scoreAddress } from './score-address.ts'
import { beginsWithKind, flatIn } from './street-parts.ts'

/** The supply's address and how sure it is, 0 to 1. */
export interface SupplyAddress extends AddressCandidate {
  confidences: Partial<Record<Field, number>>
}

interface Scored {
  address: AddressCandidate
  score: number
}

// An answer needs this much evidence, and so much more than the second.
const threshold = { certain: 1.1, doubtful: 0.4 }
const margin = { certain: 1, doubtful: 0.3 }
const certain = 1.3
const doubtful = 0.6

/**
 * The one address among all on a bill that is the supply's, by the labels around each, what shares its box and how often it is
 * there; null when none has the evidence, or two have.
 */
export function findSupplyAddress(
  lines: readonly TextLine[],
  { cupsLines, isPictured }: { cupsLines: readonly number[]; isPictured: boolean },
): SupplyAddress | null {
  const candidates = findAddresses(lines).map(address => ({
    address,
    score: scoreAddress(lines, address) + boxScore(lines, address, cupsLines),
  }))
  const homes = merged(candidates)
  const lived = homes.filter(({ score }) => score > -1.5)
  // A bill prints the supply's address: where there is only one home, it is that. But not where a label says that there is another.
  const scored =
    lived.length === 1 && !isPictured && !hasSupplyLabel(lines)
      ? lived.map(home => ({ ...home, score: home.score + 1 }))
      : homes
  const [best, second] = scored.sort((a, b) => b.score - a.score)
  if (!best) return null
  const lead = best.score - (second?.score ?? Number.NEGATIVE_INFINITY)
  if (best.score < threshold.doubtful || lead < margin.doubtful) return null
  const isCertain = best.score >= threshold.certain && lead >= margin.certain
  return {
    ...(isPictured ? certainAddress(best.address) : best.address),
    confidences: confidencesOf(
      best.address,
      isCertain && !isShared(best.address, candidates) ? Math.min(1, best.score / certain) : doubtful,
    ),
  }
}

/** A cell belongs to one address: a street that another postal code took as well is doubtful. */
function isShared(best: AddressCandidate, candidates: readonly Scored[]): boolean {
  const cells = best.places.map(({ cell }) => cell)
  return candidates.some(
    ({ address }) =>
      address.zipCode !== best.zipCode &&
      address.street !== '' &&
      address.street === best.street &&
      address.places.some(({ cell }) => cells.includes(cell)),
  )
}

function confidencesOf(address: AddressCandidate, whole: number): Partial<Record<Field, number>> {
  const doubts = [...address.doubts, ...doubtsOf(address)]
  const of = (field: DoubtfulPart) => (doubts.includes(field) ? Math.min(whole, doubtful) : whole)
  return {
    zipCode: whole,
    province: whole,
    municipality: of('municipality'),
    street: of('street'),
    streetNr: of('streetNr'),
    apartment: of('apartment'),
  }
}

const isBasque = new RegExp(`\\s(?:${alternatives(basqueKinds)})\\.?$`, 'u')

/** A street without its kind or with signs of a label, a flat of a letter or with something unread behind it, a town that is on no list. */
function doubtsOf({ street, apartment, unread, isTownKnown }: AddressCandidate): DoubtfulPart[] {
  const folded = fold(street)
  const isPlain = (beginsWithKind.test(folded) || isBasque.test(folded)) && !/[:?,()]|\w\/\S|\s\//u.test(street)
  const isThin = apartment.length < 4 || apartment.includes(':') || /[\p{L}\d]/u.test(unread)
  return [
    ...(isPlain ? [] : (['street', 'streetNr'] as const)),
    ...(isThin ? (['apartment'] as const) : []),
    ...(isTownKnown ? [] : (['municipality'] as const)),
  ]
}

/** An address beside the CUPS is rarely another's. */
function boxScore(lines: readonly TextLine[], { places }: AddressCandidate, cupsLines: readonly number[]): number {
  const [first, last] = [places[0]?.line, places.at(-1)?.line]
  if (first === undefined || last === undefined) return 0
  const distances = cupsLines
    .filter(line => lines[line]?.page === lines[first]?.page)
    .map(line => Math.max(0, first - line, line - last))
  const nearest = Math.min(...distances, 99)
  return nearest <= 8 ? 0.8 * (1 - nearest / 9) : 0
}

/** Addresses that are the same home become one: the one that most speaks for stays. */
function merged(candidates: readonly Scored[]): Scored[] {
  const homes: Scored[] = []
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score))
    if (!homes.some(home => isSameHome(home.address, candidate.address))) homes.push(candidate)
  return homes
}

function isSameHome(one: AddressCandidate, other: AddressCandidate): boolean {
  if (one.zipCode !== other.zipCode) return false
  const numbers = [one, other].map(({ streetNr }) => fold(streetNr).replaceAll(' ', ''))
  const [longer, shorter] = [one, other].map(({ street }) => plain(street)).sort((a, b) => b.length - a.length)
  if (!shorter || !longer) return one.street === other.street
  return numbers[0] === numbers[1] && longer.includes(shorter.split(' ').at(-1) ?? shorter)
}

/** A picture loses narrow blanks: after "NUEVA1" no one knows which number is the house's and which the flat's. */
const gluedNumber = /\p{L}\d/u

/**
 * Of an address recognised in a picture, what a reader would swear to: no sign was guessed, a flat is made of a flat's words, and a town's name
 * is the official one.
 */
function certainAddress(address: AddressCandidate): AddressCandidate {
  const sure = (text: string) => (text.includes(illegible) ? '' : text)
  const { street, streetNr, apartment, officialTown } = address
  const municipality = sure(officialTown)
  if (gluedNumber.test(street)) return { ...address, street: '', streetNr: '', apartment: '', municipality }
  const flat = ordinals(apartment)
  return {
    ...address,
    // The blank after "C/" is narrow in print and gets lost.
    street: sure(street).replace(/^C\/(?=\S)/i, match => `${match} `),
    streetNr: sure(streetNr),
    apartment: sure(flat) !== '' && flatIn(flat) === flat && !/^\d\d /.test(flat) ? flat : '',
    municipality,
  }
}

/** "3* B": what a small raised letter is taken for after the number of a floor. */
function ordinals(apartment: string): string {
  return apartment.replace(/(?<=(?:^|[\s,])\d{1,2})\s?[*"”“'’%°?](?=\s|$|[A-Z]\b)/u, 'º')
}
