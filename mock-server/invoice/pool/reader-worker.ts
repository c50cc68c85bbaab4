/** One worker thread of the pool: reads one invoice at a time, from memory, and forgets it. */
import { parentPort } from 'node:worker_threads'
import { type InvoiceAnswer, type InvoiceFiles, RefusedInvoice } from '../invoice-answer.ts'
import type { InvoiceReading } from '../invoice-reading.ts'
import { readPdf } from '../pdf/read-pdf.ts'
import { readImages } from '../read-images.ts'
import type { WorkerMessage } from './reader-pool.ts'

// Libraries print what they stumble over, which may be a customer's data: no one gets to see it.
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) console[method] = () => undefined

const say = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', async (files: InvoiceFiles) => say(await answer(files)))

async function answer(files: InvoiceFiles): Promise<InvoiceAnswer> {
  try {
    const onPage = (soFar: InvoiceReading) => say({ status: 'pageBegins', soFar })
    const reading = 'pdf' in files ? await readPdf(files.pdf, onPage) : await readImages(files.images, onPage)
    return { status: 'read', reading }
  } catch (error) {
    // Whatever a file makes our libraries throw, it is the file that cannot be read. The error may quote the invoice: it goes nowhere.
    return { status: 'refused', because: error instanceof RefusedInvoice ? error.because : 'unreadable' }
  }
}
