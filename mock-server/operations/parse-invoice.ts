import { maxUploadBytes } from '#domain/limits.ts'
import { problem } from '#mock/refusal.ts'
import type { Operation } from './operation.ts'

/** Reads the invoice in earnest. The readers of PDFs and pictures are heavy and wait for the first upload. */
export const parseInvoice: Operation<'parseInvoice'> = async ({ body }) => {
  const files = ('pdf' in body ? [body.pdf] : body.images).map(each => Buffer.from(each, 'base64'))
  if (files.some(each => each.length > maxUploadBytes)) {
    return { status: 413, body: problem(413, `A file may have ${maxUploadBytes} bytes at most.`) }
  }
  const { readInvoice } = await import('#mock/invoice/read-invoice.ts')
  const reading = await readInvoice('pdf' in body ? { pdf: files[0] } : { images: files })
  if (reading) return { status: 200, body: reading }
  return {
    status: 400,
    body: { ...problem(400, 'No electricity invoice was found in the file.'), title: 'Unreadable invoice' },
  }
}
