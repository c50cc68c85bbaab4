import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import type { InvoiceFiles } from '#mock/invoice/pool/messages.ts'
import { type CorpusCase, type CorpusKind, corpusCases } from './corpus-cases.ts'
import { makeInvoicePdf } from './make-invoice-pdf.ts'
import { photograph } from './photograph.ts'
import { encodePicture, renderPages } from './render-page.ts'
import { type InvoiceTruth, truthOf } from './synthetic-invoice.ts'

/** One invoice as a customer would upload it, and what has to be found in it. */
export interface CorpusInvoice {
  name: string
  kind: CorpusKind
  files: InvoiceFiles
  truth: InvoiceTruth
}

const root = path.join(import.meta.dirname, '../..')

/**
 * The corpus for a seed. It is made once into .cache/invoices (two minutes) and read from there as long as the scripts that make
 * it stay the same.
 */
export async function* corpus(seed: number, say: (text: string) => void): AsyncGenerator<CorpusInvoice> {
  const folder = path.join(root, '.cache/invoices', `${seed}-${await scriptsDigest()}`)
  if (!existsSync(folder)) await rm(path.dirname(folder), { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const item of corpusCases(seed)) {
    const { name, kind } = item
    const files = await readOrMake(path.join(folder, name), item, say)
    yield { name, kind, files, truth: truthOf(item.invoice) }
  }
}

async function readOrMake(file: string, item: CorpusCase, say: (text: string) => void): Promise<InvoiceFiles> {
  const isPhoto = item.kind.startsWith('photo')
  const names = (await readdir(path.dirname(file))).filter(name => name.startsWith(`${path.basename(file)}.`)).sort()
  // The truth is written last: without it the files may be cut off.
  if (!names.some(name => name.endsWith('.json'))) {
    say(`making ${item.name}`)
    const made = await make(item)
    for (const [index, bytes] of made.entries())
      await writeFile(`${file}.${isPhoto ? `${index + 1}.jpg` : 'pdf'}`, bytes)
    await writeFile(`${file}.json`, `${JSON.stringify(truthOf(item.invoice), null, 2)}\n`)
    return readOrMake(file, item, say)
  }
  const contents = names
    .filter(name => !name.endsWith('.json'))
    .map(name => readFile(path.join(path.dirname(file), name)))
  const [pdf, ...rest] = (await Promise.all(contents)).map(bytes => new Uint8Array(bytes))
  if (!pdf) throw new Error(`${item.name} is missing`)
  return isPhoto ? { images: [pdf, ...rest] } : { pdf }
}

async function make({ layout, invoice, pdf, shot, kind, random }: CorpusCase): Promise<Uint8Array[]> {
  const printed = await makeInvoicePdf(layout, invoice, pdf)
  if (!shot) return [printed]
  const sheets = await renderPages(printed, shot.longSide / 12)
  const pictures = sheets.map(sheet => encodePicture(photograph(sheet, shot, random), 'image/jpeg', random.int(72, 90)))
  return kind.startsWith('photo') ? pictures : [await bound(pictures)]
}

/** A PDF of pictures, as scanners make it. */
async function bound(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const picture of pictures) {
    const image = await document.embedJpg(picture)
    const size = { width: (image.width / 200) * 72, height: (image.height / 200) * 72 }
    document.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, ...size })
  }
  return document.save()
}

async function scriptsDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [import.meta.dirname, path.join(import.meta.dirname, 'layouts')]) {
    for (const name of (await readdir(folder)).filter(isPartOfCorpus).sort()) {
      hash.update(await readFile(path.join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

const isPartOfCorpus = (name: string) => name.endsWith('.ts') && !name.includes('fixtures')
