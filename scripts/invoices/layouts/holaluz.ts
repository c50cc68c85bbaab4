import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { shortNumber, spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Holaluz: powers without the word "contratada", a distributor whose name is another retailer's. */
export const holaluz: RetailerLayout = {
  name: 'holaluz',
  qrPlace: { page: 1, x: 60, y: 420, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, maxDemand } = invoice
    on.text(40, 50, 'Holaluz', { size: 22, bold: true })
    on.text(40, 66, 'Holaluz-Clidom, S.A. Passeig Joan de Borbó 99, 08039 Barcelona', { size: 7, grey: true })
    on.text(40, 100, 'Factura emitida de los días 1 de junio 2026 - 30 de junio 2026')
    on.text(40, 140, 'Nombre y apellidos:', { grey: true })
    on.text(40, 152, holder.name)
    on.text(40, 172, 'Dirección de envío:', { grey: true })
    on.text(40, 184, `${streetLine(billing)}, ${billing.zipCode} ${billing.municipality}`)
    on.text(40, 204, 'Dirección de suministro:', { grey: true })
    on.text(40, 216, `${streetLine(supply)},`)
    on.text(40, 228, `${supply.zipCode} ${supply.municipality}`)
    on.text(40, 260, `CUPS ${invoice.cups}`)
    on.text(40, 275, `P1: ${shortNumber(invoice.p1)} kW        P2: ${shortNumber(invoice.p2)} kW`)
    on.text(40, 290, 'Distribuidora: IBERDROLA DISTRIBUCIÓN ELÉCTRICA')
    on.text(40, 330, `Total ${spanishNumber(invoice.total, 2)} €`, { size: 16, bold: true })
    on.nextPage()
    on.text(40, 60, 'Tu potencia máxima demandada', { bold: true })
    on.lines(40, 76, [`P1: ${shortNumber(maxDemand.p1)} kW`, `P2: ${shortNumber(maxDemand.p2)} kW`])
    paintFillerPage(on, 130)
  },
}
