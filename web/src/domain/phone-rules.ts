// Heavy: carries every country's numbering plan. Import it on demand.
// The mobile plans, not the default ones, because those take any landline for a valid number.

import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/mobile'
import type { MessageKey } from '#i18n/message.ts'
// A file, not `Intl`, which takes 100 ms of a phone's processor for it: made by scripts/generate-country-names.ts.
import countryNames from './country-names.json' with { type: 'json' }
import { phoneMinCharacters, phoneRawMaxCharacters } from './limits.ts'
import { digitsFor } from './lookalikes.ts'
import { checkPhoneLength, normalisePhone } from './phone.ts'

export type PhoneParseError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY' | 'INVALID_LENGTH'

export type PhoneParse =
  | { status: 'number'; country: string | undefined; callingCode: string; national: string; e164: string }
  | { status: 'error'; error: PhoneParseError }

export interface PhoneCountry {
  /** Two letters. */
  code: string
  name: string
  /** Without the plus: `34`. */
  dialCode: string
}

const parseErrors: readonly string[] = ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY', 'INVALID_LENGTH']

function parse(input: string, country: string): PhoneNumber | PhoneParseError {
  // The raw cap comes before normalising: 250 brackets are too long, not nothing.
  if (input.length > phoneRawMaxCharacters) return 'TOO_LONG'
  const number = normalisePhone(input)
  if (!number.startsWith('+') && !isSupportedCountry(country)) return 'INVALID_COUNTRY'
  try {
    const defaultCountry = isSupportedCountry(country) ? country : undefined
    return parsePhoneNumberWithError(number, { defaultCountry, extract: false })
  } catch (error) {
    const message = error instanceof ParseError ? error.message : ''
    return parseErrors.includes(message) ? (message as PhoneParseError) : 'NOT_A_NUMBER'
  }
}

/** What a number is, read as the selected country dials it unless it names its own country. */
export function parsePhone(input: string, country: string): PhoneParse {
  const parsed = parse(input, country)
  if (typeof parsed === 'string') return { status: 'error', error: parsed }
  const { countryCallingCode: callingCode, nationalNumber: national, number: e164 } = parsed
  return { status: 'number', country: parsed.country, callingCode, national, e164 }
}

/** The specification's messages in its order: empty, too short, too long, no mobile of the selected country. */
export function checkPhone(input: string, country: string): MessageKey | null {
  const lengthProblem = checkPhoneLength(input)
  if (lengthProblem) return lengthProblem
  const parsed = parse(input, country)
  const isMobileThere = typeof parsed !== 'string' && parsed.country === country && parsed.isValid()
  return isMobileThere ? null : 'error.phone.invalid'
}

/** A number with a country code (`+44 …`, `0034 …`) selects that country and loses the code, unless it is then too short. */
export function followOwnCountry(input: string, country: string): { number: string; country: string } {
  const unchanged = { number: input, country }
  if (!normalisePhone(input).startsWith('+')) return unchanged
  const parsed = parse(input, country)
  if (typeof parsed === 'string' || !parsed.country || !parsed.isPossible()) return unchanged
  const isLongEnough = parsed.nationalNumber.length >= phoneMinCharacters
  return { number: isLongEnough ? parsed.nationalNumber : parsed.number, country: parsed.country }
}

/** The number that was meant, where its country's code is there twice or a letter replaces a digit. */
export function suggestPhone(input: string, country: string): string | null {
  if (checkPhone(input, country) === null || !isSupportedCountry(country)) return null
  const code = new RegExp(`^(?:00|${getCountryCallingCode(country)})`)
  let rest = digitsFor(normalisePhone(input)).replace(/\D/g, '')
  while (rest.length >= phoneMinCharacters) {
    const parsed = parse(rest, country)
    if (typeof parsed !== 'string' && parsed.country === country && parsed.isValid()) return parsed.nationalNumber
    if (!code.test(rest)) return null
    rest = rest.replace(code, '')
  }
  return null
}

/** As it is sent, `+34612345678`; null for what is no valid mobile number. */
export function phoneToE164(input: string, country: string): string | null {
  const parsed = parse(input, country)
  return typeof parsed !== 'string' && parsed.isValid() ? parsed.number : null
}

/** All 245 countries with a dial code, named in the given language and sorted by their Spanish names, as specified. */
export function phoneCountries(locale = 'es'): PhoneCountry[] {
  const language = locale.startsWith('en') ? 'en' : 'es'
  return Object.entries(countryNames).map(([code, names]) => ({
    code,
    name: names[language],
    dialCode: getCountryCallingCode(code as CountryCode),
  }))
}
