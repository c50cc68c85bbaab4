/** One worker thread of the pool: reads one invoice at a time, from memory, and forgets it. */
import { parentPort } from 'node:worker_threads'
import type { OnRecognising } from '../invoice-reading.ts'
import { RefusedInvoice } from '../invoice-refusal.ts'
import { readPdf } from '../pdf/read-pdf.ts'
import { readImages } from '../read-images.ts'
import type { InvoiceAnswer, InvoiceFiles, WorkerMessage } from './messages.ts'

// Libraries print what they stumble over, which may be a customer's data: nobody gets to see it.
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) console[method] = () => undefined

const say = (message: WorkerMessage) => parentPort?.postMessage(message)

const recognising: OnRecognising = (status, soFar) => say({ status, soFar })

parentPort?.on('message', async (files: InvoiceFiles) => say(await answer(files)))

async function answer(files: InvoiceFiles): Promise<InvoiceAnswer> {
  try {
    const reading = 'pdf' in files ? await readPdf(files.pdf, recognising) : await readImages(files.images, recognising)
    return { status: 'read', reading }
  } catch (error) {
    // Whatever a file makes our libraries throw, it is the file that cannot be read. The error may quote the invoice: it goes nowhere.
    return { status: 'refused', because: error instanceof RefusedInvoice ? error.because : 'unreadable' }
  }
}
