import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Plenitude: labels above their values in three columns, powers in a small table whose heading is over the numbers. */
export const plenitude: RetailerLayout = {
  name: 'plenitude',
  qrPlace: { page: 1, x: 440, y: 300, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.text(40, 50, 'Plenitude', { size: 20, bold: true })
    on.text(40, 64, 'Eni Plenitude Iberia, S.L.U. C/ Jesús, 81, 46007 Valencia', { size: 7, grey: true })
    on.lines(350, 100, [
      holder.name,
      streetLine(billing),
      `${billing.zipCode} ${billing.municipality}`,
      billing.province,
    ])
    const head = { grey: true, size: 8 }
    on.text(40, 190, 'Titular del contrato', head)
    on.text(230, 190, 'Dirección del suministro', head)
    on.text(440, 190, 'Nº de contrato', head)
    on.text(40, 203, holder.name)
    on.text(440, 203, '900000003')
    on.lines(230, 203, [streetLine(supply), `${supply.zipCode} - ${supply.municipality}`, `(${supply.province})`])
    on.text(40, 260, 'CUPS', head)
    on.text(230, 260, 'Peaje de acceso', head)
    on.text(440, 260, 'Periodo', head)
    on.text(40, 273, invoice.cups)
    on.text(230, 273, '2.0TD')
    on.text(440, 273, `${period.from} - ${period.to}`)
    on.text(190, 310, 'Potencia contratada', head)
    on.text(330, 310, 'Potencia máxima demandada', head)
    on.text(40, 324, 'Punta')
    on.text(40, 338, 'Valle')
    on.text(190, 324, `${spanishNumber(invoice.p1, 3)} kW`)
    on.text(190, 338, `${spanishNumber(invoice.p2, 3)} kW`)
    on.text(330, 324, `${spanishNumber(maxDemand.p1, 3)} kW`)
    on.text(330, 338, `${spanishNumber(maxDemand.p2, 3)} kW`)
    on.text(40, 390, `Importe total ${spanishNumber(invoice.total, 2)} €`, { size: 13, bold: true })
    on.nextPage()
    paintFillerPage(on, 60)
  },
}
