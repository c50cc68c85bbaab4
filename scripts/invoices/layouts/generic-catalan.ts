import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { shortNumber, spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** A cooperative's invoice in Catalan: powers without blanks in two columns, then once more line by line. */
export const genericCatalan: RetailerLayout = {
  name: 'generic-catalan',
  qrPlace: { page: 0, x: 450, y: 620, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period } = invoice
    on.text(40, 50, 'COOPERATIVA ELÈCTRICA DE LA VALL', { size: 14, bold: true })
    on.text(40, 64, 'Carrer Nou 2, 46240 Carlet', { size: 7, grey: true })
    on.lines(330, 100, [holder.name, streetLine(billing), `${billing.zipCode} ${billing.municipality}`])
    on.text(40, 180, 'Titular del subministrament:', { grey: true })
    on.text(200, 180, holder.name)
    on.text(40, 194, 'Adreça del subministrament:', { grey: true })
    on.text(200, 194, `${streetLine(supply)}, ${supply.zipCode} ${supply.municipality}`)
    on.text(40, 208, 'CUPS:', { grey: true })
    on.text(200, 208, invoice.cups)
    on.text(40, 222, 'Període:', { grey: true })
    on.text(200, 222, `${period.from} - ${period.to}`)
    on.text(40, 240, `Potència contractada ${shortNumber(invoice.p1)}kW ${shortNumber(invoice.p2)}kW`)
    on.lines(40, 256, [`Punta: ${shortNumber(invoice.p1)}kW`, `Vall: ${shortNumber(invoice.p2)}kW`])
    on.text(40, 300, `Total factura ${spanishNumber(invoice.total, 2)} €`, { bold: true })
    on.nextPage()
    paintFillerPage(on, 60)
  },
}
