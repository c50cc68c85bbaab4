import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools'
import type { MessageKey } from '#i18n/message.ts'
import { ibanCountry, normaliseIban } from './iban.ts'
import { digitsFor, onlyOne, withoutSpain } from './lookalikes.ts'
import spanishBanks from './spanish-banks.json' with { type: 'json' }

// Heavy: carries the account formats of all countries. Import it on demand.

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
  if (!isValidIBAN(iban)) return 'error.iban.format'
  return isSepaCountry(country) ? null : 'error.iban.nonSepa'
}

/** How many characters an account has beyond those of its country: negative where some are missing, 0 for a country that has no IBAN. */
export function ibanExcess(input: string): number {
  const iban = normaliseIban(input)
  const length = countrySpecs[ibanCountry(iban) ?? '']?.chars
  return length ? iban.length - length : 0
}

/** The IBAN that was meant by a Spanish account number, by one without ES, or with a letter for a digit. Its check digits confirm it. */
export function suggestIban(input: string): string | null {
  const iban = normaliseIban(input)
  if (iban === '' || isValidIBAN(iban)) return null
  const spanish = withoutSpain(iban).map(rest => withCheckDigits(digitsFor(rest)))
  // A foreign account has letters: one of them is the slip, or all.
  const single = [...iban].map((letter, at) => iban.slice(0, at) + digitsFor(letter) + iban.slice(at + 1))
  const abroad = [...single, iban.slice(0, 2) + digitsFor(iban.slice(2))]
  return onlyOne([...spanish, ...abroad], candidate => checkIban(candidate) === null)
}

function withCheckDigits(digits: string): string {
  if (!/^\d{20}$/.test(digits)) return `ES${digits}`
  // 142800 is "ES00" as ISO 13616 counts letters.
  const check = 98n - (BigInt(`${digits}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${digits}`
}

/** Names customers know banks by, by the four digits after the check digits of an IBAN (Banco de España's register). */
const bankNames: Readonly<Record<string, string>> = spanishBanks

/** The bank of a Spanish account, as soon as its four digits are typed; null if unknown or foreign. */
export function spanishBankName(input: string): string | null {
  const code = /^ES\d\d(\d{4})/.exec(normaliseIban(input))?.[1]
  return code === undefined ? null : (bankNames[code] ?? null)
}
