import type { InvoiceRefusal } from '#mock/invoice/invoice-answer.ts'
import { createProblem } from '#mock/shared/problem.ts'
import type { Answer } from '#mock/shared/types.ts'
import type { Operation } from './operation.ts'

const reasons: Record<InvoiceRefusal, string> = {
  unreadable: 'The file cannot be opened as a PDF or a picture, or nothing in it is legible.',
  encrypted: 'The PDF asks for a password.',
  empty: 'The file is empty.',
  tooLarge: 'A file may have 8 MB at most.',
  tooManyPixels: 'A picture may have 64 million pixels at most.',
  tooManyPages: 'The file has more pages than any invoice.',
  timedOut: 'Reading took too long.',
  gasInvoice: 'The bill is of gas alone; the electricity bill is needed.',
  severalSupplies: 'The file is about more than one electricity supply.',
  notAnInvoice: 'No electricity invoice was found in the file.',
}

/** Those that a customer can do something about have their own code. */
const kinds: Partial<Record<InvoiceRefusal, { type: string; title: string }>> = {
  gasInvoice: { type: 'gas-invoice', title: 'Gas invoice' },
  severalSupplies: { type: 'several-supplies', title: 'Several supplies' },
}

let reader: ReturnType<typeof loadReader> | undefined

// Large, so the package leaves it to the project to install them.
const needed = ['pdfjs-dist', 'zxing-wasm', 'tesseract.js', '@tesseract.js-data/spa', '@napi-rs/canvas', 'image-size']
const missing = `Reading invoices needs packages: npm install ${needed.join(' ')}. Or choose a scenario, such as invoice-partial.`

async function loadReader() {
  try {
    for (const name of needed) import.meta.resolve(name)
  } catch {
    return undefined
  }
  return import('#mock/invoice/read-invoice.ts')
}

/** Reads the uploaded invoice. The readers of PDFs and images are large, so they are loaded at the first upload. */
export const parseInvoice: Operation<'parseInvoice'> = async ({ body }) => {
  reader ??= loadReader()
  const loaded = await reader
  if (!loaded) return { status: 503, body: createProblem(503, missing) }
  const { readInvoice } = loaded
  const answer = await readInvoice('pdf' in body ? { pdf: bytesOf(body.pdf) } : { images: body.images.map(bytesOf) })
  return answer.status === 'read' ? { status: 200, body: answer.reading } : refuseInvoice(answer.because)
}

/** Stops the workers that the first upload started. */
export async function closeInvoiceReader(): Promise<void> {
  await (await reader)?.closeInvoiceReader()
}

function bytesOf(base64: string): Uint8Array {
  return Buffer.from(base64, 'base64')
}

/** The response about an upload that cannot be read. */
export function refuseInvoice(because: InvoiceRefusal): Answer<'parseInvoice'> {
  if (because === 'tooLarge') return { status: 413, body: createProblem(413, reasons.tooLarge) }
  const kind = kinds[because] ?? { type: 'unreadable-invoice', title: 'Unreadable invoice' }
  return { status: 400, body: { ...createProblem(400, reasons[because]), ...kind } }
}
