import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inventInvoice } from '../invoices/invent.ts'
import { endesa } from '../invoices/layouts/endesa.ts'
import { makeInvoicePdf } from '../invoices/make-invoice-pdf.ts'
import { photograph, type Shot } from '../invoices/photograph.ts'
import { seededRandom } from '../invoices/random.ts'
import { encodePicture, renderPages } from '../invoices/render-page.ts'

/** A file the bench chooses, and how long reading it may take on a phone. */
export interface BenchFile {
  name: string
  mimeType: string
  buffer: Buffer
  /** Where it lies on disk: a browser that is handed bytes puts them together on the very thread that is watched. */
  path: string
  goalMs: number
}

const folder = join('.cache', 'device-bench')
/** A PDF that only the library for PDFs unpacks. */
const inDigits = await readFile(join('e2e', 'fixtures', 'invoices', 'code-in-digits.pdf'))

// 4032 × 3024: twelve megapixels. The sheet fills the photo, so that its code is as small as it gets.
const shot: Shot = { quarterTurns: 1, tilt: 8, perspective: 0.05, blur: 0, shadow: 0.4, grain: 4, longSide: 4032 }

/** The same invented invoice as customers bring it. */
export async function benchFiles(): Promise<BenchFile[]> {
  const invoice = inventInvoice(seededRandom(11), { solar: true })
  const pdf = async (qr: 'link' | 'code') => Buffer.from(await makeInvoicePdf(endesa, invoice, { qr, secondQr: true }))
  const drawn = await pdf('code')
  const [, sheet] = await renderPages(new Uint8Array(drawn), 300)
  if (!sheet) throw new Error('The code of this layout is on the second page')
  const photo = encodePicture(photograph(sheet, shot, seededRandom(5)), 'image/jpeg', 92)
  const files = [
    { name: 'photo-12mp.jpg', mimeType: 'image/jpeg', buffer: photo, goalMs: 1500 },
    { name: 'code-linked.pdf', mimeType: 'application/pdf', buffer: await pdf('link'), goalMs: 2000 },
    { name: 'code-drawn.pdf', mimeType: 'application/pdf', buffer: drawn, goalMs: 2000 },
    { name: 'code-in-digits.pdf', mimeType: 'application/pdf', buffer: inDigits, goalMs: 2000 },
  ].map(file => ({ ...file, path: join(folder, file.name) }))
  await mkdir(folder, { recursive: true })
  for (const { path, buffer } of files) await writeFile(path, buffer)
  return files
}
