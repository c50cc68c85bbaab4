// Heavy: carries the account formats of all countries. Load it with `loadIbanRules()`.

import { isSEPACountry, validateIBAN } from 'ibantools'
import type { MessageKey } from '#i18n/message.ts'
import { ibanCountry, normaliseIban } from './iban.ts'
import { spanishBankNames } from './spanish-banks.ts'

// Members of SEPA since 2024 and 2025 that ibantools 4.5 does not know as such yet.
const newSepaCountries = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** Whether an account of this country can be debited. Refusing a SEPA country other than Spain is illegal (Regulation 260/2012, art. 9). */
export function isSepaCountry(country: string): boolean {
  return isSEPACountry(country) || newSepaCountries.has(country)
}

/** Country, length, format, check digits mod 97 and, where a country has them, its banks' own check digits. */
export function checkIban(input: string): MessageKey | null {
  const iban = normaliseIban(input)
  if (iban === '') return 'error.required'
  const country = ibanCountry(iban)
  if (country === null) return 'error.iban.prefix'
  if (!validateIBAN(iban).valid) return 'error.iban.format'
  return isSepaCountry(country) ? null : 'error.iban.nonSepa'
}

/** The bank of a Spanish account, as soon as its four digits are typed; null if unknown or foreign. */
export function spanishBankName(input: string): string | null {
  const code = /^ES\d\d(\d{4})/.exec(normaliseIban(input))?.[1]
  return code === undefined ? null : (spanishBankNames[code] ?? null)
}
