import { findAddress } from './fields/address-in-text.ts'
import { findCups } from './fields/cups-in-text.ts'
import { swornAddress } from './fields/pictured-address.ts'
import { findPowers } from './fields/powers-in-text.ts'
import { certainOnly, type InvoiceReading } from './invoice-reading.ts'
import { detectRetailer } from './retailers/index.ts'
import type { TextLine } from './text/text-line.ts'

/**
 * What the text of an invoice says for certain, whoever sent it. Where letters were recognised in a picture, `guesses` also has
 * those that were hardly legible: a CUPS proves itself by its control letters.
 */
export function readText(lines: readonly TextLine[], guesses?: readonly TextLine[]): InvoiceReading {
  const retailer = detectRetailer(lines)
  const powers = findPowers(lines, { acceptUnlabelled: retailer.unlabelledPowers ?? false })
  const printed = findAddress(lines, retailer.address ?? 'usual')
  const address = printed && guesses ? swornAddress(printed) : printed
  return certainOnly({ cups: findCups(guesses ?? lines), ...address, p1: powers.p1, p3: powers.p2 })
}
