import { labelScore } from '../evidence/label-score.ts'
import { streetTypes } from '../evidence/wordings.ts'
import { plain } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { isSentence } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { namesCompany } from './office-score.ts'
import { scoreAddress } from './score-address.ts'
import { sentenceBefore } from './sentence.ts'
import { beginningIn, isSaidOfSupply, labelEnd } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'
import { otherPiece } from './street-text.ts'

// A street with its house takes no more.
const maxLength = 90

/**
 * Finds streets with a number that belong to none of the addresses: their postal code is missing, or nobody understood it. Returns the highest
 * score of their labels, as `scoreAddress` gives it; null where there is no such street.
 */
export function unreadStreetScore(lines: readonly TextLine[], addresses: readonly AddressCandidate[]): number | null {
  const addressCells = new Set(addresses.flatMap(({ places }) => places.map(({ cell }) => cell)))
  const knownNames = addresses.map(({ street }) => lastWord(street))
  // "C/ Mayor 55 - 03700 Dénia" in a typewriter's columns: the street of the address beside it or below it.
  const isOfTown = (index: number) =>
    addresses.some(
      ({ streetNr, places }) => streetNr === '' && places.some(({ line }) => line === index || line === index + 1),
    )
  const scores = lines.flatMap(({ cells }, line) =>
    cells.flatMap(cell => {
      const { street, prefix } = addressCells.has(cell)
        ? { street: '', prefix: '' }
        : unreadStreet(`${sentenceBefore(lines, { line, cell })}${cell.text}`)
      if (street === '' || knownNames.includes(lastWord(street)) || isOfTown(line)) return []
      return [scoreAddress(lines, { places: [{ line, cell }], prefix })]
    }),
  )
  return scores.length === 0 ? null : Math.max(...scores)
}

/** The street of a text that is one with its number: alone, behind a label, or in a sentence about the supply; '' elsewhere. */
function unreadStreet(text: string): { street: string; prefix: string } {
  const { prefix, street: own } = beginningIn(text) ?? behindLabel(text)
  const isElsewhere = text.length > maxLength || isSentence(fold(prefix)) || otherPiece.test(fold(text))
  // "Luz Nueva S.L. C/ Sol 44, 2804:": the company's office, whose postal code is not legible.
  const isOthers = isElsewhere || namesCompany(fold(prefix))
  if (own === '' || (isOthers && !isSaidOfSupply(prefix))) return { street: '', prefix }
  const { street, streetNr } = splitStreet(own)
  return { street: streetNr === '' || plain(street).split(' ').length < minWords(prefix) ? '' : street, prefix }
}

// A kind and a name; behind a label the name alone.
const minWords = (prefix: string) => (prefix === '' ? 2 : 1)

/** "Dirección suministro: TORRECEDEIRA 0088": a street without its kind. */
function behindLabel(text: string): { prefix: string; street: string } {
  const prefix = text.slice(0, labelEnd(text))
  const street = text.slice(prefix.length)
  const isSupplyLabel = prefix !== '' && labelScore(fold(prefix), true) > 0
  return { prefix, street: isSupplyLabel && /^\p{L}{3}/u.test(street) ? street : '' }
}

const kind = new RegExp(`^(?:${streetTypes})$`, 'u')

/** "C/ Luna" and "Calle de la Luna" end alike; "Zubiaurre kalea" and "Ibarra kalea" do not. */
const lastWord = (street: string) =>
  plain(street)
    .split(' ')
    .findLast(word => !kind.test(word)) ?? ''
