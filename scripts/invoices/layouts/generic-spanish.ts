import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { shortNumber, spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** A small retailer nobody described: labels on the left, values on the right, the holder's address above the supply's. */
export const genericSpanish: RetailerLayout = {
  name: 'generic-spanish',
  qrPlace: { page: 0, x: 450, y: 600, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.text(40, 50, 'LUZ DEL VALLE COMERCIALIZADORA, S.L.', { size: 14, bold: true })
    on.text(40, 64, 'Calle Mayor 1, 02001 Albacete', { size: 7, grey: true })
    const rows: [string, string][] = [
      ['Cliente', holder.name],
      ['Dirección fiscal', `${streetLine(billing)}, ${billing.zipCode} ${billing.municipality} (${billing.province})`],
      ['NIF', holder.document],
      ['Factura nº', invoice.number],
      ['Periodo', `${period.from} - ${period.to}`],
      ['Dirección suministro', `${streetLine(supply)}, ${supply.zipCode} ${supply.municipality} (${supply.province})`],
      ...(invoice.gasCups ? [['CUPS gas natural', invoice.gasCups] as [string, string]] : []),
      [invoice.gasCups ? 'CUPS electricidad' : 'CUPS', invoice.cups],
      ['Tarifa de acceso', '2.0TD'],
      ['Potencia contratada P1', `${shortNumber(invoice.p1)} kW`],
      ['Potencia contratada P2', `${shortNumber(invoice.p2)} kW`],
      ['Potencia máxima P1', `${shortNumber(maxDemand.p1)} kW`],
      ['Potencia máxima P2', `${shortNumber(maxDemand.p2)} kW`],
      ['TOTAL', `${spanishNumber(invoice.total, 2)} €`],
    ]
    for (const [index, [label, value]] of rows.entries()) {
      on.text(40, 110 + index * 16, label, { bold: true })
      on.text(190, 110 + index * 16, value)
    }
    on.nextPage()
    paintFillerPage(on, 60)
  },
}
