import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Pixels } from '../image/decode-picture.ts'
import { mostImagePixels } from '../limits.ts'

const pointsPerInch = 72

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
