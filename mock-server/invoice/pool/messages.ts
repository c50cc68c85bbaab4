import type { InvoiceReading, RecognisingStatus } from '../invoice-reading.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'

/** The customer's invoice: one PDF, or the pictures of its pages in order. */
export type InvoiceFiles = { pdf: Uint8Array } | { images: readonly Uint8Array[] }

/** What became of it. */
export type InvoiceAnswer = { status: 'read'; reading: InvoiceReading } | { status: 'refused'; because: InvoiceRefusal }

/** From a worker: how far recognising letters is, or its answer. */
export type WorkerMessage = { status: RecognisingStatus; soFar: InvoiceReading } | InvoiceAnswer
