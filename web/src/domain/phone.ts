import type { MessageKey } from '#i18n/message.ts'
import { phoneMaxCharacters, phoneMinCharacters, phoneRawMaxCharacters } from './limits.ts'
import { normaliseCode } from './normalise.ts'

/** Known without the numbering plans, as most numbers are Spanish. */
export const spainCallingCode = '34'

/** A typed or pasted number without blanks and the signs people group it with; `0034` becomes `+34`. */
export function normalisePhone(input: string): string {
  return normaliseCode(input)
    .replace(/^TEL(?=[+\d])/, '')
    .replace(/^00(?=[1-9])/, '+')
}

/** Nine digits that no mobile of Spain begins with. */
export function isSpanishLandline(number: string, country: string): boolean {
  return country === 'ES' && /^(?:\+34)?[89]\d{8}$/.test(normalisePhone(number))
}

/** The rules that need no numbering plan, in the specification's order: empty, under 7, over 15 characters. */
export function checkPhoneLength(input: string): MessageKey | null {
  if (input.length > phoneRawMaxCharacters) return 'error.phone.long'
  const number = normalisePhone(input)
  if (number === '') return 'error.required'
  if (number.length < phoneMinCharacters) return 'error.phone.short'
  return number.length > phoneMaxCharacters ? 'error.phone.long' : null
}
