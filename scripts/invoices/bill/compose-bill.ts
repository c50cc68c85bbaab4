import { comparatorAddress } from '../comparator-address.ts'
import type { Random } from '../random.ts'
import { spanishNumber } from '../spanish-format.ts'
import type { SyntheticInvoice } from '../synthetic-invoice.ts'
import { addressLines } from './address-lines.ts'
import type { Band, BillDocument, Block, Column } from './bill-document.ts'
import { prose, retailers, titles } from './bill-texts.ts'
import { inventGazetteerPlace } from './gazetteer-places.ts'
import type { Layout, Traps } from './layout.ts'
import { powerBlocks } from './power-blocks.ts'
import { supplyBlocks } from './supply-blocks.ts'
import { vocabularies } from './vocabularies.ts'
import type { Language } from './wordings.ts'

/** Sets an invoice in a layout. `code`: the regulator's code stands on the last page. */
export function composeBill(
  invoice: SyntheticInvoice,
  layout: Layout,
  traps: Traps,
  random: Random,
  code: boolean,
): BillDocument {
  const { language } = layout
  const texts = prose[language]
  const retailer = random.pick(retailers)
  const office = inventGazetteerPlace(random, 'es')
  const header: Band = [
    { width: 0.45, blocks: [{ kind: 'lines', lines: [retailer], scale: 2, bold: true }] },
    {
      width: 0.55,
      blocks: [
        {
          kind: 'lines',
          scale: 0.75,
          grey: true,
          lines: [
            `${retailer} Comercializadora, S.L. CIF B00000000`,
            `${office.street} ${office.streetNr}, ${office.zipCode} ${office.municipality}`,
          ],
        },
      ],
    },
  ]
  const envelope: Column = { width: 0.5, blocks: [envelopeBlock(invoice, layout, random)] }
  const summary: Column = { width: 0.5, blocks: [summaryBlock(invoice, layout)] }
  const supply = supplyBlocks(invoice, layout, traps, random)
  const powers = powerBlocks(invoice, layout, traps)
  const amounts = amountBlocks(invoice, layout)
  const body: Band[] = layout.isPowerApart
    ? [
        [
          { width: 0.55, blocks: supply },
          { width: 0.45, blocks: powers },
        ],
        [{ width: 1, blocks: amounts }],
      ]
    : [[{ width: 1, blocks: [...supply, ...powers] }], [{ width: 1, blocks: amounts }]]
  const first: Band[] = [
    header,
    layout.envelope === 'left' ? [envelope, summary] : [summary, envelope],
    ...(layout.order === 'supply first' ? body : body.toReversed()),
  ]
  const help = inventGazetteerPlace(random, 'es')
  const last: Band[] = [
    [
      {
        width: 1,
        blocks: [
          { kind: 'lines', lines: [titles[language]], bold: true },
          ...texts.map(text => ({ kind: 'prose', text }) as const),
          ...(traps.legalPower ? [{ kind: 'prose', text: legal[language] } as const] : []),
          {
            kind: 'prose',
            text: `${claims[language]} ${help.street} ${help.streetNr}, ${help.zipCode} ${help.municipality}. Apartado 1.000, 28080 Madrid.`,
          },
          ...(code ? [{ kind: 'gap', height: 10 } as const, codeBlock(invoice)] : []),
        ],
      },
    ],
  ]
  return { font: layout.font, size: layout.size, pages: [first, last] }
}

const codeBlock = (invoice: SyntheticInvoice): Block => ({
  kind: 'code',
  content: comparatorAddress(invoice),
  side: 95,
})

const legal: Record<Language, string> = {
  es: 'Los suministros con potencia contratada de hasta 15 kW pueden acogerse a este peaje. Ejemplo: con una potencia contratada de 5,75 kW en punta y 5,75 kW en valle.',
  ca: 'Els subministraments amb potència contractada de fins a 15 kW poden acollir-se a aquest peatge.',
  gl: 'As subministracións con potencia contratada de ata 15 kW poden acollerse a esta peaxe.',
  eu: '15 kW arteko potentzia kontratatua duten hornidurek aukera dezakete bidesari hau.',
}

const claims: Record<Language, string> = {
  es: 'Reclamaciones y atención al cliente:',
  ca: 'Reclamacions i atenció al client:',
  gl: 'Reclamacións e atención ao cliente:',
  eu: 'Erreklamazioak eta bezeroarentzako arreta:',
}

function envelopeBlock({ holder, billing }: SyntheticInvoice, layout: Layout, random: Random): Block {
  const style = random.pick(['two lines', 'three lines'] as const)
  const lines = [holder.name, ...addressLines(billing, style, layout.separator)]
  if (random.chance(0.4))
    return { kind: 'fields', style: 'above', colon: '', rows: [{ label: layout.words.billing, value: lines }] }
  return { kind: 'lines', lines }
}

function summaryBlock({ number, period, total }: SyntheticInvoice, layout: Layout): Block {
  return {
    kind: 'fields',
    style: 'inline',
    colon: ':',
    rows: [
      { label: 'Nº', value: [number] },
      { label: '', value: [`${period.from} - ${period.to}`] },
      { label: layout.words.total, value: [`${spanishNumber(total, 2)} €`] },
    ],
  }
}

function amountBlocks(invoice: SyntheticInvoice, layout: Layout): Block[] {
  const { p1, p2, energy, period, total } = invoice
  const { words, periods, language } = layout
  const days = vocabularies[language].days
  const row = (text: string, amount: number) => [text, `${spanishNumber(amount, 2)} €`]
  return [
    {
      kind: 'table',
      heading: titles[language],
      header: ['', '€'],
      rows: [
        row(
          `${words.powerTerm} ${periods[0]} ${spanishNumber(p1, 3)} kW x ${period.days} ${days} x 0,0738 €/kW`,
          p1 * 2.3,
        ),
        row(
          `${words.powerTerm} ${periods[1]} ${spanishNumber(p2, 3)} kW x ${period.days} ${days} x 0,0019 €/kW`,
          p2 * 0.2,
        ),
        row(`Energía ${periods[0]} ${energy.punta} kWh x 0,18 €/kWh`, energy.punta * 0.18),
        row(`Energía ${energy.valle} kWh x 0,08 €/kWh`, energy.valle * 0.08),
        row('IVA 21 %', total * 0.17),
      ],
    },
  ]
}
