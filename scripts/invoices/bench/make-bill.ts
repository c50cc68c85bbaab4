import { type Browser, chromium } from '@playwright/test'
import type { InvoiceFiles } from '#mock/invoice/pool/messages.ts'
import { browserEnvironment } from '../../browser-environment.ts'
import type { BillDocument } from '../bill/bill-document.ts'
import { inventBill, type Split } from '../bill/invent-bill.ts'
import type { Layout } from '../bill/layout.ts'
import { renderHtml } from '../bill/render-html.ts'
import { renderPdf } from '../bill/render-pdf.ts'
import { renderWithPdfkit } from '../bill/render-pdfkit.ts'
import { photograph, type Shot } from '../photograph.ts'
import type { Random } from '../random.ts'
import { encodePicture, renderPages } from '../render-page.ts'
import type { InvoiceTruth } from '../synthetic-invoice.ts'
import { scan } from './scan.ts'

/** What a customer uploads: PDFs with text, by three producers; text that cannot be extracted, scans, and photos with and without a code. */
export const benchKinds = ['text', 'print', 'garbled', 'scan', 'photo', 'photo-code'] as const
export type BenchKind = (typeof benchKinds)[number]

export interface BenchBill {
  files: InvoiceFiles
  truth: InvoiceTruth
  layout: Layout
}

export interface BillMaker {
  (kind: BenchKind, seed: number, index: number, split: Split): Promise<BenchBill>
  /** Ends the browser, if one was needed. */
  close(): Promise<void>
}

/** Makes bills, starting a browser when the first is to be printed by it. */
export function createBillMaker(): BillMaker {
  let starting: Promise<Browser> | null = null
  async function makeBill(kind: BenchKind, seed: number, index: number, split: Split): Promise<BenchBill> {
    const isBundled = (kind === 'text' || kind === 'print') && index % 4 === 3
    const { bill, truth, layout, random } = inventBill(seed, index, split, { code: kind === 'photo-code', isBundled })
    if (kind === 'print') {
      starting ??= startBrowser()
      const pdf = await renderHtml(bill, await starting, { type3: random.chance(1 / 3) })
      return { files: { pdf }, truth, layout }
    }
    return { files: await filesOf(kind, bill, random), truth, layout }
  }
  return Object.assign(makeBill, {
    close: async () => (await starting)?.close(),
  })
}

async function startBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = browserEnvironment()
  return chromium.launch({ chromiumSandbox: process.getuid?.() !== 0, ...(executablePath && { executablePath }) })
}

async function filesOf(kind: Exclude<BenchKind, 'print'>, bill: BillDocument, random: Random): Promise<InvoiceFiles> {
  if (kind === 'text') return { pdf: await random.pick(textProducers)(bill) }
  if (kind === 'garbled') return { pdf: await random.pick(garbledProducers)(bill) }
  if (kind === 'scan') return { pdf: await scan(await renderPdf(bill), random) }
  const shot = phoneShot(random)
  const sheets = await renderPages(await renderPdf(bill), shot.longSide / 12)
  return {
    images: sheets.map(sheet => encodePicture(photograph(sheet, shot, random), 'image/jpeg', random.int(72, 90))),
  }
}

type Producer = (bill: BillDocument) => Promise<Uint8Array>

const textProducers: readonly Producer[] = [
  bill => renderPdf(bill),
  bill => renderWithPdfkit(bill),
  bill => renderWithPdfkit(bill, { ownerPassword: true }),
]
const garbledProducers: readonly Producer[] = [
  bill => renderPdf(bill, { withoutLetters: true }),
  bill => renderWithPdfkit(bill, { outlines: true }),
]

/** A phone in a hand, under a lamp: twelve megapixels or what a messenger left of them. */
function phoneShot(random: Random): Shot {
  return {
    quarterTurns: random.pick([0, 0, 0, 1, 2, 3] as const),
    tilt: random.between(-9, 9),
    perspective: random.between(0, 0.06),
    blur: random.between(0, 1.1),
    shadow: random.between(0, 0.55),
    grain: random.between(0, 7),
    longSide: random.pick([3000, 3264, 4032]),
    curl: random.chance(0.4) ? random.between(0, 0.02) : 0,
    handShadow: random.chance(0.3) ? random.between(0.2, 0.5) : 0,
    motion: random.chance(0.2) ? random.int(2, 5) : 0,
  }
}
