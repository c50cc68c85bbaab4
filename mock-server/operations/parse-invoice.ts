import type { InvoiceRefusal } from '#mock/invoice/invoice-refusal.ts'
import { problem } from '#mock/refusal.ts'
import type { Answer, Operation } from './operation.ts'

const reasons: Record<InvoiceRefusal, string> = {
  unreadable: 'The file is neither a PDF nor a picture that can be opened.',
  encrypted: 'The PDF asks for a password.',
  empty: 'The file is empty.',
  tooLarge: 'A file may have 8 MB at most.',
  tooManyPages: 'The file has more pages than any invoice.',
  timedOut: 'Reading took too long.',
  gasInvoice: 'The bill is of gas alone; the electricity bill is needed.',
  notAnInvoice: 'No electricity invoice was found in the file.',
}

type Reader = typeof import('#mock/invoice/read-invoice.ts')
let reader: Promise<Reader> | undefined

/** Reads the invoice in earnest. The readers of PDFs and pictures are heavy and wait for the first upload. */
export const parseInvoice: Operation<'parseInvoice'> = async ({ body }) => {
  reader ??= import('#mock/invoice/read-invoice.ts')
  const { readInvoice } = await reader
  const answer = await readInvoice('pdf' in body ? { pdf: bytesOf(body.pdf) } : { images: body.images.map(bytesOf) })
  return answer.is === 'read' ? { status: 200, body: answer.reading } : refused(answer.because)
}

/** Ends what the first upload started. */
export async function closeInvoiceReader(): Promise<void> {
  await (await reader)?.closeInvoiceReader()
}

function bytesOf(base64: string): Uint8Array {
  return Buffer.from(base64, 'base64')
}

function refused(because: InvoiceRefusal): Answer<'parseInvoice'> {
  if (because === 'tooLarge') return { status: 413, body: problem(413, reasons.tooLarge) }
  const kind =
    because === 'gasInvoice'
      ? { type: 'gas-invoice', title: 'Gas invoice' }
      : { type: 'unreadable-invoice', title: 'Unreadable invoice' }
  return { status: 400, body: { ...problem(400, reasons[because]), ...kind } }
}
