import { certainAddress } from './address/pictured-address.ts'
import { findSupplyAddress } from './address/supply-address.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { certainOnly, type Field, type InvoiceReading } from './invoice-reading.ts'
import { findPowers } from './powers/contracted-powers.ts'
import { withLabelsApart } from './text/label-cells.ts'
import type { TextLine } from './text/text-line.ts'

/** What a text says, and how sure each value is, 0 to 1; from 0.7 on the contract calls one sure. */
export interface TextFindings {
  reading: InvoiceReading
  confidence: Partial<Record<Field, number>>
}

/**
 * What the text of an invoice says, whoever sent it. Where letters were recognised in a picture, `guesses` also has those that were hardly
 * legible: a CUPS proves itself by its control letters.
 */
export function findInText(printed: readonly TextLine[], guesses?: readonly TextLine[]): TextFindings {
  const isPictured = guesses !== undefined
  const lines = withLabelsApart(printed)
  const cups = findSupplyCups(guesses ?? lines, { isPictured })
  const { p1, p2: p3, confidence: powers } = findPowers(lines)
  const found = findSupplyAddress(lines, { cupsLines: cups.lines, isPictured })
  const home = found && isPictured ? certainAddress(found) : found
  const { street, streetNr, apartment, zipCode, municipality, province } = home ?? {}
  return {
    reading: certainOnly({ cups: cups.cups, street, streetNr, apartment, zipCode, municipality, province, p1, p3 }),
    confidence: { cups: cups.confidence, ...found?.confidences, p1: powers, p3: powers },
  }
}

/** What is read, without how sure it is. */
export function readText(lines: readonly TextLine[], guesses?: readonly TextLine[]): InvoiceReading {
  return findInText(lines, guesses).reading
}
