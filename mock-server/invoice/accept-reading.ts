import type { InvoiceReading } from './invoice-reading.ts'
import { RefusedInvoice } from './invoice-refusal.ts'
import { isLegible, speaksOfElectricity } from './text/legible.ts'
import type { TextLine } from './text/text-line.ts'

/** Lets a reading pass that is one of an electricity invoice; an address alone may be any utility's. Throws a `RefusedInvoice`. */
export function acceptReading(reading: InvoiceReading, lines: readonly TextLine[]): InvoiceReading {
  const { cups, p1, p3 } = reading
  const isElectricity = [cups, p1, p3].some(value => value !== undefined) || speaksOfElectricity(lines)
  if (isElectricity && Object.keys(reading).length > 0) return reading
  throw new RefusedInvoice(isLegible(lines) ? 'notAnInvoice' : 'unreadable')
}
