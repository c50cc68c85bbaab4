import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Energía XXI, the reference retailer: both powers in one line, labels and values in two columns. */
export const energiaXxi: RetailerLayout = {
  name: 'energia-xxi',
  qrPlace: { page: 0, x: 450, y: 60, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.text(40, 50, 'Energía XXI Comercializadora de Referencia, S.L.U.', { size: 11, bold: true })
    on.text(40, 64, 'C/ Ribera del Loira, 60 28042 Madrid', { size: 7, grey: true })
    on.lines(300, 180, [holder.name, streetLine(billing), `${billing.zipCode} ${billing.municipality}`])
    on.text(40, 250, 'DATOS DEL CONTRATO', { bold: true })
    const rows: [string, string][] = [
      ['Titular', holder.name],
      ['NIF', holder.document],
      ['Dirección de suministro', streetLine(supply)],
      ['', `${supply.zipCode} ${supply.municipality} (${supply.province})`],
      ['Número de contrato', '500000000002'],
      ['Código unificado de punto de suministro CUPS', invoice.cups],
      ['Peaje de transporte y distribución', '2.0TD'],
      ['Periodo de facturación', `del ${period.from} a ${period.to} (${period.days} días)`],
    ]
    for (const [index, [label, value]] of rows.entries()) {
      on.text(40, 270 + index * 13, label, { grey: true })
      on.text(270, 270 + index * 13, value)
    }
    on.text(
      40,
      390,
      `Potencia contratada en punta-llano: ${spanishNumber(invoice.p1, 3)} kW  Potencia contratada en valle: ${spanishNumber(invoice.p2, 3)} kW`,
    )
    on.text(40, 440, `Total ${spanishNumber(invoice.total, 2)} €`, { size: 14, bold: true })
    on.nextPage()
    on.lines(40, 60, [
      'Facturación por potencia contratada',
      `P1 (punta) ${spanishNumber(invoice.p1, 3)} kW x 26,930550 Eur/kW y año x (${period.days}/365) días     12,11 €`,
      `P3 (valle) ${spanishNumber(invoice.p2, 3)} kW x 0,855402 Eur/kW y año x (${period.days}/365) días     1,02 €`,
      'Facturación por energía consumida',
      `P1 (punta) ${spanishNumber(invoice.energy.punta, 3)} kWh x 0,097553 Eur/kWh`,
      `P2 (llano) ${spanishNumber(invoice.energy.llano, 3)} kWh x 0,029267 Eur/kWh`,
      `P3 (valle) ${spanishNumber(invoice.energy.valle, 3)} kWh x 0,003292 Eur/kWh`,
      'Las potencias máximas demandadas en el último año han sido',
      `${spanishNumber(maxDemand.p1, 3)} kW en P1 (punta) y ${spanishNumber(maxDemand.p2, 3)} kW en P3 (valle).`,
    ])
    paintFillerPage(on, 220)
  },
}
