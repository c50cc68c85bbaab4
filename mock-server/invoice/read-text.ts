import type { AddressCandidate } from './address/address-candidate.ts'
import { type SwornAddress, swornAddress } from './address/pictured-address.ts'
import { findSupplyAddress } from './address/supply-address.ts'
import { type Alternatives, alternativesOf } from './alternatives.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { certainOnly, type InvoiceReading } from './invoice-reading.ts'
import { findPowers } from './powers/contracted-powers.ts'
import { swornPowers } from './powers/pictured-powers.ts'
import type { TextLine } from './text/text-line.ts'

/** What a text says, how sure each part of it is, 0 to 1, and what it says in two ways. */
export interface TextFindings {
  reading: InvoiceReading
  confidence: { cups: number; address: number; powers: number }
  alternatives: Alternatives
}

/** Of nothing. */
export const noFindings: TextFindings = {
  reading: {},
  confidence: { cups: 0, address: 0, powers: 0 },
  alternatives: {},
}

/**
 * What the text of an invoice says for certain, whoever sent it. Where letters were recognised in a picture, `guesses` also has
 * those that were hardly legible: a CUPS proves itself by its control letters.
 */
export function findInText(lines: readonly TextLine[], guesses?: readonly TextLine[]): TextFindings {
  const isPictured = guesses !== undefined
  const supply = findSupplyCups(guesses ?? lines)
  const powers = isPictured ? swornPowers(findPowers(lines)) : findPowers(lines)
  const found = findSupplyAddress(lines, { cups: supply, isPictured })
  const printed = found.address && (isPictured ? sworn(found.address) : { ...found.address, flatAlternatives: [] })
  const { street, streetNr, apartment, zipCode, municipality, province } = printed ?? {}
  const { p1, p2: p3 } = powers
  return {
    reading: certainOnly({ cups: supply.cups, street, streetNr, apartment, zipCode, municipality, province, p1, p3 }),
    confidence: { cups: supply.confidence, address: found.confidence, powers: powers.confidence },
    alternatives: alternativesOf({
      cups: supply.alternatives,
      addresses: isPictured ? found.alternatives.map(sworn) : found.alternatives,
      flats: printed?.flatAlternatives ?? [],
      powers: powers.alternatives,
    }),
  }
}

/** A misread sign in a town's name is put right by the official list; a name the list does not have is left out. */
const sworn = (address: AddressCandidate): SwornAddress<AddressCandidate> =>
  swornAddress({ ...address, municipality: address.officialTown })

/** What is certain, without how sure it is. */
export function readText(lines: readonly TextLine[], guesses?: readonly TextLine[]): InvoiceReading {
  return findInText(lines, guesses).reading
}
