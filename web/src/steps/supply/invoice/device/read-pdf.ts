import { agreedComparatorQr } from '#domain/agreed-comparator-qr.ts'
import { readInvoiceQr } from '#domain/invoice-fields.ts'
import { type DeviceReading, nothingFound, type OnProgress } from './device-reading.ts'
import { linksInFile } from './links-in-file.ts'

/** Looks for the regulator's address in a PDF: at first without the large library, which most linked codes do not need. */
export async function readPdf(file: File, onProgress: OnProgress): Promise<DeviceReading> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const linked = agreedComparatorQr(await linksInFile(bytes))
  if (linked?.cupsValid) return { is: 'read', fields: readInvoiceQr(linked) }
  const { searchPdf } = await import('./search-pdf.ts')
  const found = await searchPdf(bytes, onProgress)
  if (found === 'locked' || found === 'unreadable') return { is: found }
  return found ? { is: 'read', fields: readInvoiceQr(found) } : nothingFound
}
