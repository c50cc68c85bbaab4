import type { Painter } from '../page-painter.ts'

const paragraphs = [
  'Atención al cliente: 900 000 000, todos los días de 8 a 22 h. Averías: 900 000 001.',
  'Puedes comparar ofertas en el comparador de la CNMC. Código postal de la oficina: 28042 Madrid.',
  'Origen de la electricidad: renovable 47,2 %, nuclear 20,1 %, ciclo combinado 15,3 %, otras 17,4 %.',
  'Reclamaciones: Apartado de Correos 1.000, 28080 Madrid. Entidad acreditada de resolución de litigios.',
  'El importe del peaje de transporte y distribución ha sido 11,33 €; el de los cargos, 4,20 €.',
  'Derechos de extensión reconocidos: 9,900 kW. Potencia máxima autorizada según boletín: 9,200 kW.',
  'Próxima lectura: 03/10/2026. Consumo medio diario en el último año: 6,41 kWh. Emisiones: 0,11 kg/kWh.',
]

/** What fills the rest of every real invoice, numbers that resemble the ones looked for included. */
export function paintFillerPage(on: Painter, y: number): void {
  on.text(40, y, 'INFORMACIÓN PARA EL CONSUMIDOR', { bold: true })
  on.lines(40, y + 18, paragraphs, { size: 8 })
}
