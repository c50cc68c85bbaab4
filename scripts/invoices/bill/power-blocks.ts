import { shortNumber, spanishNumber } from '../spanish-format.ts'
import type { SyntheticInvoice } from '../synthetic-invoice.ts'
import type { Block, FieldRow } from './bill-document.ts'
import type { Layout, PowerStyle, Traps } from './layout.ts'
import type { Language } from './wordings.ts'

/** The contracted powers, with those beside them that must not be taken. */
export function powerBlocks(invoice: SyntheticInvoice, layout: Layout, traps: Traps): Block[] {
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
