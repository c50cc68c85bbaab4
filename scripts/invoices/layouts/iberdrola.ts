import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { groupedCups, shortNumber, spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Iberdrola Clientes: two columns whose rows mix, and a CUPS in groups of four on the page after the address. */
export const iberdrola: RetailerLayout = {
  name: 'iberdrola',
  qrPlace: { page: 1, x: 440, y: 470, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.text(40, 50, 'FACTURA DE ELECTRICIDAD', { size: 15, bold: true })
    on.text(330, 50, 'IBERDROLA CLIENTES, S.A.U.', { bold: true })
    on.text(330, 62, 'Plaza Euskadi 5, 48009 Bilbao', { size: 7, grey: true })
    on.lines(330, 110, [
      holder.name,
      streetLine(billing),
      `${billing.zipCode} ${billing.municipality} (${billing.province})`,
    ])
    on.text(40, 180, 'CONTRATO', { bold: true })
    on.text(40, 200, 'Titular', { grey: true })
    on.text(300, 200, 'Potencia:', { grey: true })
    on.text(40, 213, holder.name)
    on.text(300, 213, `Potencia punta: ${shortNumber(invoice.p1)} kW`)
    on.text(300, 226, `Potencia valle: ${shortNumber(invoice.p2)} kW`)
    on.text(40, 245, 'Dirección de suministro:', { grey: true })
    on.text(40, 258, `${streetLine(supply)} ${supply.zipCode}`)
    on.text(40, 271, `${supply.municipality} (${supply.province})`)
    on.text(300, 245, 'Nº DE CONTRATO:', { grey: true })
    on.text(300, 258, '600000001')
    on.text(40, 300, 'PERIODO DE FACTURACIÓN:', { grey: true })
    on.text(300, 300, 'Nº FACTURA:', { grey: true })
    on.text(40, 313, `${period.from} - ${period.to}`)
    on.text(300, 313, invoice.number)
    on.text(40, 333, 'DIAS FACTURADOS:', { grey: true })
    on.text(40, 346, String(period.days))
    on.text(40, 390, 'TOTAL IMPORTE FACTURA', { size: 12, bold: true })
    on.text(300, 390, `${spanishNumber(invoice.total, 2)} €`, { size: 12, bold: true })
    on.nextPage()
    on.text(40, 60, 'INFORMACIÓN DE SU CONTRATO', { bold: true })
    on.lines(40, 80, [
      `NIF titular del contrato: ${holder.document}`,
      'Peaje de acceso a la red (ATR): 2.0TD',
      `Identificación punto de suministro (CUPS): ${groupedCups(invoice.cups)}`,
      ...(invoice.gasCups ? [`CUPS gas: ${groupedCups(invoice.gasCups)}`] : []),
      'Empresa distribuidora: I-DE REDES ELÉCTRICAS INTELIGENTES, S.A.U.',
      'IBAN: ES00 0000 0000 0000 0000 ****',
    ])
    on.text(40, 200, 'ENERGÍA', { bold: true })
    on.text(
      40,
      216,
      `Importe por potencia punta ${shortNumber(invoice.p1)} kW x ${period.days} días x 0,086301 €/kW día`,
    )
    on.text(470, 216, '14,38 €')
    on.text(
      40,
      229,
      `Importe por potencia valle ${shortNumber(invoice.p2)} kW x ${period.days} días x 0,013015 €/kW día`,
    )
    on.text(470, 229, '2,17 €')
    on.text(40, 242, `Energía consumida ${invoice.energy.punta} kWh x 0,145678 €/kWh`)
    on.text(470, 242, '31,05 €')
    on.text(
      40,
      270,
      `Su potencia máxima demandada: punta ${shortNumber(maxDemand.p1)} kW, valle ${shortNumber(maxDemand.p2)} kW`,
    )
    paintFillerPage(on, 310)
  },
}
