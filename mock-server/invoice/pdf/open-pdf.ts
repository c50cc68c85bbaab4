import { createRequire } from 'node:module'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Pixels } from '../image/decode-picture.ts'
import { RefusedInvoice } from '../invoice-answer.ts'
import { mostImagePixels, mostPages } from '../limits.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const inside = (name: string) => `${path.join(folder, name)}/`

/** Opens a PDF from memory, reading fonts and tables only from our own packages. Throws a `RefusedInvoice`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    data: bytes,
    standardFontDataUrl: inside('standard_fonts'),
    cMapUrl: inside('cmaps'),
    wasmUrl: inside('wasm'),
    iccUrl: inside('iccs'),
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: mostImagePixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await loading.promise
    if (pdf.numPages > mostPages) throw new RefusedInvoice('tooManyPages')
    if (pdf.numPages < 1) throw new RefusedInvoice('empty')
    return pdf
  } catch (error) {
    await loading.destroy()
    if (error instanceof RefusedInvoice) throw error
    throw new RefusedInvoice(error instanceof PasswordException ? 'encrypted' : 'unreadable')
  }
}

export const pointsPerInch = 72

/** Draws a page on white, `dotsPerInch` fine or as fine as the limit on pixels allows. */
export async function renderPage(page: PDFPageProxy, dotsPerInch: number): Promise<Pixels> {
  const { width: points, height: lines } = page.getViewport({ scale: 1 })
  const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostImagePixels / 4 / (points * lines)))
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))]
  const canvas = createCanvas(width, height)
  // pdf.js asks for a browser's canvas and is content with this one.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: 'white' }).promise
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height }
}
