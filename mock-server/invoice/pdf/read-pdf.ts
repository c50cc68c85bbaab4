import type { InvoiceReading } from '../invoice-reading.ts'
import { RefusedInvoice } from '../invoice-refusal.ts'
import { readText } from '../read-text.ts'
import type { TextLine } from '../text/text-line.ts'
import { openPdf } from './open-pdf.ts'
import { textOfPage } from './pdf-text.ts'

export async function readPdf(bytes: Uint8Array): Promise<InvoiceReading> {
  const pdf = await openPdf(bytes)
  try {
    const lines: TextLine[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      lines.push(...(await textOfPage(await pdf.getPage(number), number - 1)))
    }
    const reading = readText(lines)
    if (Object.keys(reading).length === 0) throw new RefusedInvoice('notAnInvoice')
    return reading
  } finally {
    await pdf.loadingTask.destroy()
  }
}
