import { describe, expect, it } from 'vitest'
import { checkPhoneLength, isSpanishLandline, normalisePhone } from '#domain/phone.ts'
import { checkPhone, followOwnCountry, parsePhone, phoneCountries, phoneToE164 } from '#domain/phone-rules.ts'
import vectorFile from '#tests/vectors/phones.json' with { type: 'json' }
import { spanish } from './spanish.ts'

const { vectors } = vectorFile

it.each(vectors)('phone vector $input of $country §5.8 §5.9 §5.10 §5.12', ({ input, country, expected }) => {
  const parsed = parsePhone(input, country ?? '')
  if (expected.parse) {
    const { country: its, callingCode: countryCallingCode, national: nationalNumber, e164: number } = expected.parse
    expect(parsed).toMatchObject({ country: its, countryCallingCode, nationalNumber, number })
  } else expect(parsed).toBeNull()
  // The strict message asks for a mobile, as "Móvil no válido" says; the lenient one lets landlines pass.
  expect(spanish(checkPhone(input, country ?? ''))).toBe(expected.mobileStrictMessage)
  const isSendable = expected.isValidMobile ? expected.parse?.e164 : null
  expect(phoneToE164(input, country ?? '')).toBe(isSendable)
})

describe('A phone number', () => {
  it('is required, and has at most 15 characters when nothing else is known of it', () => {
    expect(spanish(checkPhone(' ', 'ES'))).toBe('Este campo es obligatorio')
    expect([checkPhoneLength('6123456'), checkPhoneLength('612345678901234')]).toEqual([null, null])
    expect(checkPhoneLength(' '.repeat(251))).toBe('error.phone.long')
  })

  it.each([
    ['tel:+34-612-345-678', '+34612345678'],
    ['0034 612 345 678', '+34612345678'],
    ['(+34) 612.34.56.78', '+34612345678'],
    ['٦١٢٣٤٥٦٧٨', '612345678'],
    ['\u202a612\u00a0345\u200b678\u202c', '612345678'],
  ])('is understood as people paste it: %s', (pasted, number) => expect(normalisePhone(pasted)).toBe(number))

  it('that begins with 8 or 9 is taken for a landline of Spain, and no other is', () => {
    for (const number of ['912345678', '+34 812 34 56 78']) expect(isSpanishLandline(number, 'ES')).toBe(true)
    for (const number of ['612345678', '91234567', '+44 912345678', '9123456789'])
      expect(isSpanishLandline(number, 'ES')).toBe(false)
    expect(isSpanishLandline('912345678', 'FR')).toBe(false)
  })

  it('that names its own country selects that country', () => {
    expect(followOwnCountry('+44 7400 123456', 'ES')).toEqual({ number: '7400123456', country: 'GB' })
    expect(followOwnCountry('+44 (0)7400 123456', 'ES')).toEqual({ number: '7400123456', country: 'GB' })
    expect(followOwnCountry('0034 612 345 678', 'FR')).toEqual({ number: '612345678', country: 'ES' })
    expect(followOwnCountry('+34 612 345 678', 'ES')).toEqual({ number: '612345678', country: 'ES' })
  })

  it('that names none, or is not finished, stays as it is', () => {
    for (const number of ['612 345 678', '+44', '+44 7', '+999 123 456 789', 'hola', '']) {
      expect(followOwnCountry(number, 'ES')).toEqual({ number, country: 'ES' })
    }
  })

  it('of Andorra keeps its prefix, without which the minimum of 7 characters would refuse it', () => {
    const { number, country } = followOwnCountry('+376 312345', 'ES')
    expect({ number, country }).toEqual({ number: '+376312345', country: 'AD' })
    expect(checkPhone(number, country)).toBeNull()
  })
})

it('The country list has 245 countries with dial codes, by Spanish name §2.32 §2.35', () => {
  const countries = phoneCountries()
  expect(countries).toHaveLength(245)
  expect(countries.every(({ code, dialCode }) => /^[A-Z]{2}$/.test(code) && /^\d{1,4}$/.test(dialCode))).toBe(true)
  expect(countries.at(0)).toEqual({ code: 'AF', name: 'Afganistán', dialCode: '93' })
  expect(countries.find(({ code }) => code === 'ES')).toEqual({ code: 'ES', name: 'España', dialCode: '34' })
  const names = countries.map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
})
