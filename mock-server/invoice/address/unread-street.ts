import { labelScore } from '../evidence/label-score.ts'
import { plain } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { isSentence } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { beginningIn, labelEnd } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'
import { otherPiece } from './street-text.ts'

// A street with its house takes no more.
const longest = 90

/** A street with its number stands on the bill, and no address has it: one that has no postal code, or that was not understood. */
export function hasUnreadStreet(lines: readonly TextLine[], addresses: readonly AddressCandidate[]): boolean {
  const read = new Set(addresses.flatMap(({ places }) => places.map(({ cell }) => cell)))
  const known = addresses.map(({ street }) => lastWord(street))
  // "C/ Mayor 55 - 03700 Dénia" in a typewriter's columns: the street of the address beside it or below it.
  const isOfTown = (index: number) =>
    addresses.some(
      ({ streetNr, places }) => streetNr === '' && places.some(({ line }) => line === index || line === index + 1),
    )
  return lines.some(({ cells }, index) =>
    cells.some(cell => {
      const street = read.has(cell) ? '' : streetWithNumber(cell.text)
      return street !== '' && !known.includes(lastWord(street)) && !isOfTown(index)
    }),
  )
}

/** The street of a text that is one with its number, alone or behind a label; '' elsewhere. */
function streetWithNumber(text: string): string {
  const { prefix, street: own } = beginningIn(text) ?? behindLabel(text)
  if (own === '' || text.length > longest || isSentence(fold(prefix)) || otherPiece.test(fold(text))) return ''
  const { street, streetNr } = splitStreet(own)
  return streetNr === '' || plain(street).split(' ').length < leastWords(prefix) ? '' : street
}

// A kind and a name; behind a label the name alone.
const leastWords = (prefix: string) => (prefix === '' ? 2 : 1)

/** "Dirección suministro: TORRECEDEIRA 0088": a street without its kind. */
function behindLabel(text: string): { prefix: string; street: string } {
  const prefix = text.slice(0, labelEnd(text))
  const isSupply = prefix !== '' && labelScore(fold(prefix), true) > 0
  return { prefix, street: isSupply && /^\p{L}{3}/u.test(text.slice(prefix.length)) ? text.slice(prefix.length) : '' }
}

/** "C/ Luna" and "Calle de la Luna" end alike. */
const lastWord = (street: string) => plain(street).split(' ').at(-1) ?? ''
