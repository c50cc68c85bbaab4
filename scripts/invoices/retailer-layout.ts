import type { Painter } from './page-painter.ts'
import type { SyntheticInvoice } from './synthetic-invoice.ts'

/** How one retailer sets its invoice. The wording follows real layouts (tests/vectors/invoices.json, labelPatterns). */
export interface RetailerLayout {
  name: string
  /** Where a QR code fits, in points: page (from 0), left, top, side. */
  qrPlace: { page: number; x: number; y: number; side: number }
  paint(on: Painter, invoice: SyntheticInvoice): void
}
