import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseCups } from '#domain/cups.ts'
import { asciiEmail, normaliseEmail } from '#domain/email.ts'
import { normaliseIban } from '#domain/iban.ts'
import { normaliseIdentity } from '#domain/identity.ts'
import { normaliseCode, normaliseText, withoutBlanks } from '#domain/normalise.ts'
import { normalisePhone } from '#domain/phone.ts'
import { anyText } from './any-text.ts'

const normalisers = {
  withoutBlanks,
  normaliseCode,
  normaliseText,
  normaliseCups,
  normaliseEmail,
  asciiEmail,
  normaliseIban,
  normaliseIdentity,
  normalisePhone,
}

// Not any text but what is nearly a code: where rules that remove prefixes could meet.
const pieces = ['\u200b', ' ', ...'ES X0 IBAN CUPS NIF CIF DNI TEL 00 + 34 B Z mailto: - ß ﬁ'.split(' ')]
const digits = fc.stringMatching(/^\d{0,8}$/)
const nearlyCode = fc.array(fc.oneof(fc.constantFrom(...pieces), digits), { maxLength: 8 }).map(parts => parts.join(''))

describe.each(Object.entries(normalisers))('%s', (_name, normalise) => {
  it('done twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, nearlyCode), text => {
        const once = normalise(text)
        expect(normalise(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves nothing invisible and no direction marks', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(normalise(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      }),
    )
  })
})

it('A code loses blanks of every kind, separators and lower case', () => {
  expect(normaliseCode(' es-91\u00a02100.0418/4502\u20030005\u200b1332\ufeff ')).toBe('ES9121000418450200051332')
  expect(normaliseCode('１２３—Ａｂ')).toBe('123AB')
})

describe('A name or an address', () => {
  it('keeps inner spaces, accents, hyphens and apostrophes, and is trimmed', () => {
    expect(normaliseText("  María  José O'Connor-García\n")).toBe("María José O'Connor-García")
    expect(normaliseText('Calle\tMayor\u00a03º\u2028B')).toBe('Calle Mayor 3º B')
  })

  it.each(['´', '`', '‘', '’', 'ʼ', '′', '＇'])('has one apostrophe, whichever the keyboard wrote: %s', sign => {
    expect(normaliseText(`D${sign}Angelo`)).toBe("D'Angelo")
  })

  it('has its accents in one form, however the keyboard composed them', () => {
    expect(normaliseText('Jose\u0301')).toBe('José')
  })
})
