import type { InvoiceReading } from './invoice-reading.ts'

/** The customer's invoice: one PDF, or the pictures of its pages in order. */
export type InvoiceFiles = { pdf: Uint8Array } | { images: readonly Uint8Array[] }

/** What became of it. */
export type InvoiceAnswer = { status: 'read'; reading: InvoiceReading } | { status: 'refused'; because: InvoiceRefusal }

/** Why a file gave nothing. Expected, hence a value and not an exception. */
export type InvoiceRefusal =
  /** Neither a PDF nor a picture we can open, or so bad that nothing is legible. */
  | 'unreadable'
  /** The PDF asks for a password. */
  | 'encrypted'
  /** No bytes, no pages, no pictures. */
  | 'empty'
  | 'tooLarge'
  /** Few bytes that unpack to more pixels than any camera has. */
  | 'tooManyPixels'
  | 'tooManyPages'
  | 'timedOut'
  /** A bill of gas alone. */
  | 'gasInvoice'
  /** Two or more supplies of electricity, none of which is the one that the file is about. */
  | 'severalSupplies'
  /** Legible, but no electricity invoice. */
  | 'notAnInvoice'

/** Thrown deep inside a reader and turned into a value where the work was asked for. */
export class RefusedInvoice extends Error {
  readonly because: InvoiceRefusal

  constructor(because: InvoiceRefusal) {
    super(because)
    this.because = because
  }
}
