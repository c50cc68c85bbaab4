import type { Random } from '../random.ts'
import type { SyntheticInvoice } from '../synthetic-invoice.ts'
import { addressLines } from './address-lines.ts'
import type { Band, BillDocument } from './bill-document.ts'
import { retailers } from './bill-texts.ts'
import { inventGazetteerPlace } from './gazetteer-places.ts'
import type { Layout } from './layout.ts'
import type { Language } from './wordings.ts'

/** Puts a letter about prices before a bill and the conditions of a contract after it. Neither says anything about the supply. */
export function bundled(bill: BillDocument, invoice: SyntheticInvoice, layout: Layout, random: Random): BillDocument {
  const texts = letters[layout.language]
  const retailer = random.pick(retailers)
  const office = inventGazetteerPlace(random, 'es')
  const window: Band = [
    { width: 0.5, blocks: [{ kind: 'lines', lines: [retailer], scale: 1.6, bold: true }] },
    {
      width: 0.5,
      blocks: [{ kind: 'lines', lines: [invoice.holder.name, ...addressLines(invoice.billing, 'two lines', ', ')] }],
    },
  ]
  const letter: Band = [{ width: 1, blocks: texts.letter.map(text => ({ kind: 'prose', text })) }]
  const conditions: Band = [
    {
      width: 1,
      blocks: [
        { kind: 'lines', lines: [texts.title], bold: true },
        ...texts.conditions.map(text => ({ kind: 'prose', text }) as const),
        {
          kind: 'prose',
          text: `${retailer} Comercializadora, S.L., ${office.street} ${office.streetNr}, ${office.zipCode} ${office.municipality}`,
        },
      ],
    },
  ]
  return { ...bill, pages: [[window, letter], ...bill.pages, [conditions]] }
}

const letters: Record<Language, { letter: readonly string[]; title: string; conditions: readonly string[] }> = {
  es: {
    letter: [
      'Estimado cliente: le enviamos su última factura. A partir del 1 de enero cambian los precios de la potencia y de la energía.',
      'Ejemplo: un hogar con 4,6 kW en punta y 3,45 kW en valle pagará 38,04 €/kW y año en punta y 4,71 €/kW y año en valle.',
      'Con el plan Noche puede contratar hasta 9,2 kW en valle sin coste adicional.',
    ],
    title: 'Condiciones generales',
    conditions: [
      '1. Objeto. El suministro de energía eléctrica en el punto de suministro que figura en las condiciones particulares.',
      '2. Potencia. El cliente puede elegir potencias de 0,1 kW en 0,1 kW hasta 15 kW.',
      '3. Duración. Un año desde la activación del acceso a la red de distribución.',
    ],
  },
  ca: {
    letter: [
      'Benvolgut client: us enviem la darrera factura. A partir de l’1 de gener canvien els preus de la potència i de l’energia.',
      'Exemple: una llar amb 4,6 kW en punta i 3,45 kW en vall pagarà 38,04 €/kW i any en punta i 4,71 €/kW i any en vall.',
    ],
    title: 'Condicions generals',
    conditions: [
      '1. Objecte. El subministrament d’energia elèctrica al punt de subministrament de les condicions particulars.',
      '2. Potència. El client pot triar potències de 0,1 kW en 0,1 kW fins a 15 kW.',
    ],
  },
  gl: {
    letter: [
      'Estimado cliente: enviámoslle a súa última factura. A partir do 1 de xaneiro cambian os prezos da potencia e da enerxía.',
      'Exemplo: un fogar con 4,6 kW en punta e 3,45 kW en val pagará 38,04 €/kW e ano en punta e 4,71 €/kW e ano en val.',
    ],
    title: 'Condicións xerais',
    conditions: [
      '1. Obxecto. A subministración de enerxía eléctrica no punto de subministración das condicións particulares.',
      '2. Potencia. O cliente pode elixir potencias de 0,1 kW en 0,1 kW ata 15 kW.',
    ],
  },
  eu: {
    letter: [
      'Bezero agurgarria: zure azken faktura bidaltzen dizugu. Urtarrilaren 1etik aurrera potentziaren eta energiaren prezioak aldatuko dira.',
      'Adibidea: puntan 4,6 kW eta haranean 3,45 kW dituen etxe batek 38,04 €/kW ordainduko du urtean puntan.',
    ],
    title: 'Baldintza orokorrak',
    conditions: [
      '1. Xedea. Baldintza berezietan agertzen den hornidura-puntuan energia elektrikoa hornitzea.',
      '2. Potentzia. Bezeroak 0,1 kW-ko urratsetan aukera dezake, 15 kW arte.',
    ],
  },
}
