import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkCups, cupsDistributor, groupCups, isGasCups } from '#domain/cups.ts'
import { checkEmail, emailDomain } from '#domain/email.ts'
import { groupIban, ibanCountry } from '#domain/iban.ts'
import { checkIban, spanishBankName } from '#domain/iban-rules.ts'
import { checkCif, checkDocument, suggestDocument } from '#domain/identity.ts'
import { readSupplyAnswer } from '#domain/invoice-fields.ts'
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
  (text: string) => readSupplyAnswer({ cups: text, street: text, zipCode: text, province: text }, [text]),
  (text: string) => followOwnCountry(text, text),
  (text: string) => parsePhone(text, 'ES'),
  (text: string) => phoneToE164(text, text),
]

/** Text that chance does not give. */
const hostile = [
  ...['\u202eTXEN\u202c', '\u200b\u200c\u200d\u2060\ufeff', '１２３４５６７８９', '__proto__', '\ud83d'],
  ...['\u0000\u0007\u001b[31m\r\n', '1e-320', '1e308', 'NaN'],
  // ibantools threw on it.
  'FR\u2016\u0300\u{10000}',
  ...['9', 'a', ' ', '(', '@.-'].map(each => each.repeat(10_000)),
  `a${'\u0301'.repeat(10_000)}`,
  // It makes the patterns of e-mail addresses backtrack.
  `${'a.'.repeat(5000)}@${'a-'.repeat(5000)}`,
]

// What these say when asked whether a text is fine; a text that is may pass a free-text rule.
const acceptable = new Set<string | null>([null, ...Object.keys(allTexts.es_ES)])

it('Any input gets a message from each rule or passes, is no code, e-mail, phone number or postal code, and is read', () => {
  const anything = fc.oneof(anyText, fc.string(), fc.json({ maxDepth: 1 }), fc.webUrl())
  fc.assert(
    fc.property(anything, text => {
      for (const check of Object.values(checks)) expect(acceptable.has(check(text))).toBe(true)
      for (const rule of [...Object.keys(codes), 'checkPhone']) expect(checks[rule]?.(text), rule).not.toBeNull()
      for (const read of readers) read(text)
    }),
    { numRuns: 150, examples: hostile.map(text => [text]) },
  )
})
