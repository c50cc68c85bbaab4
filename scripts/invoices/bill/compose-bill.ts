import { comparatorAddress } from '../comparator-address.ts'
import { inventCups } from '../invent-cups.ts'
import type { Random } from '../random.ts'
import { groupedCups, shortNumber, spanishNumber } from '../spanish-format.ts'
import type { Place, SyntheticInvoice } from '../synthetic-invoice.ts'
import { type AddressStyle, addressFields, addressLines, addressStyles, unseenStyles } from './address-lines.ts'
import type { Band, BillDocument, Block, Column, FieldRow, FieldStyle } from './bill-document.ts'
import { bareAddress, prose, retailers, titles } from './bill-texts.ts'
import { inventGazetteerPlace } from './gazetteer-places.ts'
import { type Language, type Vocabulary, vocabularies, wordingFrom } from './wordings.ts'

export type PowerStyle =
  | 'two rows'
  | 'one row'
  | 'periods as columns'
  | 'periods as rows'
  | 'sentence'
  | 'unit once'
  | 'watts'

/** One designer's choices. Another seed, another designer. */
export interface Layout {
  language: Language
  isTuned: boolean
  addressStyle: AddressStyle
  separator: string
  fieldStyle: FieldStyle
  colon: string
  powerStyle: PowerStyle
  periods: readonly [string, string]
  supply: 'labelled' | 'section' | 'fields' | 'heading'
  envelope: 'left' | 'right'
  order: 'supply first' | 'amounts first'
  isCupsGrouped: boolean
  isPowerApart: boolean
  decimals: 'short' | 'three'
  unit: string
  font: BillDocument['font']
  size: number
  words: Record<
    'supplyAddress' | 'supplySection' | 'billing' | 'holder' | 'document' | 'cups' | 'contract' | 'tariff',
    string
  > &
    Record<'total' | 'distributor' | 'power' | 'maxDemand' | 'powerTerm' | 'generation', string>
}

/** Which difficulties a bill has. */
export interface Traps {
  gas: boolean
  generation: boolean
  formerPower: boolean
  legalPower: boolean
  otherHome: boolean
}

export function inventLayout(random: Random, isTuned: boolean): Layout {
  const language = random.pick(['es', 'es', 'es', 'es', 'ca', 'gl', 'eu'] as const)
  const v = vocabularies[language]
  const word = (of: keyof Vocabulary) => wordingFrom(random, v[of] as Vocabulary['holder'], isTuned)
  const styles = isTuned ? addressStyles.filter(style => !unseenStyles.includes(style)) : addressStyles
  return {
    language,
    isTuned,
    addressStyle: random.pick(styles),
    separator: random.pick([', ', ', ', ' ']),
    fieldStyle: random.pick(['inline', 'beside', 'above', 'beside-middle']),
    colon: random.pick([':', ':', '', ' ·']),
    powerStyle: random.pick([
      'two rows',
      'two rows',
      'one row',
      'periods as columns',
      'periods as rows',
      'sentence',
      'unit once',
      ...(isTuned ? [] : (['watts'] as const)),
    ]),
    periods: random.pick(v.periods),
    supply: random.pick(['labelled', 'labelled', 'section', 'fields', 'heading']),
    envelope: random.pick(['left', 'right']),
    order: random.pick(['supply first', 'amounts first']),
    isCupsGrouped: random.chance(0.3),
    isPowerApart: random.chance(0.4),
    decimals: random.pick(['short', 'three']),
    unit: random.pick([' kW', ' kW', 'kW', ' KW']),
    font: random.pick(['sans', 'sans', 'serif', 'mono']),
    size: random.pick([7, 8, 9, 10]),
    words: {
      supplyAddress: word('supplyAddress'),
      supplySection: word('supplySection'),
      billing: word('billingAddress'),
      holder: word('holder'),
      document: word('document'),
      cups: word('cups'),
      contract: word('contract'),
      tariff: word('tariff'),
      total: word('total'),
      distributor: word('distributor'),
      power: word('power'),
      maxDemand: word('maxDemand'),
      powerTerm: word('powerTerm'),
      generation: word('generation'),
    },
  }
}

export function inventTraps(random: Random): Traps {
  return {
    gas: random.chance(0.15),
    generation: random.chance(0.12),
    formerPower: random.chance(0.12),
    legalPower: random.chance(0.35),
    otherHome: random.chance(0.5),
  }
}

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

function supplyBlocks(invoice: SyntheticInvoice, layout: Layout, traps: Traps, random: Random): Block[] {
  const { words, language } = layout
  const v = vocabularies[language]
  const cups = layout.isCupsGrouped ? groupedCups(invoice.cups) : invoice.cups
  const value = addressLines(invoice.supply, layout.addressStyle, layout.separator)
  const rows: FieldRow[] = [
    { label: words.holder, value: [invoice.holder.name] },
    { label: words.document, value: [invoice.holder.document] },
  ]
  const cupsRows: FieldRow[] = [
    ...(traps.gas && invoice.gasCups ? [{ label: 'CUPS gas', value: [invoice.gasCups] }] : []),
    { label: words.cups, value: [cups] },
    ...(traps.generation ? [{ label: words.generation, value: [inventCups(random)] }] : []),
    { label: words.contract, value: [`9000${random.int(10_000, 99_999)}`] },
    { label: words.tariff, value: ['2.0TD'] },
    { label: words.distributor, value: ['Redes Eléctricas de Prueba, S.A.U.'] },
  ]
  const box = { kind: 'fields', style: layout.fieldStyle, colon: layout.colon } as const
  const boxed = random.chance(0.4)
  switch (layout.supply) {
    case 'labelled':
      return [{ ...box, boxed, rows: [...rows, { label: words.supplyAddress, value }, ...cupsRows] }]
    case 'section':
      return [
        {
          ...box,
          boxed,
          heading: words.supplySection,
          rows: [...rows, { label: bareAddress[language], value }, ...cupsRows],
        },
      ]
    case 'fields':
      return [
        {
          ...box,
          boxed,
          heading: words.supplySection,
          rows: [...rows, ...addressFields(invoice.supply, v, random, layout.isTuned), ...cupsRows],
        },
      ]
    case 'heading':
      return [
        { kind: 'lines', lines: [words.supplyAddress], bold: true },
        { kind: 'lines', lines: value },
        { kind: 'gap', height: 6 },
        { ...box, boxed, rows: [...rows, ...cupsRows] },
      ]
  }
}

function powerBlocks(invoice: SyntheticInvoice, layout: Layout, traps: Traps): Block[] {
  const { words, periods, unit, language } = layout
  const number = (kw: number) => (layout.decimals === 'short' ? shortNumber(kw) : spanishNumber(kw, 3))
  const [p1, p2] = [number(invoice.p1), number(invoice.p2)]
  const [m1, m2] = [number(invoice.maxDemand.p1), number(invoice.maxDemand.p2)]
  const former: Block[] = traps.formerPower
    ? [{ kind: 'lines', lines: [`${formerly[language]}: ${periods[0]} 9,2${unit} ${periods[1]} 9,2${unit}`] }]
    : []
  const max: Block = {
    kind: 'lines',
    lines: [`${words.maxDemand}: ${periods[0]} ${m1} kW ${periods[1]} ${m2} kW`],
  }
  const fields = (rows: FieldRow[]): Block => ({ kind: 'fields', style: layout.fieldStyle, colon: layout.colon, rows })
  const styles: Record<PowerStyle, () => Block[]> = {
    'two rows': () => [
      fields([
        { label: `${words.power} ${periods[0]}`, value: [`${p1}${unit}`] },
        { label: `${words.power} ${periods[1]}`, value: [`${p2}${unit}`] },
      ]),
      max,
    ],
    'one row': () => [
      fields([{ label: words.power, value: [`${periods[0]}: ${p1}${unit} ${periods[1]}: ${p2}${unit}`] }]),
      max,
    ],
    'unit once': () => [
      fields([{ label: words.power, value: [`${periods[0]}: ${p1} ${periods[1]}: ${p2}${unit}`] }]),
      max,
    ],
    'periods as columns': () => [
      {
        kind: 'table',
        header: ['', ...periods],
        rows: [
          [`${words.power} (kW)`, p1, p2],
          [`${words.maxDemand} (kW)`, m1, m2],
        ],
      },
    ],
    'periods as rows': () => [
      {
        kind: 'table',
        header: ['', words.power, words.maxDemand],
        rows: [
          [periods[0], `${p1}${unit}`, `${m1}${unit}`],
          [periods[1], `${p2}${unit}`, `${m2}${unit}`],
        ],
      },
    ],
    sentence: () => [{ kind: 'prose', text: sentence(language, p1, p2) }, max],
    watts: () => [
      fields([
        { label: `${words.power} ${periods[0]}`, value: [`${spanishNumber(invoice.p1 * 1000, 0)} W`] },
        { label: `${words.power} ${periods[1]}`, value: [`${spanishNumber(invoice.p2 * 1000, 0)} W`] },
      ]),
      max,
    ],
  }
  return [...former, ...styles[layout.powerStyle]()]
}

const formerly: Record<Language, string> = {
  es: 'Potencia contratada anterior',
  ca: 'Potència contractada anterior',
  gl: 'Potencia contratada anterior',
  eu: 'Aurreko potentzia kontratatua',
}

function sentence(language: Language, p1: string, p2: string): string {
  const sentences: Record<Language, string> = {
    es: `Tienes contratada una potencia de ${p1} kW en punta y ${p2} kW en valle.`,
    ca: `Tens contractada una potència de ${p1} kW en punta i ${p2} kW en vall.`,
    gl: `Tes contratada unha potencia de ${p1} kW en punta e ${p2} kW en val.`,
    eu: `Kontratatutako potentzia: ${p1} kW puntan eta ${p2} kW haranean.`,
  }
  return sentences[language]
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

/** The address in the envelope's window: the supply's own, or another home. */
export function billingPlace(supply: Place, traps: Traps, layout: Layout, random: Random): Place {
  return traps.otherHome ? inventGazetteerPlace(random, layout.language) : supply
}
