import { inventCups } from '../invent-cups.ts'
import type { Random } from '../random.ts'
import { groupedCups } from '../spanish-format.ts'
import type { SyntheticInvoice } from '../synthetic-invoice.ts'
import { addressFields, addressLines } from './address-lines.ts'
import type { Block, FieldRow } from './bill-document.ts'
import { bareAddress } from './bill-texts.ts'
import type { Layout, Traps } from './layout.ts'
import { vocabularies } from './vocabularies.ts'

/** Everything about the supply: holder, address, CUPS and contract. */
export function supplyBlocks(invoice: SyntheticInvoice, layout: Layout, traps: Traps, random: Random): Block[] {
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
