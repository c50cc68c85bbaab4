import { swornAddress } from './address/pictured-address.ts'
import { findSupplyAddress } from './address/supply-address.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { certainOnly, type InvoiceReading } from './invoice-reading.ts'
import { findPowers } from './powers/contracted-powers.ts'
import type { TextLine } from './text/text-line.ts'

/**
 * What the text of an invoice says for certain, whoever sent it. Where letters were recognised in a picture, `guesses` also has
 * those that were hardly legible: a CUPS proves itself by its control letters.
 */
export function readText(lines: readonly TextLine[], guesses?: readonly TextLine[]): InvoiceReading {
  const { cups, lines: cupsLines } = findSupplyCups(guesses ?? lines)
  const powers = findPowers(lines)
  const printed = findSupplyAddress(lines, { cupsLines, isPictured: guesses !== undefined })
  const { street, streetNr, apartment, zipCode, municipality, province } =
    (printed && guesses ? swornAddress({ ...printed, municipality: printed.officialTown }) : printed) ?? {}
  return certainOnly({
    cups,
    street,
    streetNr,
    apartment,
    zipCode,
    municipality,
    province,
    p1: powers.p1,
    p3: powers.p2,
  })
}
