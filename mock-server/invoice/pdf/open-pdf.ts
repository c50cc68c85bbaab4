import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { RefusedInvoice } from '../invoice-refusal.ts'
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
