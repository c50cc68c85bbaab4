import type { InvoiceReading } from '../invoice-reading.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'

/** The customer's invoice: one PDF, or the pictures of its pages in order. */
export type InvoiceFiles = { pdf: Uint8Array } | { images: readonly Uint8Array[] }

/** What became of it. */
export type InvoiceAnswer = { status: 'read'; reading: InvoiceReading } | { status: 'refused'; because: InvoiceRefusal }

/** Called before letters are recognised in a picture, which takes longer, with what is certain so far. */
export type OnRecognising = (soFar: InvoiceReading) => void

/** From a worker: it begins to recognise letters, or its answer. */
export type WorkerMessage = { status: 'recognising'; soFar: InvoiceReading } | InvoiceAnswer
