import { findSupplyAddress } from './address/supply-address.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { certainOnly, type TextFindings } from './invoice-reading.ts'
import { findPowers } from './powers/contracted-powers.ts'
import type { TextLine } from './text/text-line.ts'

// Of a flat in a picture no one knows whether a raised letter was lost.
const doubtful = 0.6

/**
 * What the text of an invoice says, no matter who sent it. Where letters were recognised in a picture, `guesses` also has those that were hardly
 * legible: a CUPS proves itself by its control letters.
 */
export function findInText(lines: readonly TextLine[], guesses?: readonly TextLine[]): TextFindings {
  const isPictured = guesses !== undefined
  const cups = findSupplyCups(guesses ?? lines, { isPictured })
  const { p1, p2: p3, confidence: powers } = findPowers(lines, { isPictured })
  const home = findSupplyAddress(lines, { cupsLines: cups.lines, isPictured })
  const { street, streetNr, apartment, zipCode, municipality, province } = home ?? {}
  return {
    reading: certainOnly({ cups: cups.cups, street, streetNr, apartment, zipCode, municipality, province, p1, p3 }),
    confidence: {
      cups: cups.confidence,
      ...home?.confidences,
      ...(isPictured && { apartment: doubtful }),
      p1: powers,
      p3: powers,
    },
  }
}
