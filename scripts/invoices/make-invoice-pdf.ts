import { PDFDocument } from 'pdf-lib'
import QRCode from 'qrcode'
import { comparatorAddress } from './comparator-address.ts'
import { type FontChoice, loadFonts } from './fonts.ts'
import { type Painter, paintOn, type TextHabit } from './page-painter.ts'
import type { RetailerLayout } from './retailer-layout.ts'
import type { SyntheticInvoice } from './synthetic-invoice.ts'

export interface PdfOptions {
  habit?: TextHabit
  font?: FontChoice
  /** Where the regulator's address stands: drawn as a code, as a link over the code, as plain text, or nowhere. */
  qr?: 'none' | 'code' | 'link' | 'text'
  /** A second code of the retailer beside it, which must be ignored. */
  secondQr?: boolean
}

// The same invoice must give the same bytes on every day and machine.
const inventedDay = new Date('2026-08-07T08:00:00Z')

/** Sets an invented invoice in a retailer's layout. */
export async function makeInvoicePdf(
  layout: RetailerLayout,
  invoice: SyntheticInvoice,
  { habit = 'whole', font = 'liberation', qr = 'none', secondQr = false }: PdfOptions = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setCreationDate(inventedDay)
  document.setModificationDate(inventedDay)
  document.setTitle('Factura de electricidad')
  const painter = paintOn(document, await loadFonts(document, font), habit)
  let page = 0
  const marked: Painter = {
    ...painter,
    nextPage() {
      painter.nextPage()
      page += 1
      if (page === layout.qrPlace.page) paintCodes(painter, layout, invoice, { qr, secondQr })
    },
  }
  if (layout.qrPlace.page === 0) paintCodes(painter, layout, invoice, { qr, secondQr })
  layout.paint(marked, invoice)
  return document.save()
}

function paintCodes(on: Painter, layout: RetailerLayout, invoice: SyntheticInvoice, wanted: PdfOptions): void {
  const { x, y, side } = layout.qrPlace
  const address = comparatorAddress(invoice, invoice.surplus === null ? 'QRE' : 'QRE2')
  if (wanted.qr === 'code' || wanted.qr === 'link') on.modules(x, y, side, modulesOf(address))
  if (wanted.qr === 'link') on.link(x, y, side, side, address)
  if (wanted.qr === 'text') on.lines(40, y, address.match(/.{1,100}/g) ?? [], { size: 6 })
  if (wanted.secondQr)
    on.modules(x + side * 0.15, y + side + 25, side * 0.7, modulesOf('https://www.ejemplo.example/app?utm=factura'))
}

/** The dark modules of a QR code, row by row. */
function modulesOf(content: string): boolean[][] {
  const { size, data } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => data[row * size + column] === 1),
  )
}
