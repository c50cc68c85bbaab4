import {
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { agreedComparatorQr } from '#domain/agreed-comparator-qr.ts'
import { readInvoiceQr } from '#domain/invoice-fields.ts'
import type { ComparatorQr } from '#domain/qr-comparator.ts'
import { addressesInText } from './address-in-text.ts'
import { type DeviceReading, nothingFound, type OnProgress } from './device-reading.ts'
import { openPdf } from './open-pdf.ts'
import { readQrCodes } from './qr-codes.ts'
import { overviewPx } from './views.ts'

/** Invoices have two to six pages; of a longer file the first ones are looked at. */
const mostPagesRead = 12
const mostPagesDrawn = 6

/** Long sides of a drawn page: a code of 25 mm is legible in the first, a smaller or a scanned one in the second. */
const drawnSidesPx = [overviewPx, 3400]

/** Looks for the regulator's address in the links and the text of a PDF, then for its code on the drawn pages. */
export async function readPdf(file: File, onProgress: OnProgress): Promise<DeviceReading> {
  const loading = openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    const qr = await findIn(await loading.promise, onProgress)
    return qr ? { is: 'read', fields: readInvoiceQr(qr) } : nothingFound
  } catch (error) {
    if (error instanceof PasswordException) return { is: 'locked' }
    if (error instanceof InvalidPDFException) return { is: 'unreadable' }
    throw error
  }
}

async function findIn(pdf: PDFDocumentProxy, onProgress: OnProgress): Promise<ComparatorQr | null> {
  const looks = looksAt(pdf)
  let partly: ComparatorQr | null = null
  for (const [index, look] of looks.entries()) {
    // A page that cannot be read leaves the others.
    const qr = agreedComparatorQr(await look().catch(() => []))
    if (qr?.cupsValid) return qr
    partly ??= qr
    onProgress((index + 1) / looks.length)
  }
  return partly
}

/** What there is to look at, the quick first. */
function looksAt(pdf: PDFDocumentProxy): (() => Promise<string[]>)[] {
  const numbers = Array.from({ length: Math.min(pdf.numPages, mostPagesRead) }, (_, index) => index + 1)
  const drawn = numbers.slice(0, mostPagesDrawn)
  return [
    ...numbers.map(number => async () => addressesOn(await pdf.getPage(number))),
    ...drawnSidesPx.flatMap(side => drawn.map(number => async () => codesOn(await pdf.getPage(number), side))),
  ]
}

async function addressesOn(page: PDFPageProxy): Promise<string[]> {
  const [annotations, { items }] = await Promise.all([page.getAnnotations(), page.getTextContent()])
  const links = annotations.map(annotation => String(annotation.unsafeUrl ?? annotation.url ?? ''))
  return [...links, ...addressesInText(items.map(item => ('str' in item ? item.str : '')))]
}

async function codesOn(page: PDFPageProxy, longSidePx: number): Promise<string[]> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSidePx / Math.max(width, height) })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // pdf.js says it needs a canvas of a document, and is content with any.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#fff' }).promise
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels ? readQrCodes(pixels) : []
}
