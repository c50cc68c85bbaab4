import {
  InvalidPDFException,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { agreedComparatorQr } from '#domain/agreed-comparator-qr.ts'
import type { ComparatorQr } from '#domain/qr-comparator.ts'
import { addressesInText } from './address-in-text.ts'
import type { OnProgress } from './device-reading.ts'
import { openPdf } from './open-pdf.ts'
import { prepareQrReader, readQrCodes } from './qr-codes.ts'
import { overviewPx } from './views.ts'

/** Invoices have two to six pages; of a longer file the first ones are looked at. */
const maxReadPages = 12
const maxDrawnPages = 6

/** Long side of a page drawn once more: for scans, for small codes, and for codes that a font draws. */
const closerPx = 3400

type Look = () => Promise<string[]>

/**
 * Looks for the regulator's address in the links of a PDF, then for its code on the drawn pages, then in the text. What was seen
 * before counts: two codes that name different supplies say nothing, wherever they stand.
 */
export async function searchPdf(
  bytes: Uint8Array,
  seenBefore: readonly string[],
  onProgress: OnProgress,
): Promise<ComparatorQr | null | 'locked' | 'unreadable'> {
  try {
    return await firstFind(looksAt(await openPdf(bytes).promise), seenBefore, onProgress)
  } catch (error) {
    if (error instanceof PasswordException) return 'locked'
    if (error instanceof InvalidPDFException) return 'unreadable'
    throw error
  }
}

async function firstFind(
  looks: readonly Look[],
  seenBefore: readonly string[],
  onProgress: OnProgress,
): Promise<ComparatorQr | null> {
  const seen = [...seenBefore]
  for (const [index, look] of looks.entries()) {
    // A page that cannot be read leaves the others.
    seen.push(...(await look().catch(() => [])))
    const qr = agreedComparatorQr(seen)
    if (qr?.cupsValid) return qr
    onProgress((index + 1) / looks.length)
  }
  return agreedComparatorQr(seen)
}

/** What there is to look at, the quick and the usual first: all of a page's text takes as long as drawing the rest, and seldom has the address. */
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

/** Letters cost most of the drawing and hide no code, as a rule. */
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
  // pdf.js says it needs a canvas of a document, and is content with any.
  const canvas = drawing as unknown as HTMLCanvasElement
  await page.render({ canvas, viewport, background: '#fff', operationsFilter }).promise
  const pixels = drawing.getContext('2d')?.getImageData(0, 0, drawing.width, drawing.height)
  return pixels ? readQrCodes(pixels) : []
}
