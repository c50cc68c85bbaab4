import { createCanvas } from '@napi-rs/canvas'
import type { Pixels } from '#mock/invoice/image/decode-picture.ts'
import { openPdf, renderPage } from '#mock/invoice/pdf/open-pdf.ts'

/** The pages of a PDF as pictures, `dotsPerInch` fine: what a scanner sees. */
export async function renderPages(pdf: Uint8Array, dotsPerInch: number): Promise<Pixels[]> {
  const document = await openPdf(pdf.slice())
  const pages: Pixels[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await renderPage(await document.getPage(number), dotsPerInch))
  }
  await document.loadingTask.destroy()
  return pages
}

/** Encodes pixels as a picture file. */
export function encodePicture({ data, width, height }: Pixels, type: 'image/jpeg' | 'image/png', quality = 85): Buffer {
  const context = createCanvas(width, height).getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(data)
  context.putImageData(image, 0, 0)
  return type === 'image/png' ? context.canvas.toBuffer(type) : context.canvas.toBuffer(type, quality)
}
