import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** TotalEnergies: the unit only after the last power, the whole address in one line. */
export const totalEnergies: RetailerLayout = {
  name: 'total-energies',
  qrPlace: { page: 0, x: 460, y: 640, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.text(40, 50, 'TotalEnergies', { size: 20, bold: true })
    on.text(40, 64, 'TotalEnergies Clientes S.A.U. Plaza del Fresno 2, 33007 Oviedo', { size: 7, grey: true })
    on.lines(330, 110, [holder.name, streetLine(billing, ' '), `${billing.zipCode} ${billing.municipality}`])
    on.text(40, 110, 'Resumen de tu factura', { bold: true })
    on.lines(40, 126, [`Importe total: ${spanishNumber(invoice.total, 2)} €`, `Nº de factura: ${invoice.number}`])
    on.text(40, 220, 'Datos de suministro', { bold: true })
    on.lines(40, 236, [
      `Titular: ${holder.name}`,
      `NIF: ${holder.document}`,
      `Dirección de suministro: ${streetLine(supply, ' ')} ${supply.zipCode} ${supply.municipality} (${supply.province})`,
      ...(invoice.gasCups ? [`CUPS Gas: ${invoice.gasCups}`] : []),
      `CUPS: ${invoice.cups}`,
      `Potencia contratada P1: ${spanishNumber(invoice.p1, 3)} P2: ${spanishNumber(invoice.p2, 3)} kW`,
      'Peaje de acceso: 2.0TD',
      'Distribuidora: E-REDES Distribución Eléctrica, S.A.U.',
    ])
    on.text(40, 380, 'Potencia máxima demandada (kW)', { bold: true })
    on.text(260, 380, 'P1')
    on.text(320, 380, 'P2')
    on.text(40, 394, 'Últimos 12 meses')
    on.text(260, 394, spanishNumber(maxDemand.p1, 2))
    on.text(320, 394, spanishNumber(maxDemand.p2, 2))
    on.nextPage()
    on.lines(40, 60, [
      `Periodo de facturación: ${period.from} - ${period.to}`,
      `Término de potencia P1 ${spanishNumber(invoice.p1, 3)} kW x ${period.days} días x 0,073 €/kW día`,
      `Término de potencia P2 ${spanishNumber(invoice.p2, 3)} kW x ${period.days} días x 0,021 €/kW día`,
    ])
    paintFillerPage(on, 160)
  },
}
