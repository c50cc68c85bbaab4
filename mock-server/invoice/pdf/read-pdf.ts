import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { acceptReading } from '../accept-reading.ts'
import { comparatorReading, isComplete, mergeReadings, readCodes } from '../comparator-codes.ts'
import { type GrayImage, grayOf } from '../image/gray-image.ts'
import { type InvoiceReading, type OnRecognising, withEvidence } from '../invoice-reading.ts'
import { hasAll, readPicturedPages } from '../read-images.ts'
import { findInText } from '../read-text.ts'
import { hasWrongLetters, isLegible } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { openPdf, renderPage } from './open-pdf.ts'
import { addressesInText, linksOfPage, mayHoldCode } from './pdf-codes.ts'
import { textOfPage } from './pdf-text.ts'

// Dots per inch: first what a well-made code and letters need, then what a small code needs.
const resolutions = { coarse: 230, fine: 340 }
// An invoice says what we look for on its first pages; reading letters is slow.
const mostCodePages = 8
const mostPicturedPages = 4

interface PdfPage {
  proxy: PDFPageProxy
  lines: TextLine[]
}

/** Reads a PDF: its text and links first, then the code on its drawn pages, then letters in scanned pages. */
export async function readPdf(bytes: Uint8Array, onRecognising: OnRecognising): Promise<InvoiceReading> {
  const pdf = await openPdf(bytes)
  try {
    const pages: PdfPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1)
      pages.push(await readPage(await pdf.getPage(number), number))
    return await readPages(pages, onRecognising)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPage(proxy: PDFPageProxy, number: number): Promise<PdfPage> {
  const lines = await textOfPage(proxy, number)
  // Of a text with wrong letters only the picture of the page is right.
  return { proxy, lines: hasWrongLetters(lines) ? [] : lines }
}

async function readPages(pages: readonly PdfPage[], onRecognising: OnRecognising): Promise<InvoiceReading> {
  const written = pages.flatMap(({ lines }) => lines)
  const text = findInText(written)
  // Where the text does not say everything, these are read letter by letter.
  const pictured = hasAll(text.reading)
    ? []
    : pages.filter(({ lines }) => !isLegible(lines)).slice(0, mostPicturedPages)
  // What was drawn for its code is kept, without colours, so that it is drawn once.
  const drawings = new Map<PdfPage, GrayImage | null>(pictured.map(page => [page, null]))
  const links = await Promise.all(pages.map(({ proxy }) => linksOfPage(proxy)))
  let code = comparatorReading([...links.flat(), ...addressesInText(written)])
  if (!isComplete(code)) code = { ...(await drawnCode(pages, resolutions.coarse, drawings)), ...code }
  const findCodeAgain = () => drawnCode(pages, resolutions.fine, drawings)
  if (!hasAll(mergeReadings(code, text.reading)) && pictured.length > 0) {
    const drawn = pictured.map(page => ({
      number: page.proxy.pageNumber,
      draw: () => drawings.get(page) ?? drawnGray(page),
    }))
    return readPicturedPages({ written, pages: drawn, code, findCodeAgain }, onRecognising)
  }
  // Where the text says everything, a second and finer drawing costs more than it may bring.
  if (code.cups === undefined && !hasAll(text.reading)) code = await findCodeAgain()
  const accepted = acceptReading(mergeReadings(code, text.reading), written)
  return withEvidence(accepted, { code, text, origin: 'text' })
}

const drawnGray = async ({ proxy }: PdfPage) => grayOf(await renderPage(proxy, resolutions.coarse))

/** The code on a drawn page. */
async function drawnCode(
  pages: readonly PdfPage[],
  dotsPerInch: number,
  drawings: Map<PdfPage, GrayImage | null>,
): Promise<InvoiceReading> {
  for (const page of pages.slice(0, mostCodePages)) {
    if (!drawings.has(page) && !(await mayHoldCode(page.proxy))) continue
    const pixels = await renderPage(page.proxy, dotsPerInch)
    if (dotsPerInch === resolutions.coarse && drawings.has(page)) drawings.set(page, grayOf(pixels))
    const reading = comparatorReading(await readCodes(pixels))
    if (reading.cups !== undefined) return reading
  }
  return {}
}
