import { streetLine } from '../places.ts'
import type { RetailerLayout } from '../retailer-layout.ts'
import { spanishNumber } from '../spanish-format.ts'
import { paintFillerPage } from './filler-page.ts'

/** Endesa Energía: the billing window above, one column of contract data, address that may wrap. */
export const endesa: RetailerLayout = {
  name: 'endesa',
  qrPlace: { page: 1, x: 440, y: 600, side: 90 },
  paint(on, invoice) {
    const { holder, supply, billing, period, maxDemand } = invoice
    on.band(0, 0, 595, 60, 0.9)
    on.text(40, 38, 'endesa', { size: 24, bold: true })
    on.text(300, 30, 'Endesa Energía, S.A. Unipersonal.', { size: 8 })
    on.text(300, 42, 'C/ Ribera del Loira, 60 28042 Madrid   www.endesaclientes.com', { size: 7, grey: true })
    on.lines(320, 110, [
      holder.name,
      streetLine(billing),
      `${billing.zipCode} ${billing.municipality}`,
      billing.province,
    ])
    on.text(40, 110, 'DATOS DE LA FACTURA', { bold: true })
    on.lines(40, 124, [
      `Nº factura: ${invoice.number}`,
      `Periodo de facturación: del ${period.from} a ${period.to} (${period.days} días)`,
      'Fecha de cargo: 12/08/2026',
    ])
    on.text(40, 200, 'RESUMEN DE LA FACTURA', { bold: true })
    on.lines(40, 216, [
      'Potencia ................ 18,93 €',
      'Energía ................ 41,10 €',
      'Impuestos ............. 9,22 €',
    ])
    on.text(40, 262, `Total ${spanishNumber(invoice.total, 2)} €`, { size: 14, bold: true })
    on.text(40, 320, 'DATOS DEL CONTRATO', { bold: true })
    const place = `Dirección de suministro: ${streetLine(supply)}, ${supply.zipCode} ${supply.municipality}, ${supply.province}`
    on.lines(40, 338, [
      `Titular del contrato: ${holder.name} NIF: ${holder.document}`,
      ...wrapped(place, 78),
      'Referencia del contrato de acceso: 500000000001',
      `Potencias contratadas: punta-llano ${spanishNumber(invoice.p1, 3)} kW; valle ${spanishNumber(invoice.p2, 3)} kW`,
      `CUPS: ${invoice.cups}`,
      ...(invoice.gasCups ? [`CUPS gas: ${invoice.gasCups}`] : []),
      'Peaje de transporte y distribución: 2.0TD',
      'Empresa distribuidora: e-distribución Redes Digitales, S.L.U.',
    ])
    on.nextPage()
    on.text(40, 60, 'DETALLE DE LA FACTURA', { bold: true })
    on.lines(40, 80, [
      `Pot. Punta-Llano ${spanishNumber(invoice.p1, 3)} kW x 0,102310 Eur/kW x ${period.days} días      12,32 €`,
      `Pot. Valle ${spanishNumber(invoice.p2, 3)} kW x 0,018500 Eur/kW x ${period.days} días      2,10 €`,
      `Consumo punta ${invoice.energy.punta},000 kWh x 0,197553 Eur/kWh      22,10 €`,
    ])
    on.lines(40, 140, [
      `Las potencias máximas demandadas en el último año han sido ${spanishNumber(maxDemand.p1, 3)} kW en P1 (punta)`,
      `y ${spanishNumber(maxDemand.p2, 3)} kW en P3 (valle).`,
    ])
    on.text(40, 180, 'Punta 24.606,217 24.849,430 1,00 0,000 243,213', { size: 8 })
    paintFillerPage(on, 220)
  },
}

function wrapped(text: string, columns: number): string[] {
  if (text.length <= columns) return [text]
  const cut = text.lastIndexOf(' ', columns)
  return [text.slice(0, cut), ...wrapped(text.slice(cut + 1), columns)]
}
