import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Naturgy: the customer's data in a box on the right, powers one per line, often a dual invoice. */
export const naturgy: RetailerLayout = {
  name: 'naturgy',
  qrPlace: { page: 1, x: 440, y: 420, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.band(0, 0, 595, 70, 0.94)
    on.text(40, 44, 'Naturgy', { size: 22, bold: true })
    on.text(40, 90, 'Naturgy Clientes, S.A.U. - Estás en mercado libre.', { size: 8 })
    on.text(40, 130, 'Dirección de facturación:', { bold: true })
    on.lines(40, 144, [streetLine(billing), `${billing.zipCode} ${billing.municipality}`, billing.province])
    on.text(40, 210, 'Total a pagar', { bold: true })
    on.text(40, 230, `${spanishNumber(invoice.total, 2)} €`, { size: 18, bold: true })
    on.text(300, 130, 'Tus datos', { bold: true })
    on.lines(300, 146, [
      `Nombre: ${holder.name}`,
      `Doc. Identidad: ${holder.document}`,
      'Dirección de suministro:',
      streetLine(supply, ' '),
      `${supply.zipCode} ${supply.municipality} (${supply.province})`,
      ...(invoice.gasCups ? [`CUPS gas: ${invoice.gasCups}`] : []),
      `CUPS: ${invoice.cups}`,
      `Potencia contratada P1: ${spanishNumber(invoice.p1, 3)} kW`,
      `Potencia contratada P2: ${spanishNumber(invoice.p2, 3)} kW`,
      'Tarifa de acceso: 2.0TD',
    ])
    on.text(40, 330, `Período electricidad: del ${period.from} al ${period.to}`)
    on.nextPage()
    on.text(40, 60, 'Detalle de tu factura', { bold: true })
    on.lines(40, 80, [
      `Consumo electricidad Punta ${invoice.energy.punta} kWh x 0,182000 €/kWh`,
      `Consumo electricidad Llano ${invoice.energy.llano} kWh x 0,112000 €/kWh`,
      `Consumo electricidad Valle ${invoice.energy.valle} kWh x 0,082000 €/kWh`,
      `Término de potencia P1 ${spanishNumber(invoice.p1, 3)} kW x ${period.days} días x 0,0998 €/kW día`,
      `Término de potencia P2 ${spanishNumber(invoice.p2, 3)} kW x ${period.days} días x 0,0310 €/kW día`,
    ])
    on.lines(40, 170, [
      'Potencia máxima demandada en los últimos 12 meses:',
      `P1: ${spanishNumber(maxDemand.p1, 3)} kW    P2: ${spanishNumber(maxDemand.p2, 3)} kW`,
    ])
    paintFillerPage(on, 220)
  },
}
