import { describe, expect, it } from 'vitest'
import { groupIban, ibanCountry, normaliseIban } from '#domain/iban.ts'
import { checkIban, spanishBankName } from '#domain/iban-rules.ts'
import vectorFile from '#tests/vectors/iban.json' with { type: 'json' }
import { spanish } from './spanish.ts'

const { vectors, banks } = vectorFile
const withoutLabel = (code: string) => code.replaceAll('-', '').replace(/^IBAN/, '')

describe('IBAN vectors', () => {
  it.each(vectors)('$input §5.29', ({ input, expected }) => {
    // Hyphens and the word IBAN are removed too, which the vectors' own normalising does not.
    expect(normaliseIban(input)).toBe(withoutLabel(expected.normalised))
    const isUnderstoodBetter = expected.validIfHyphensAreAlsoStripped || expected.normalised.startsWith('IBAN')
    expect(spanish(checkIban(input))).toBe(isUnderstoodBetter ? null : expected.specMessage)
    if (!expected.normalised.startsWith('IBAN')) expect(ibanCountry(input)).toBe(expected.country)
    if (expected.friendly) expect(groupIban(input)).toBe(expected.friendly)
  })

  it('name the bank of a Spanish account', () => {
    expect(banks.length).toBeGreaterThan(30)
    for (const { code, name } of banks) expect(spanishBankName(`ES00${code}`)).toBe(name)
    expect(spanishBankName('ES91 2100 0418 4502 0005 1332')).toBe('CaixaBank')
    expect(spanishBankName('ES12 9999')).toBeNull()
    expect(spanishBankName('ES91 210')).toBeNull()
    expect(spanishBankName('DE89 2100 0044')).toBeNull()
  })
})

it('An IBAN of another SEPA country is accepted; a valid one from outside SEPA cannot be debited', () => {
  const sepa = ['DE89370400440532013000', 'GB29NWBK60161331926819', 'AL47212110090000000235698741']
  const others = ['AE070331234567890123456', 'TR330006100519786457841326', 'BR1800360305000010009795493C1']
  expect(sepa.map(checkIban)).toEqual([null, null, null])
  expect(others.map(checkIban)).toEqual(Array(3).fill('error.iban.nonSepa'))
})

it.each([['IBAN IBAN ES9121000418450200051332'], ['IBAN: es91 2100 0418 4502 0005 1332']])(
  'An IBAN is understood as people paste it: %s',
  pasted => {
    expect(normaliseIban(pasted)).toBe('ES9121000418450200051332')
    expect(checkIban(pasted)).toBeNull()
  },
)
