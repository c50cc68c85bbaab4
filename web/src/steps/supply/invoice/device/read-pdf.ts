import { agreedComparatorQr } from '#domain/agreed-comparator-qr.ts'
import { type DeviceReading, nothingFound, type OnProgress, readingOf } from './device-reading.ts'
import { linksInFile } from './links-in-file.ts'
import { asText, streamsIn } from './pdf-streams.ts'

/** Looks for the regulator's address in a PDF: at first without the large library, which most invoices do not need. */
export async function readPdf(file: File, onProgress: OnProgress): Promise<DeviceReading> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = asText(bytes)
  const streams = streamsIn(bytes, text)
  const seen = await linksInFile(text, streams)
  const linked = agreedComparatorQr(seen)
  if (linked?.cupsValid) return readingOf(linked)
  const { codesInFile } = await import('./codes-in-file.ts')
  // What is wrong with a file is for the large library to say.
  seen.push(...(await codesInFile(streams).catch(() => [])))
  const drawn = agreedComparatorQr(seen)
  if (drawn?.cupsValid) return readingOf(drawn)
  const { searchPdf } = await import('./search-pdf.ts')
  const found = await searchPdf(bytes, seen, onProgress)
  if (found === 'locked' || found === 'unreadable') return { status: found }
  return found ? readingOf(found) : nothingFound
}
