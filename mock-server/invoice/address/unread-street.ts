import { streetTypes } from '../evidence/address-wordings.ts'
import { labelScore, namesOffice } from '../evidence/label-score.ts'
import { plain } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { isSentence } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { otherPiece } from './looks-like-address.ts'
import { namesCompany } from './office-score.ts'
import { scoreAddress } from './score-address.ts'
import { sentenceBefore } from './sentence.ts'
import { beginningIn, isSaidOfSupply, labelEnd } from './street-beginning.ts'
import { type StreetParts, splitStreet } from './street-parts.ts'

// A street with its house takes no more.
const maxLength = 90

/** A street with its number where no postal code stands, and what its labels say, as `scoreAddress` gives it. */
export interface StreetAlone extends StreetParts {
  line: number
  score: number
}

/** Every one on a bill whose addresses are these. */
export function streetsAlone(lines: readonly TextLine[], addresses: readonly AddressCandidate[]): StreetAlone[] {
  const addressCells = new Set(addresses.flatMap(({ places }) => places.map(({ cell }) => cell)))
  return lines.flatMap(({ cells }, line) =>
    cells.flatMap(cell => {
      const label = cell.text.slice(0, labelEnd(cell.text))
      const bracket = inBrackets.exec(cell.text.slice(label.length))?.[1]
      const text = bracket ? label + bracket : cell.text
      const { prefix, ...parts } = addressCells.has(cell)
        ? nowhere
        : unreadStreet(sentenceBefore(lines, { line, cell }), text)
      return parts.street === ''
        ? []
        : [{ ...parts, line, score: scoreAddress(lines, { places: [{ line, cell }], prefix }) }]
    }),
  )
}

// "La misma del cliente (C/ Luna, 8, 4º)"
const inBrackets = /^[^()\d]{3,40}\(([^()]+)\)$/u

/**
 * Finds streets with a number that belong to none of the addresses: their postal code is missing, or nobody understood it. Returns the highest
 * score of their labels; null where there is no such street.
 */
export function unreadStreetScore(
  alone: readonly StreetAlone[],
  addresses: readonly AddressCandidate[],
): number | null {
  const knownNames = addresses.map(({ street }) => lastWord(street))
  // "C/ Mayor 55 - 03700 Dénia" in a typewriter's columns: the street of the address beside it or below it; "Barrio Matamorosa, s/n" goes on below one.
  const isOfTown = (index: number) =>
    addresses.some(({ streetNr, places }) => streetNr === '' && places.some(({ line }) => Math.abs(line - index) <= 1))
  const scores = alone
    .filter(({ street, line }) => !knownNames.includes(lastWord(street)) && !isOfTown(line))
    .map(({ score }) => score)
  return scores.length === 0 ? null : Math.max(...scores)
}

/** What the labels say where the same house is printed once more without its postal code, and that flat; null where it is not. */
export function namedWithoutCode(
  alone: readonly StreetAlone[],
  { street, streetNr }: AddressCandidate,
): StreetAlone | null {
  const again = alone.filter(
    other => streetNr !== '' && other.streetNr === streetNr && lastWord(other.street) === lastWord(street),
  )
  return again.sort((a, b) => b.score - a.score)[0] ?? null
}

/** The street of a text that is one with its number: alone, behind a label, or in a sentence about the supply, which may begin in the line above; '' elsewhere. */
function unreadStreet(sentence: string, ownText: string): StreetParts & { prefix: string } {
  const text = sentence + ownText
  const { prefix, street: own } = beginningIn(text) ?? behindLabel(text)
  // "… o ven a" over "tu Punto Sol, C/ Mayor 14"
  const isElsewhere =
    sentence !== '' || text.length > maxLength || isSentence(fold(prefix)) || otherPiece.test(fold(text))
  // "Luz Nueva S.L. C/ Sol 44, 2804:", "OMIC de Sueca, c/ Sol 4": an office, whose postal code is not legible or not printed.
  const isOthers = isElsewhere || namesCompany(fold(prefix)) || namesOffice(fold(prefix))
  // "Polígono catastral 22, parcela 14" says it of the land.
  // "Bo social, 30 d", which is no "barrio".
  if (own === '' || /catast|^bono? social|^bo social/.test(fold(own)) || (isOthers && !isSaidOfSupply(prefix)))
    return nowhere
  const parts = splitStreet(own.replace(restOfSentence, ''))
  return parts.streetNr === '' || plain(parts.street).split(' ').length < minWords(prefix)
    ? nowhere
    : { ...parts, prefix }
}

const nowhere = { street: '', streetNr: '', apartment: '', prefix: '' }
// "C/ Luna, 9, planta 6 (Madrid), que importa", "puerta A, de Priego de Córdoba": what goes on after the flat.
const restOfSentence = /\s?\([^)]*(?:\)|$).*$|,?\s(?:que|cuy[oa]s?|con)\s.*$|(?<=\d.*),\s(?:de|en)\s\p{Lu}.*$/u

// A kind and a name; behind a label the name alone.
const minWords = (prefix: string) => (prefix === '' ? 2 : 1)

/** "Dirección suministro: TORRECEDEIRA 0088": a street without its kind. */
function behindLabel(text: string): { prefix: string; street: string } {
  const prefix = text.slice(0, labelEnd(text))
  const street = text.slice(prefix.length)
  const isSupplyLabel = prefix !== '' && labelScore(fold(prefix), true) > 0
  // "Suministro eléctrico septiembre 2021" has a year.
  // "Punto de suministro: ESOO 3110 2260": a CUPS of a picture.
  const isOther = /\s(?:19|20)\d\d$/.test(street) || /^ES[\dOQIl]{2}/.test(street)
  const mayBeStreet = /^\p{Lu}\p{L}{2}/u.test(street) && !isOther
  return { prefix, street: isSupplyLabel && mayBeStreet ? street : '' }
}

const kind = new RegExp(`^(?:${streetTypes})$`, 'u')

/** "C/ Luna" and "Calle de la Luna" end alike; "Zubiaurre kalea" and "Ibarra kalea" do not. Of "C/ Corredera" the name is a kind of street. */
export function lastWord(street: string): string {
  const words = plain(street).split(' ')
  return words.findLast(word => word.length > 1 && !kind.test(word)) ?? words.at(-1) ?? ''
}
