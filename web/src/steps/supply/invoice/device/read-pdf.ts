import {
  InvalidPDFException,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { agreedComparatorQr, type ComparatorQr } from '#domain/qr-comparator.ts'
import { type DeviceReading, nothingFound, type OnProgress, readingOf } from './device-reading.ts'
import { openPdf } from './open-pdf.ts'
import { prepareQrReader, readQrCodes } from './qr-codes.ts'
import { overviewPx } from './views.ts'

/** Invoices have two to six pages; of a longer file the first ones are looked at. */
const maxReadPages = 12
const maxDrawnPages = 6

/** Long side of a page drawn a second time: for scans, for small codes, and for codes that a font draws. */
const closerPx = 3400

type Look = () => Promise<string[]>

/** Looks for the regulator's address in the links of a PDF, then for its code on the drawn pages, then in the text. */
export async function readPdf(file: File, onProgress: OnProgress): Promise<DeviceReading> {
  try {
    const pdf = await openPdf(new Uint8Array(await file.arrayBuffer())).promise
    const qr = await findQr(looksAt(pdf), onProgress)
    return qr ? readingOf(qr) : nothingFound
  } catch (error) {
    if (error instanceof PasswordException) return { status: 'locked' }
    if (error instanceof InvalidPDFException) return { status: 'unreadable' }
    throw error
  }
}

async function findQr(looks: readonly Look[], onProgress: OnProgress): Promise<ComparatorQr | null> {
  const seen: string[] = []
  for (const [index, look] of looks.entries()) {
    // A page that cannot be read leaves the others.
    seen.push(...(await look().catch(() => [])))
    const qr = agreedComparatorQr(seen)
    if (qr?.cupsValid) return qr
    onProgress((index + 1) / looks.length)
  }
  return agreedComparatorQr(seen)
}

/** The quick and the usual first: the text of a page takes as long as drawing the rest, and seldom has the address. */
function looksAt(pdf: PDFDocumentProxy): Look[] {
  const numbers = Array.from({ length: Math.min(pdf.numPages, maxReadPages) }, (_, index) => index + 1)
  const drawn = numbers.slice(0, maxDrawnPages)
  return [
    ...numbers.map(number => async () => linksOn(await pdf.getPage(number))),
    ...drawn.map(number => async () => codesOn(await pdf.getPage(number), overviewPx, isNoText)),
    ...numbers.map(number => async () => addressesOn(await pdf.getPage(number))),
    ...drawn.map(number => async () => codesOn(await pdf.getPage(number), closerPx)),
  ]
}

async function linksOn(page: PDFPageProxy): Promise<string[]> {
  const annotations = await page.getAnnotations()
  return annotations.map(annotation => String(annotation.unsafeUrl ?? annotation.url ?? ''))
}

async function addressesOn(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent()
  return addressesInText(items.map(item => ('str' in item ? item.str : '')))
}

const textOperators: readonly number[] = [OPS.showText, OPS.showSpacedText, OPS.nextLineShowText]

/** Letters cost most of the drawing and seldom hide a code. */
function isNoText(index: number, { fnArray }: { fnArray: number[] }): boolean {
  return !textOperators.includes(fnArray[index] ?? 0)
}

async function codesOn(
  page: PDFPageProxy,
  longSidePx: number,
  operationsFilter: typeof isNoText = () => true,
): Promise<string[]> {
  void prepareQrReader()
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSidePx / Math.max(width, height) })
  const drawing = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // The types ask for a canvas of a document; pdf.js accepts any.
  const canvas = drawing as unknown as HTMLCanvasElement
  await page.render({ canvas, viewport, background: '#fff', operationsFilter }).promise
  const pixels = drawing.getContext('2d')?.getImageData(0, 0, drawing.width, drawing.height)
  return pixels ? readQrCodes(pixels) : []
}

const address = /https:\/\/comparador\.cnmc\.gob\.es\/comparador\/QRE2?\?\S*/gi

/** Separates two runs of text; it is in no address. */
const seam = '\ue000'

/**
 * The regulator's addresses printed on a page, out of its runs of text. The end of a wrapped address is uncertain.
 * So a last value with a seam in it is left out, unless it is a CUPS, which has control letters.
 */
export function addressesInText(runs: readonly string[]): string[] {
  return [...runs.join(seam).matchAll(address)].map(([found]) => {
    const ended = found.endsWith(seam) ? found.slice(0, -seam.length) : found
    const last = ended.slice(ended.lastIndexOf('&'))
    const certain = last.includes(seam) && !/^&cups=/i.test(last) ? ended.slice(0, -last.length) : ended
    return certain.replaceAll(seam, '')
  })
}
