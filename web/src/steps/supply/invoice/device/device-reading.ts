import type { BillFigures } from '#domain/bill-figures.ts'
import { type InvoiceFields, readInvoiceQr } from '#domain/invoice-fields.ts'
import type { ComparatorQr } from '#domain/qr-comparator.ts'

/** What the device itself found in an invoice, before anything is uploaded. */
export type DeviceReading =
  /** The fields of the regulator's QR code; none when there is no such code, or no reader. */
  | { status: 'read'; fields: InvoiceFields; figures?: BillFigures }
  | { status: 'locked' }
  /** No PDF and no picture as far as the device can tell: broken, or something else under that name. */
  | { status: 'unreadable' }

/** How much of the work is done, 0 to 1. */
export type OnProgress = (done: number) => void

/** From the worker, which gets the files of one invoice, once. */
export type Report = { status: 'progress'; done: number } | { status: 'done'; reading: DeviceReading }

/** What the regulator's code says. */
export function readingOf(qr: ComparatorQr): DeviceReading {
  return { status: 'read', fields: readInvoiceQr(qr), ...(qr.cupsValid && qr.figures && { figures: qr.figures }) }
}

/** Nothing found: the API is asked. */
export const nothingFound: DeviceReading = { status: 'read', fields: {} }
