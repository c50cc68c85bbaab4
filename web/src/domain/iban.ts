import { normaliseCode } from './normalise.ts'

/** Upper case, without blanks and separators, nor the word IBAN in front. */
export function normaliseIban(input: string): string {
  return normaliseCode(input).replace(/^(?:IBAN)+/, '')
}

/** In fours, as banks print it. Works on what is typed so far. */
export function groupIban(input: string): string {
  return normaliseIban(input).replace(/(.{4})(?=.)/gu, '$1 ')
}

/** The two letters it begins with, for the flag; null while there are none. */
export function ibanCountry(input: string): string | null {
  return /^[A-Z]{2}/.exec(normaliseIban(input))?.[0] ?? null
}
