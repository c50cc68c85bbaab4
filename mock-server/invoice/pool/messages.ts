import type { InvoiceReading } from '../invoice-reading.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'

/** The customer's invoice: one PDF, or the pictures of its pages in order. */
export type InvoiceFiles = { pdf: Uint8Array } | { images: readonly Uint8Array[] }

/** What became of it. */
export type InvoiceAnswer = { is: 'read'; reading: InvoiceReading } | { is: 'refused'; because: InvoiceRefusal }

/** From a worker: it has to recognise letters in pictures, which takes longer, or its answer. */
export type WorkerMessage = { is: 'recognising' } | InvoiceAnswer
