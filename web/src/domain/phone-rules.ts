// Heavy: carries every country's numbering plan. Import it on demand.
// The mobile plans, not the default ones, because those take any landline for a valid number.

import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
} from 'libphonenumber-js/mobile'
import type { MessageKey } from '#i18n/message.ts'
// A file, not `Intl`, which takes 100 ms of a phone's processor for it: made by scripts/generate-country-names.ts.
import countryNames from './country-names.json' with { type: 'json' }
import { phoneMinCharacters, phoneRawMaxCharacters } from './limits.ts'
import { digitsFor } from './lookalikes.ts'
import { checkPhoneLength, normalisePhone } from './phone.ts'

export interface PhoneCountry {
  /** Two letters. */
  code: string
  name: string
  /** Without the plus: `34`. */
  dialCode: string
}

/** Reads a number as the selected country dials it, unless it names its own country. Null for what is none. */
export function parsePhone(input: string, country: string): PhoneNumber | null {
  // The raw cap comes before normalising, which would hide how long the input is.
  if (input.length > phoneRawMaxCharacters) return null
  // The library ignores a country that it does not know.
  return parsePhoneNumber(normalisePhone(input), { defaultCountry: country as CountryCode, extract: false }) ?? null
}

/** The specification's messages in its order: empty, too short, too long, no mobile of the selected country. */
export function checkPhone(input: string, country: string): MessageKey | null {
  const lengthProblem = checkPhoneLength(input)
  if (lengthProblem) return lengthProblem
  const parsed = parsePhone(input, country)
  return parsed?.country === country && parsed.isValid() ? null : 'error.phone.invalid'
}

/** A number with a country code (`+44 …`, `0034 …`) selects that country and loses the code, unless it is then too short. */
export function followOwnCountry(input: string, country: string): { number: string; country: string } {
  const unchanged = { number: input, country }
  if (!normalisePhone(input).startsWith('+')) return unchanged
  const parsed = parsePhone(input, country)
  if (!parsed?.country || !parsed.isPossible()) return unchanged
  const isLongEnough = parsed.nationalNumber.length >= phoneMinCharacters
  return { number: isLongEnough ? parsed.nationalNumber : parsed.number, country: parsed.country }
}

/** The number that was meant, where its country's code is there twice or a letter replaces a digit. */
export function suggestPhone(input: string, country: string): string | null {
  if (checkPhone(input, country) === null || !isSupportedCountry(country)) return null
  const code = new RegExp(`^(?:00|${getCountryCallingCode(country)})`)
  let rest = digitsFor(normalisePhone(input)).replace(/\D/g, '')
  while (rest.length >= phoneMinCharacters) {
    const parsed = parsePhone(rest, country)
    if (parsed?.country === country && parsed.isValid()) return parsed.nationalNumber
    if (!code.test(rest)) return null
    rest = rest.replace(code, '')
  }
  return null
}

/** As it is sent, `+34612345678`; null for what is no valid mobile number. */
export function phoneToE164(input: string, country: string): string | null {
  const parsed = parsePhone(input, country)
  return parsed?.isValid() ? parsed.number : null
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
