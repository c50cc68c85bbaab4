import type { SupplyCups } from '../cups/supply-cups.ts'
import { doubtful } from '../evidence/doubtful.ts'
import { plain } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { remarkBelow, scoreCaption } from './caption.ts'
import { completeness } from './completeness.ts'
import { boxScore } from './cups-box.ts'
import { findAddresses } from './find-addresses.ts'
import { onlyKind } from './kind-labels.ts'
import { isKnownOffice } from './known-offices.ts'
import { supplyLabelLines } from './labels-over.ts'
import { isBesideCompany } from './office-score.ts'
import { areOtherFlats } from './other-flat.ts'
import { leastInPicture, type Scored, threshold } from './pictured-rivals.ts'
import { isLabelledBeside, scoreAddress } from './score-address.ts'
import { labelled, labelledAtAll, labelledInBox, withLabelElsewhere, withStreetElsewhere } from './street-elsewhere.ts'
import { streetsOfForms } from './unread-form.ts'
import { lastWord, streetsAlone, unreadStreetScore } from './unread-street.ts'

/** The supply's address, null where it is not certain, and how sure it is, 0 to 1. `alternatives`: two that are as likely. */
export interface SupplyAddress {
  address: AddressCandidate | null
  confidence: number
  alternatives: readonly AddressCandidate[]
}

// So much more must speak for an answer than for the second.
const margin = 0.8
const certain = 2

/**
 * The one address among all on a bill that is the supply's, by the labels around each, what shares its box and how often it stands
 * there. None when none has the evidence, or two have.
 */
export function findSupplyAddress(lines: readonly TextLine[], context: Context): SupplyAddress {
  const addresses = findAddresses(lines)
  const found = chosenOf(lines, addresses, scoreWithCaption, context)
  if (found.address || found.alternatives.length > 0) return found
  // Some designers print what a value is in small letters below it.
  const captioned = addresses.filter(address => scoreCaption(lines, address) !== 0 && !isLabelledBeside(lines, address))
  return chosenOf(lines, captioned, scoreCaption, context)
}

/** What the labels over an address and beside it say; where they say nothing, a caption may tell that it is another's. */
const scoreWithCaption = (lines: readonly TextLine[], address: AddressCandidate) =>
  Math.min(0, remarkBelow(lines, address)) || scoreAddress(lines, address) || Math.min(0, scoreCaption(lines, address))

interface Context {
  cups: Pick<SupplyCups, 'lines' | 'gasLines'>
  isPictured: boolean
}

function chosenOf(
  lines: readonly TextLine[],
  addresses: readonly AddressCandidate[],
  scoreLabels: (lines: readonly TextLine[], address: AddressCandidate) => number,
  { cups, isPictured }: Context,
): SupplyAddress {
  const candidates = addresses.map(address => {
    const found = scoreLabels(lines, address)
    // Others may live in the same house, and their bills say so.
    const labels = isKnownOffice(address) && found < labelled ? Math.min(found, office) : found
    const box = boxScore(lines, address, labels, cups)
    const asOffice = Number(isBesideCompany(lines, address))
    return { address, score: labels + box, labels, box, asOffice, times: 1 }
  })
  const alone = streetsAlone(lines, addresses)
  const homes = merged(candidates).map(home => withLabelElsewhere(alone, home))
  const [best, ...others] = homes.sort((a, b) => b.score - a.score)
  const none = { address: null, confidence: 0, alternatives: [] }
  if (!best || best.score < (isPictured ? leastInPicture(lines, best, others) : threshold)) return none
  // What only stands beside the CUPS must be a home: "Avenida" alone is none.
  const { street, streetNr } = best.address
  const isHome = streetNr !== '' || (street !== '' && !onlyKind.test(fold(street)))
  if (best.labels < labelledAtAll && !isHome) return none
  // A label of the supply whose address nobody found says that this one, which only stands beside the CUPS, may be another.
  if (best.labels < labelledAtAll && isLabelAlone(lines, candidates)) return none
  // So does an address whose street was not read whole: it may be the supply's.
  if (best.labels < labelledInBox && addresses.some(({ isStreetUnsure }) => isStreetUnsure)) return none
  const streets = [...alone, ...streetsOfForms(lines, addresses)]
  const joined = withStreetElsewhere(streets, best)
  if (joined) return { address: joined, confidence: doubtful, alternatives: [] }
  // So does a street that no address has; one with a label of the supply, whatever label the address has.
  const unread = unreadStreetScore(streets, addresses)
  if (unread !== null && (unread >= labelledAtAll || best.labels < labelledInBox)) return none
  const [second, ...rest] = others.filter(home => best.score - home.score < margin)
  if (second && !isSaidTwice(best, second)) {
    const isOneOfTwo = rest.length === 0 && second.score >= threshold
    return { ...none, alternatives: isOneOfTwo ? [best.address, second.address] : [] }
  }
  return { address: best.address, confidence: Math.min(1, best.score / certain), alternatives: [] }
}

/** The same home in two languages: both are labelled as the supply's, at the same number of the same postal code. */
function isSaidTwice(one: Scored, other: Scored): boolean {
  const isSame = one.address.zipCode === other.address.zipCode && one.address.streetNr === other.address.streetNr
  return isSame && one.address.streetNr !== '' && Math.min(one.score, other.score) >= labelled
}

/** A label of the supply's address stands on the bill, and no address near it. */
const isLabelAlone = (lines: readonly TextLine[], candidates: readonly Scored[]) =>
  supplyLabelLines(lines).some(label =>
    candidates.every(({ address }) =>
      address.places.every(
        ({ line }) => line < label - 1 || line > label + labelReach || lines[line]?.page !== lines[label]?.page,
      ),
    ),
  )

// In lines of text: how far below its label an address begins.
const labelReach = 4

/** Addresses that are the same home become one: what speaks for any of them counts, and the fullest form stays. */
function merged(candidates: readonly Scored[]): Scored[] {
  const homes: Scored[] = []
  const fullestFirst = [...candidates].sort(
    (a, b) => completeness(b.address) + fromLabel(b) - completeness(a.address) - fromLabel(a) || b.score - a.score,
  )
  for (const candidate of fullestFirst) {
    const same = homes.find(home => isSameHome(home.address, candidate.address) && !isAnotherOfTown(home, candidate))
    if (same) {
      same.score = Math.max(same.score, candidate.score) + 0.25
      same.labels = Math.max(same.labels, candidate.labels)
      same.box = Math.max(same.box, candidate.box)
      same.asOffice += candidate.asOffice
      same.times += 1
      same.address = withWholeTown(withSureFlat(same.address, candidate.address), candidate.address)
    } else homes.push({ ...candidate })
  }
  // The retailer's conditions name its office in many places, and in one of them speak of the supply.
  return homes.map(home =>
    home.asOffice >= offices && home.score < labelled ? { ...home, score: Math.min(home.score, office) } : home,
  )
}

/** Where a form of the home has a part of the flat that was not read, the flat of the other may be another's. */
const withSureFlat = (home: AddressCandidate, { isFlatUnsure = false }: AddressCandidate): AddressCandidate =>
  isFlatUnsure || home.isFlatUnsure ? { ...home, apartment: '', isFlatUnsure: true } : home

/** "46520 Puerto" broke off before "de Sagunto", which the other form has. */
const withWholeTown = (home: AddressCandidate, { municipality }: AddressCandidate): AddressCandidate =>
  municipality.endsWith(` ${home.municipality}`) ? { ...home, municipality } : home

// Of two forms that say as much, "1º D" and "PISO 1", the one with the supply's label is more than the envelope's.
const fromLabel = ({ labels }: Scored) => (labels >= labelledAtAll ? 0.05 : 0)

/** A code and town alone may be anybody's: where more speaks for them than for a home in that town, it is another's. */
function isAnotherOfTown(home: Scored, { address, score }: Scored): boolean {
  return address.street === '' && home.address.street !== '' && score > home.score
}

// Whoever stands beside a company's name this often is the company.
const offices = 2
// With this much against it, an address is nobody's home.
const office = -1.5

// "s/n" loses its thin stroke in a picture or has a letter in its place, and "12-B" is "12 B". What parts two figures counts.
const looseSign = /(?<!\d)[^\p{L}\d]+|[^\p{L}\d]+(?!\d)|(?<=^s)[il](?=n$)/gu

function isSameHome(one: AddressCandidate, other: AddressCandidate): boolean {
  if (one.zipCode !== other.zipCode || areOtherFlats(one.apartment, other.apartment)) return false
  // Nobody knows whether an unread street is the other's.
  if (one.isStreetUnsure || other.isStreetUnsure) return false
  const numbers = [one, other].map(({ streetNr }) => fold(streetNr).replace(looseSign, ''))
  const [longer, shorter] = [one, other].map(({ street }) => plain(street)).sort((a, b) => b.length - a.length)
  if (shorter === '' || shorter === undefined || longer === undefined)
    return (longer === '' && numbers[0] === numbers[1]) || numbers.includes('')
  return numbers[0] === numbers[1] && longer.includes(lastWord(shorter) || shorter)
}
