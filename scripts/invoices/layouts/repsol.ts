import type { RetailerLayout } from '../retailer-layout.ts'
import { shortNumber, spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Repsol, modern layout: the street stands over the label's line, units stick to the numbers, punta and valle are columns. */
export const repsol: RetailerLayout = {
  name: 'repsol',
  qrPlace: { page: 1, x: 440, y: 380, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, maxDemand, energy } = invoice
    const [p1, p2] = [`${shortNumber(invoice.p1)}kW`, `${shortNumber(invoice.p2)}kW`]
    on.text(40, 50, 'Factura de luz', { size: 18, bold: true })
    on.text(360, 50, 'Repsol Comercializadora de Electricidad y Gas, S.L.U.', { size: 7 })
    on.text(360, 60, 'C/ Méndez Álvaro, 44 28045 Madrid', { size: 7, grey: true })
    on.lines(360, 100, [holder.name, `${billing.street} ${billing.streetNr} ${billing.apartment}`])
    on.text(360, 126, `${billing.zipCode} ${billing.municipality} (${billing.province})`)
    on.text(40, 180, 'Titular', { grey: true })
    on.text(170, 180, holder.name)
    on.text(170, 205, supply.street)
    on.text(40, 217, 'Dirección de suministro', { grey: true })
    on.text(170, 217, `${supply.streetNr} ${supply.apartment} ${supply.zipCode}`.replace(/ {2,}/g, ' '))
    on.text(170, 229, `${supply.municipality} (${supply.province})`)
    on.text(40, 254, `CUPS ${invoice.cups}`)
    on.text(40, 290, 'Total factura')
    on.text(170, 290, `${spanishNumber(invoice.total + 20, 2)} €`)
    on.text(40, 304, 'Total a pagar', { bold: true })
    on.text(170, 304, `${spanishNumber(invoice.total, 2)} €`, { bold: true })
    on.nextPage()
    on.text(40, 60, 'Tu consumo', { bold: true })
    for (const [index, name] of ['Punta', 'Llano', 'Valle'].entries())
      on.text(190 + index * 55, 80, name, { bold: true })
    on.text(40, 94, 'Lectura actual (Real)')
    on.text(190, 94, '182,82')
    on.text(245, 94, '179,68')
    on.text(300, 94, '215,70')
    on.text(40, 107, 'Consumo')
    on.text(190, 107, `${energy.punta} kWh`)
    on.text(245, 107, `${energy.llano} kWh`)
    on.text(300, 107, `${energy.valle} kWh`)
    on.text(450, 80, 'Punta', { bold: true })
    on.text(505, 80, 'Valle', { bold: true })
    on.text(365, 94, 'Potencia')
    on.text(365, 107, 'contratada')
    on.text(450, 100, p1)
    on.text(505, 100, p2)
    on.text(40, 160, 'Tu potencia máxima demandada en el')
    on.text(40, 171, 'último año')
    on.text(230, 160, `${spanishNumber(maxDemand.p1, 3)}kW`)
    on.text(290, 160, `${spanishNumber(maxDemand.p2, 3)}kW`)
    on.text(40, 210, 'Potencia contratada', { bold: true })
    on.lines(40, 224, [`Punta: ${p1}`, `Valle: ${p2}`])
    on.text(40, 270, 'Peaje de transporte y distribución 2.0TD')
    paintFillerPage(on, 300)
  },
}
