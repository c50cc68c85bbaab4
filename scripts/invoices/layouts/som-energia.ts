import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { shortNumber, spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Som Energia: in Catalan, labels with their values behind, powers under one heading. */
export const somEnergia: RetailerLayout = {
  name: 'som-energia',
  qrPlace: { page: 1, x: 430, y: 360, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.text(40, 50, 'Som Energia, SCCL', { size: 16, bold: true })
    on.text(40, 64, 'C/ Riu Güell, 68 17005 Girona', { size: 7, grey: true })
    on.lines(330, 110, [
      holder.name,
      streetLine(billing),
      `${billing.zipCode} ${billing.municipality} (${billing.province})`,
    ])
    on.text(40, 200, 'DADES DEL CONTRACTE', { bold: true })
    on.lines(40, 218, [
      `Titular del contracte: ${holder.name}`,
      `NIF/CIF: ${holder.document}`,
      `Adreça de subministrament: ${streetLine(supply)}`,
      `${supply.zipCode} ${supply.municipality} (${supply.province})`,
      `Número CUPS: ${invoice.cups}`,
      `Peatge de transport i distribució: 2.0TD`,
      `Període facturat: del ${period.from} al ${period.to} (${period.days} dies)`,
    ])
    on.text(40, 330, 'Potència contractada:', { bold: true })
    on.lines(40, 344, [`Punta: ${shortNumber(invoice.p1)} kW`, `Vall: ${shortNumber(invoice.p2)} kW`])
    on.text(300, 330, 'Potència màxima demandada:', { bold: true })
    on.lines(300, 344, [`Punta: ${shortNumber(maxDemand.p1)} kW`, `Vall: ${shortNumber(maxDemand.p2)} kW`])
    on.text(40, 400, `TOTAL FACTURA ${spanishNumber(invoice.total, 2)} €`, { size: 13, bold: true })
    on.nextPage()
    on.lines(40, 60, [
      'Terme de potència',
      `${spanishNumber(invoice.p1, 3)} kW x 0,070 €/kW i dia x ${period.days} dies (P1)      10,12 €`,
      `${spanishNumber(invoice.p2, 3)} kW x 0,008 €/kW i dia x ${period.days} dies (P2)      1,34 €`,
    ])
    paintFillerPage(on, 140)
  },
}
