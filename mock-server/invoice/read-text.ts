import { swornAddress } from './address/pictured-address.ts'
import { findSupplyAddress } from './address/supply-address.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { certainOnly, type InvoiceReading } from './invoice-reading.ts'
import { findPowers } from './powers/contracted-powers.ts'
import type { TextLine } from './text/text-line.ts'

/** What a text says, and how sure each part of it is, 0 to 1. */
export interface TextFindings {
  reading: InvoiceReading
  confidence: { cups: number; address: number; powers: number }
}

/**
 * What the text of an invoice says for certain, whoever sent it. Where letters were recognised in a picture, `guesses` also has
 * those that were hardly legible: a CUPS proves itself by its control letters.
 */
export function findInText(lines: readonly TextLine[], guesses?: readonly TextLine[]): TextFindings {
  const supply = findSupplyCups(guesses ?? lines)
  const powers = findPowers(lines)
  const isPictured = guesses !== undefined
  const found = findSupplyAddress(lines, { cups: supply, isPictured })
  // A misread sign in a town's name is put right by the official list; a name the list does not have is left out.
  const printed = found && isPictured ? swornAddress({ ...found, municipality: found.officialTown }) : found
  const { street, streetNr, apartment, zipCode, municipality, province } = printed ?? {}
  const { p1, p2: p3 } = powers
  return {
    reading: certainOnly({ cups: supply.cups, street, streetNr, apartment, zipCode, municipality, province, p1, p3 }),
    confidence: { cups: supply.confidence, address: found?.confidence ?? 0, powers: powers.confidence },
  }
}

/** What is certain, without how sure it is. */
export function readText(lines: readonly TextLine[], guesses?: readonly TextLine[]): InvoiceReading {
  return findInText(lines, guesses).reading
}
