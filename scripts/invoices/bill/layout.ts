import type { Random } from '../random.ts'
import { type AddressStyle, addressStyles, unseenStyles } from './address-lines.ts'
import type { BillDocument, FieldStyle } from './bill-document.ts'
import { vocabularies } from './vocabularies.ts'
import { type Language, type Vocabulary, wordingFrom } from './wordings.ts'

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
