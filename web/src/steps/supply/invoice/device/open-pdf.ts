import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Importing its worker makes pdf.js work right here instead of starting another worker inside this one.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'

/** A scan of an A4 page at 600 dots an inch just fits. A larger one would fill a phone's memory and is left white. */
const maxImagePixels = 36_000_000

const decoders: Record<string, string> = { 'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openJpegUrl }

/** Hands pdf.js the decoders of scanned pages, from our own origin. Fonts that are not in the file stay undrawn: no code is text. */
class OwnBinaryData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = decoders[filename]
    if (!url) throw new Error(`${filename} is not needed to find a code`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

/** All that pdf.js makes out of a document here, where there is none, are canvases. */
const canvasMaker = { createElement: () => new OffscreenCanvas(1, 1) } as unknown as HTMLDocument

/** Filters are SVG, which a worker has none of; a code is legible without. */
class NoFilters {
  addFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHCMFilter = () => 'none'
  destroy = () => undefined
}

/** Begins to open a PDF inside a worker, without anything from elsewhere and without evaluating code. */
export function openPdf(data: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data,
    BinaryDataFactory: OwnBinaryData,
    FilterFactory: NoFilters,
    ownerDocument: canvasMaker,
    useWorkerFetch: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: maxImagePixels,
    verbosity: VerbosityLevel.ERRORS,
  })
}
