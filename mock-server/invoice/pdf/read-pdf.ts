import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { acceptReading } from '../accept-reading.ts'
import { comparatorReading, isComplete, mergeReadings } from '../comparator-codes.ts'
import { withEvidence } from '../evidence-of-fields.ts'
import { readCodes } from '../image/code-reader.ts'
import type { InvoiceReading } from '../invoice-reading.ts'
import { type PictureText, readPagePicture } from '../ocr/read-page-picture.ts'
import type { OnRecognising } from '../pool/messages.ts'
import { findInText } from '../read-text.ts'
import { isLegible } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { mayHoldCode } from './may-hold-code.ts'
import { openPdf } from './open-pdf.ts'
import { addressesInText, linksOfPage } from './pdf-addresses.ts'
import { textOfPage } from './pdf-text.ts'
import { renderPage } from './render-page.ts'

// Dots per inch: first what a well-made code needs, then what a small one needs. And what letters need.
const codeResolutions = [220, 340]
const textResolution = 230
// An invoice says what we look for on its first pages; reading letters is slow.
const mostCodePages = 8
const mostPicturedPages = 4

interface PdfPage {
  proxy: PDFPageProxy
  lines: TextLine[]
  isPictured: boolean
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
  const isPictured = !isLegible(lines)
  return { proxy, lines, isPictured }
}

async function readPages(pages: readonly PdfPage[], onRecognising: OnRecognising): Promise<InvoiceReading> {
  const written = pages.flatMap(({ lines }) => lines)
  const text = findInText(written)
  let code = comparatorReading([...(await linksOf(pages)), ...addressesInText(written)])
  if (!isComplete(code)) code = { ...(await drawnCode(pages, hasAll(text.reading))), ...code }
  const reading = mergeReadings(code, text.reading)
  const pictured = pages.filter(({ isPictured }) => isPictured).slice(0, mostPicturedPages)
  if (hasAll(reading) || pictured.length === 0)
    return withEvidence(acceptReading(reading, written), { code, text: text.confidence, origin: 'text' })
  return readPictured(written, code, pictured, onRecognising)
}

async function linksOf(pages: readonly PdfPage[]): Promise<string[]> {
  const links: string[] = []
  for (const { proxy } of pages) links.push(...(await linksOfPage(proxy)))
  return links
}

/** The code on a drawn page. Where the text says everything, a second and finer drawing costs more than it may bring. */
async function drawnCode(pages: readonly PdfPage[], isTextComplete: boolean): Promise<InvoiceReading> {
  const drawn: PDFPageProxy[] = []
  for (const { proxy } of pages.slice(0, mostCodePages)) if (await mayHoldCode(proxy)) drawn.push(proxy)
  for (const resolution of isTextComplete ? codeResolutions.slice(0, 1) : codeResolutions) {
    for (const proxy of drawn) {
      const reading = comparatorReading(await readCodes(await renderPage(proxy, resolution)))
      if (reading.cups !== undefined) return reading
    }
  }
  return {}
}

async function readPictured(
  written: readonly TextLine[],
  code: InvoiceReading,
  pictured: readonly PdfPage[],
  onRecognising: OnRecognising,
): Promise<InvoiceReading> {
  const pictures: PictureText[] = []
  let text = findInText(written)
  let reading = mergeReadings(code, text.reading)
  let sure = [...written]
  for (const { proxy } of pictured) {
    const soFar = reading
    const picture = await renderPage(proxy, textResolution)
    pictures.push(await readPagePicture(picture, proxy.pageNumber, () => onRecognising(soFar)))
    sure = [...written, ...pictures.flatMap(page => page.sure)]
    text = findInText(sure, [...written, ...pictures.flatMap(page => page.all)])
    reading = mergeReadings(code, text.reading)
    if (hasAll(reading)) break
  }
  return withEvidence(acceptReading(reading, sure), { code, text: text.confidence, origin: 'picture' })
}

const hasAll = (reading: InvoiceReading) => isComplete(reading) && reading.municipality !== undefined
