import type { MessageKey } from '#i18n/message.ts'
import distributors from './distributors.json' with { type: 'json' }
import { controlLetters } from './identity.ts'
import { cupsLongCharacters, cupsShortCharacters } from './limits.ts'
import { digitsFor, onlyOne, withoutSpain } from './lookalikes.ts'
import { normaliseCode } from './normalise.ts'

// ES, 4 digits of the distributor, 12 of the supply point, 2 control letters, and sometimes a digit and a letter for the measuring point.
const zero = '0'.charCodeAt(0)
const suffixShape = /^\d[FPRCXYZ]$/

// Distributors of piped gas, which number their supply points the same way: the codes 02xx that the regulator's (CNMC) list of gas
// distributors has. The others of 02xx, such as 0288, are of electricity.
const gasDistributors = /^02(?:0[1-9]|1\d|2\d|30|34|3[6-9]|42)$/

export type CupsProblem = 'length' | 'country' | 'digits' | 'control' | 'suffix'

/** Upper case, without blanks, separators or the word CUPS in front. */
export function normaliseCups(input: string): string {
  return normaliseCode(input).replace(/^(?:CUPS)+/, '')
}

/** The specification's own rule, which enables Validate: 20 or 22 characters. */
export function hasCupsLength(input: string): boolean {
  const { length } = normaliseCups(input)
  return length === cupsShortCharacters || length === cupsLongCharacters
}

/** A CUPS without the suffix of a measuring point. */
export function cupsPoint(input: string): string {
  return normaliseCups(input).slice(0, cupsShortCharacters)
}

/** Whether two texts name the same supply point: a CUPS with the suffix of a measuring point, or without. */
export function isSameSupplyPoint(one: string, other: string): boolean {
  return hasCupsLength(one) && hasCupsLength(other) && cupsPoint(one) === cupsPoint(other)
}

/** The two control letters of the 16 digits after ES: N mod 529 written in base 23. Folded by digit, since N exceeds 2^53. */
export function cupsControlLetters(sixteenDigits: string): string {
  let remainder = 0
  for (let at = 0; at < sixteenDigits.length; at += 1)
    remainder = (remainder * 10 + sixteenDigits.charCodeAt(at) - zero) % 529
  return `${controlLetters[Math.floor(remainder / 23)]}${controlLetters[remainder % 23]}`
}

/** The first thing that is wrong with a CUPS, or null. An unknown distributor is never wrong: about 300 exist. */
export function cupsProblem(input: string): CupsProblem | null {
  const cups = normaliseCups(input)
  if (!hasCupsLength(cups)) return 'length'
  if (!cups.startsWith('ES')) return 'country'
  const digits = cups.slice(2, 18)
  if (!/^\d{16}$/.test(digits)) return 'digits'
  if (cups.slice(18, 20) !== cupsControlLetters(digits)) return 'control'
  const suffix = cups.slice(20)
  return suffix === '' || suffixShape.test(suffix) ? null : 'suffix'
}

/** The text for what is wrong with a typed CUPS, or null. */
export function checkCups(input: string): MessageKey | null {
  if (normaliseCups(input) === '') return 'error.required'
  const problem = cupsProblem(input)
  if (problem === null) return null
  return problem === 'length' ? 'error.cups.length' : 'error.cups.check'
}

/** Whether this is a valid CUPS whose distributor has gas. It is not refused for that: the server and the customer decide. */
export function isGasCups(input: string): boolean {
  const cups = normaliseCups(input)
  return cupsProblem(cups) === null && gasDistributors.test(cups.slice(2, 6))
}

/** The distributor's four digits and, for the large ones, its name. Null while they are not typed yet. */
export function cupsDistributor(input: string): { code: string; name: string | null } | null {
  const code = /^ES(\d{4})/.exec(normaliseCups(input))?.[1]
  return code === undefined ? null : { code, name: distributorNames[code] ?? null }
}

/** As invoices print it: `ES 0021 0000 0123 4567 LQ 0F`. What is no CUPS comes back normalised but ungrouped. */
export function groupCups(input: string): string {
  const cups = normaliseCups(input)
  const groups = /^(ES)(\d{4})(\d{4})(\d{4})(\d{4})([A-Z]{2})(\d[A-Z])?$/.exec(cups)
  return groups ? groups.slice(1).filter(Boolean).join(' ') : cups
}

/** The same grouping for what is typed so far, from the first character on. */
export function groupTypedCups(input: string): string {
  const cups = normaliseCups(input)
  const groups = /^(.{0,2})(.{0,4})(.{0,4})(.{0,4})(.{0,4})(.{0,2})(.*)$/u.exec(cups)
  return groups ? groups.slice(1).filter(Boolean).join(' ') : cups
}

/** Names of the large electricity distributors by the four digits after ES. The many small ones are not listed. */
export const distributorNames: Readonly<Record<string, string>> = distributors

/** The CUPS that was meant, where ES or the control letters are missing or a letter replaces a digit. Its control letters confirm it. */
export function suggestCups(input: string): string | null {
  const cups = normaliseCups(input)
  if (cupsProblem(cups) === null) return null
  return onlyOne(withoutSpain(cups).map(mended), candidate => cupsProblem(candidate) === null)
}

function mended(afterPrefix: string): string {
  const digits = digitsFor(afterPrefix.slice(0, 16))
  const control = /^\d{16}$/.test(digits) ? cupsControlLetters(digits) : ''
  const typed = afterPrefix.slice(16, 18)
  const isControl = typed === '' || digitsFor(typed) === digitsFor(control)
  const suffix = afterPrefix.slice(18)
  return `ES${digits}${isControl ? control : typed}${digitsFor(suffix.slice(0, 1))}${suffix.slice(1)}`
}
