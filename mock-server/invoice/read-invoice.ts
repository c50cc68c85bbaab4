import { maxInvoiceImages, maxUploadBytes } from '#domain/limits.ts'
import type { InvoiceAnswer, InvoiceFiles, InvoiceRefusal } from './invoice-answer.ts'
import { createReaderPool, type ReaderPool } from './pool/reader-pool.ts'

export type { InvoiceAnswer, InvoiceFiles, InvoiceRefusal } from './invoice-answer.ts'
export type { InvoiceReading } from './invoice-reading.ts'

let sharedPool: ReaderPool | null = null

/**
 * Reads an electricity invoice: one PDF of at most 8 MB and 20 pages, or up to five pictures, each of at most 8 MB.
 * The reading holds only what is certain; a refusal says why there is none. Never throws for what a file contains;
 * nothing of it is written to disk or to a log. Without its own pool, all callers share one.
 */
export async function readInvoice(files: InvoiceFiles, options: { pool?: ReaderPool } = {}): Promise<InvoiceAnswer> {
  const because = refusedAtOnce(files)
  if (because) return { status: 'refused', because }
  if (options.pool) return options.pool.read(files)
  sharedPool ??= createReaderPool()
  return sharedPool.read(files)
}

/** Ends the shared worker threads, for instance when the server closes. The next invoice starts them again. */
export async function closeInvoiceReader(): Promise<void> {
  const pool = sharedPool
  sharedPool = null
  await pool?.close()
}

function refusedAtOnce(files: InvoiceFiles): InvoiceRefusal | null {
  const contents = 'pdf' in files ? [files.pdf] : files.images
  if (contents.length === 0 || contents.some(content => content.length === 0)) return 'empty'
  if (contents.length > maxInvoiceImages) return 'tooManyPages'
  if (contents.some(content => content.length > maxUploadBytes)) return 'tooLarge'
  return 'pdf' in files && !isPdf(files.pdf) ? 'unreadable' : null
}

/** The signature may be a little behind the beginning: some programs put blanks or a byte-order mark first. */
function isPdf(content: Uint8Array): boolean {
  return Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, 1024)).includes('%PDF-')
}
