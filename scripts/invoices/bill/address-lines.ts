import type { Random } from '../random.ts'
import type { Place } from '../synthetic-invoice.ts'
import type { FieldRow } from './bill-document.ts'
import { type Vocabulary, wordingFrom } from './wordings.ts'

export type AddressStyle =
  | 'one line'
  | 'two lines'
  | 'three lines'
  | 'town first'
  | 'town in brackets'
  | 'code last'
  | 'dashes'
  | 'flat apart'
  | 'town below'

export const addressStyles: readonly AddressStyle[] = [
  'one line',
  'two lines',
  'three lines',
  'town first',
  'town in brackets',
  'code last',
  'dashes',
  'flat apart',
  'town below',
]

/** Styles that only judge the reader. */
export const unseenStyles: readonly AddressStyle[] = ['town first', 'code last', 'town below']

/** The lines of an address in a style. */
export function addressLines(place: Place, style: AddressStyle, separator: string): string[] {
  const { street, streetNr, apartment, zipCode, municipality, province } = place
  const number = streetNr.toLowerCase() === 's/n' ? ` ${streetNr}` : `${separator}${streetNr}`
  const flat = apartment === '' ? '' : `${separator}${apartment}`
  const line = `${street}${number}${flat}`
  const lines: Record<AddressStyle, string[]> = {
    'one line': [`${line}, ${zipCode} ${municipality} (${province})`],
    'two lines': [line, `${zipCode} ${municipality} (${province})`],
    'three lines': [line, `${zipCode} ${municipality}`, province],
    'town first': [line, `${municipality} ${zipCode}`, province],
    'town in brackets': [line, `${municipality} (${zipCode}), ${province}`],
    'code last': [`${line}, ${municipality}, ${province}, ${zipCode}`],
    dashes: [`${line} - ${zipCode} - ${municipality} - ${province}`],
    'flat apart': [`${street}${number}`, apartment, `${zipCode} ${municipality}, ${province}`],
    'town below': [line, zipCode, municipality],
  }
  return lines[style].filter(text => text !== '')
}

/** The address in a form's fields. */
export function addressFields(place: Place, words: Vocabulary, random: Random, isTuned: boolean): FieldRow[] {
  const { street, streetNr, apartment, zipCode, municipality, province } = place
  const rows: FieldRow[] = [
    { label: words.street, value: [street] },
    { label: words.number, value: [streetNr] },
    ...(apartment === '' ? [] : [{ label: words.flat, value: [apartment] }]),
    { label: wordingFrom(random, words.postalCode, isTuned), value: [zipCode] },
    { label: wordingFrom(random, words.town, isTuned), value: [municipality] },
    { label: words.province, value: [province] },
  ]
  return rows
}
