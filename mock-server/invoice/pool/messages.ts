import type { InvoiceReading } from '../invoice-reading.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'

/** The customer's invoice: one PDF, or the pictures of its pages in order. */
export type InvoiceFiles = { pdf: Uint8Array } | { images: readonly Uint8Array[] }

/** What became of it. */
export type InvoiceAnswer = { status: 'read'; reading: InvoiceReading } | { status: 'refused'; because: InvoiceRefusal }

/** A page's letters are about to be recognised, which takes longer; or some of its words are there. */
export type RecognisingStatus = 'pageBegins' | 'wordsFound'

/** Called while letters are recognised in pictures, with what is certain so far. */
export type OnRecognising = (status: RecognisingStatus, soFar: InvoiceReading) => void

/** From a worker: how far recognising letters is, or its answer. */
export type WorkerMessage = { status: RecognisingStatus; soFar: InvoiceReading } | InvoiceAnswer
