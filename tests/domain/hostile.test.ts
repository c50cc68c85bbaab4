import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCups, cupsDistributor, groupCups, isGasCups } from '#domain/cups.ts'
import { checkEmail, emailDomain } from '#domain/email.ts'
import { groupIban, ibanCountry } from '#domain/iban.ts'
import { checkIban, spanishBankName } from '#domain/iban-rules.ts'
import { checkCif, checkDocument, suggestDocument } from '#domain/identity.ts'
import { readInvoiceAnswer } from '#domain/invoice-fields.ts'
import { checkPhoneLength } from '#domain/phone.ts'
import { checkPhone, followOwnCountry, parsePhone, phoneToE164 } from '#domain/phone-rules.ts'
import { checkPower, formatPower } from '#domain/power-options.ts'
import { findProvince, matchProvinceName, postalCodeProvince, postalCodeWarning } from '#domain/provinces.ts'
import { readComparatorQr } from '#domain/qr-comparator.ts'
import {
  checkCompanyName,
  checkMunicipality,
  checkPassword,
  checkPersonName,
  checkPostalCode,
  checkRequired,
  checkStreet,
  checkStreetNumber,
} from '#domain/text-rules.ts'
import { checkUpload } from '#domain/upload.ts'
import { allTexts } from '#i18n/all-texts.ts'
import { anyText } from './any-text.ts'

const codes = { checkCups, checkEmail, checkDocument, checkCif, checkIban, checkPostalCode }
const words = { checkPersonName, checkCompanyName, checkStreet, checkStreetNumber, checkMunicipality }
const checks: Record<string, (text: string) => string | null> = {
  ...{ ...codes, ...words, checkPhoneLength, checkRequired, checkPassword, checkPower },
  checkPhone: text => checkPhone(text, 'ES'),
  checkUpload: text => checkUpload({ type: text, size: text.length }),
}

const readers = [
  isGasCups,
  cupsDistributor,
  groupCups,
  emailDomain,
  groupIban,
  ibanCountry,
  spanishBankName,
  suggestDocument,
  (text: string) => formatPower(text),
  findProvince,
  (text: string) => matchProvinceName(text, [text, 'Madrid']),
  postalCodeProvince,
  (text: string) => postalCodeWarning(text, text),
  readComparatorQr,
  (text: string) => readComparatorQr(`https://comparador.cnmc.gob.es/comparador/QRE?${text}`),
  (text: string) => readInvoiceAnswer({ cups: text, street: text, zipCode: text, province: text }, [text]),
  (text: string) => followOwnCountry(text, text),
  (text: string) => parsePhone(text, 'ES'),
  (text: string) => phoneToE164(text, text),
]

const hostile: Record<string, string> = {
  'right-to-left override': '\u202eTXEN\u202c',
  'zero-width characters': '\u200b\u200c\u200d\u2060\ufeff',
  'full-width digits': '１２３４５６７８９',
  'a prototype': '__proto__',
  'control characters': '\u0000\u0007\u001b[31m\r\n',
  'half a character': '\ud83d',
  // ibantools threw on it.
  'a French account with a sign of two halves': 'FR\u2016\u0300\u{10000}',
  '10 000 digits': '9'.repeat(10_000),
  '10 000 letters': 'a'.repeat(10_000),
  '10 000 blanks': ' '.repeat(10_000),
  '10 000 accents': `a${'\u0301'.repeat(10_000)}`,
  '10 000 signs': '@.-'.repeat(3334),
  '10 000 brackets': '('.repeat(10_000),
  'an e-mail that makes patterns backtrack': `${'a.'.repeat(5000)}@${'a-'.repeat(5000)}`,
  'a very small number': '1e-320',
  'a very large number': '1e308',
  'not a number': 'NaN',
}

// What these say when asked whether a text is fine; a text that is may pass a free-text rule.
const acceptable = new Set<string | null>([null, ...Object.keys(allTexts.es_ES)])

describe.each(Object.entries(hostile))('Hostile input: %s', (_name, text) => {
  it('gets a message from each rule or passes, is no code, e-mail, phone number or postal code, and is read without a throw', () => {
    for (const [rule, check] of Object.entries(checks))
      expect([rule, acceptable.has(check(text))]).toEqual([rule, true])
    for (const rule of [...Object.keys(codes), 'checkPhone'])
      expect([rule, checks[rule]?.(text)]).not.toEqual([rule, null])
    for (const read of readers) expect(() => read(text)).not.toThrow()
  })
})

it('No input of any kind makes a rule throw', () => {
  const anything = fc.oneof(anyText, fc.string(), fc.json({ maxDepth: 1 }), fc.webUrl())
  fc.assert(
    fc.property(anything, text => {
      for (const check of Object.values(checks)) expect(acceptable.has(check(text))).toBe(true)
      for (const read of readers) read(text)
    }),
    { numRuns: 150 },
  )
})
