import { describe, expect, it } from 'vitest'
import { suggestCups } from '#domain/cups.ts'
import { suggestEmail } from '#domain/email-suggestion.ts'
import { suggestIban } from '#domain/iban-rules.ts'
import { suggestCif, suggestDocument } from '#domain/identity.ts'
import { suggestPhone } from '#domain/phone-rules.ts'
import { suggestPostalCode } from '#domain/provinces.ts'
import domains from '#tests/vectors/email-domains.json' with { type: 'json' }

const cups = 'ES0021000000000123FM'
const iban = 'ES9121000418450200051332'
const dutch = 'NL91ABNA0417164300'

/** By kind: what is typed, and the one thing that it can mean; `-` where it can mean more, or is right. */
const slips: Record<string, [suggest: (typed: string) => string | null, cases: string]> = {
  CUPS: [
    suggestCups,
    `${cups} = - | 0021000000000123FM = ${cups} | 0021 0000 0000 0123 FM 0F = ${cups}0F | S0021000000000123FM = ${cups} |
    SE0021000000000123FM = ${cups} | ESOO21OOOOOOOOO123FM = ${cups} | es002l000000000l23fm = ${cups} | ${cups}OF = ${cups}0F |
    ES0021000000000123 = ${cups} | ES0021000000000123AA = - | ES00210000000001 = - | = -`,
  ],
  IBAN: [
    suggestIban,
    `${iban} = - | 2100 0418 45 0200051332 = ${iban} | 2100-0418-45-0200051332 = ${iban} | 9121000418450200051332 = ${iban} |
    ES21000418450200051332 = ${iban} | ES91 21OO O418 45O2 OOO5 I332 = ${iban} | 21000418450200051333 = - |
    es9l21000418450200051332 = ${iban} | NL91ABNAO417164300 = ${dutch} | ${dutch} = - | = -`,
  ],
  'postal code': [suggestPostalCode, '8001 = 08001 | 28O13 = 28013 | O8001 = 08001 | 28013 = - | 801 = - | = -'],
  phone: [
    typed => suggestPhone(typed, 'ES'),
    `+34 +34 612 345 678 = 612345678 | 0034 0034 612345678 = 612345678 | +34 34 612345678 = 612345678 |
    6I2 345 678 = 612345678 | 612345678 = - | 61234567 = - | = -`,
  ],
  document: [
    suggestDocument,
    `12345678Z = - | 1234567L = 01234567L | 12345678 = 12345678Z | X0000000 = X0000000T | OOOOOOOOT = 00000000T |
    0000000T = 00000000T | 22e = - | 1234567A = - | 12345678A = - | B64717838 = - | 1234 = - | = -`,
  ],
  CIF: [suggestCif, 'B6471783B = - | B647I7838 = B64717838 | B64717838 = - | = -'],
  'e-mail': [
    suggestEmail,
    `ana@correo.example = - | ana@correo.example. = ana@correo.example | ana@gmail.com, = ana@gmail.com |
    ana@gmail,com = ana@gmail.com | Ana Prueba <ana@correo.example> = ana@correo.example | ana@luz@gmail.com = - |
    <mailto:ana@gmial.com> = ana@gmail.com | ana@correo..example = ana@correo.example | gmail.com = - | ana = - |
    ana.@correo.example = ana@correo.example | ana@@correo.example = ana@correo.example | ana(at)gmail.com = ana@gmail.com |
    ana@correo.at. = ana@correo.at | ana"gmail.com = ana@gmail.com | anagmail.com = ana@gmail.com | = - |
    ana@gmailcom = ana@gmail.com | ana@gmail = ana@gmail.com | ana@hotmail = - | ana@hotmailes = ana@hotmail.es`,
  ],
}

describe.each(Object.entries(slips))('A slip in the %s', (_kind, [suggest, cases]) => {
  it.each(cases.split('|').map(each => each.split('=').map(part => part.trim())))(
    '%j means %j',
    (typed = '', meant) => {
      expect(suggest(typed)).toBe(meant === '-' ? null : meant)
      if (meant && meant !== '-') expect(suggest(meant), 'needs no further one').toBeNull()
    },
  )
})

describe('An e-mail with a slip in a well-known domain', () => {
  const pairs = Object.entries(domains.slips).flatMap(([meant, typed]) => typed.map(each => [each, meant]))

  it.each(pairs)('@%s has the suggestion @%s', (typed, meant) => {
    expect(suggestEmail(`Ana.p+luz@${typed}`)).toBe(`Ana.p+luz@${meant}`)
    expect(suggestEmail(`ana@${meant}`), 'which needs none itself').toBeNull()
  })

  // Providers with similar names, and private domains.
  it.each(domains.right)('@%s has none', domain => expect(suggestEmail(`ana@${domain}`)).toBeNull())
})
