import { describe, expect, it } from 'vitest'
import {
  findProvince,
  matchProvinceName,
  postalCodeProvince,
  postalCodeWarning,
  provinces,
  wizardProvinces,
} from '#domain/provinces.ts'
import { checkPostalCode } from '#domain/text-rules.ts'
import vectorFile from '#tests/vectors/provinces.json' with { type: 'json' }
import { spanish } from './spanish.ts'

const official = vectorFile.provinces
const officialNames = official.map(({ ineName }) => ineName)

describe('province vectors', () => {
  it.each(official)('$code $ineName', ({ code, ineName, displayName, aliases, inWizardList }) => {
    for (const name of [ineName, displayName, ...aliases]) expect(findProvince(name)?.code).toBe(code)
    expect(provinces.find(province => province.code === code)?.name).toBe(displayName)
    expect(wizardProvinces.some(province => province.code === code)).toBe(inWizardList)
  })

  it.each(vectorFile.matching)('$input', ({ input, expected }) => {
    const found = findProvince(input)
    expect(found?.code ?? null).toBe(expected.code)
    expect(wizardProvinces.some(province => province === found)).toBe(expected.inWizardList)
  })

  it.each(vectorFile.postalCodes)('postal code $input §5.16', ({ input, expected }) => {
    expect(spanish(checkPostalCode(input))).toBe(expected.specMessage)
    expect(postalCodeProvince(input)?.code ?? null).toBe(expected.province)
  })
})

describe('Provinces', () => {
  it("of an invoice are matched with the server's own spelling", () => {
    expect(matchProvinceName('LA CORUÑA', officialNames)).toBe('Coruña, A')
    expect(matchProvinceName('islas baleares', officialNames)).toBe('Balears, Illes')
    expect(matchProvinceName('Provincia de Vizcaya', ['Vizcaya', 'Álava'])).toBe('Vizcaya')
    expect(matchProvinceName('Alacant / Alicante', officialNames)).toBe('Alicante/Alacant')
    expect(matchProvinceName('nueva provincia', ['Nueva Província'])).toBe('Nueva Província')
    expect([matchProvinceName('Lisboa', officialNames), matchProvinceName('', officialNames)]).toEqual([null, null])
  })

  it('that differ from the postal code are worth a warning, never an error', () => {
    expect(postalCodeWarning('28013', 'Barcelona')).toBe('warning.postalCode.province')
    for (const province of ['Madrid', 'MADRID', '', 'Lisboa']) expect(postalCodeWarning('28013', province)).toBeNull()
    for (const code of ['00001', '53000', '99999'])
      expect(postalCodeWarning(code, '')).toBe('warning.postalCode.unknown')
    for (const code of ['', '280', '280130']) expect(postalCodeWarning(code, 'Barcelona')).toBeNull()
  })
})
