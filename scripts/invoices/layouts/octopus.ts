import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Octopus: a table made for six power periods, three decimals with a comma, the address over three lines. */
export const octopus: RetailerLayout = {
  name: 'octopus',
  qrPlace: { page: 1, x: 420, y: 400, side: 100 },
  paint(on, invoice) {
    const { holder, supply, billing, period } = invoice
    const [p1, p2] = [spanishNumber(invoice.p1, 3), spanishNumber(invoice.p2, 3)]
    on.text(40, 50, 'octopus energy', { size: 20, bold: true })
    on.text(330, 44, 'Octopus Energy España, S.L.U.', { size: 8 })
    on.text(330, 56, 'C/ San Vicente Mártir 16, 46002 Valencia', { size: 7, grey: true })
    on.lines(330, 100, [holder.name, `${streetLine(billing)}, ${billing.zipCode} ${billing.municipality}`])
    on.text(40, 160, 'Dirección de suministro:', { grey: true })
    const last = supply.province === supply.municipality ? [] : [supply.province]
    on.lines(40, 173, [`${streetLine(supply)},`, `${supply.zipCode} ${supply.municipality}`, ...last])
    on.text(330, 160, 'Número de cuenta:', { grey: true })
    on.text(330, 173, 'A-00000000')
    on.text(40, 240, `CUPS ${invoice.cups}`)
    on.text(40, 270, `Total a pagar ${spanishNumber(invoice.total, 2)} €`, { bold: true })
    on.nextPage()
    on.text(40, 60, 'Lecturas y potencia', { bold: true })
    for (const index of [0, 1, 2, 3, 4, 5]) on.text(230 + index * 50, 76, `P${index + 1}`, { bold: true })
    on.text(40, 90, 'Potencia Contratada (kW)')
    for (const [index, value] of [p1, p2, '0', '0', '0', '0'].entries()) on.text(230 + index * 50, 90, value)
    on.text(40, 103, 'Energía Activa (kWh)')
    on.text(230, 103, spanishNumber(invoice.energy.punta, 3))
    on.text(280, 103, spanishNumber(invoice.energy.llano, 3))
    on.text(330, 103, spanishNumber(invoice.energy.valle, 3))
    on.text(40, 116, 'Potencia máxima demandada (kW)')
    on.text(230, 116, spanishNumber(invoice.maxDemand.p1, 3))
    on.text(280, 116, spanishNumber(invoice.maxDemand.p2, 3))
    on.text(40, 150, 'Potencia', { bold: true })
    on.text(480, 150, '11,33 €')
    on.lines(40, 164, [
      `Punta ${p1} kW * ${period.days} días 0,093 €/kW/día`,
      `Valle ${p2} kW * ${period.days} días 0,027 €/kW/día`,
    ])
    on.text(40, 204, 'Energía Activa', { bold: true })
    on.text(480, 204, '8,29 €')
    on.text(40, 218, `Punta ${invoice.energy.punta},01 kWh`)
    paintFillerPage(on, 260)
  },
}
