import type { Cell } from '../text/text-line.ts'
import { beginningIn } from './street-beginning.ts'

/** What no address has in it. */
export const otherPiece =
  /\bc\.?u\.?p\.?s\b|kwh?\b|€|\d{2}[/-]\d{2}[/-]\d{2,4}|@|www\.|\bes\s?\d{2}[\s\d]{4}|\b(?:nif|dni|cif|ifz|iban|tel[eé]?f?)\b/u

/** Another address, whole with its code: it ends what belongs together. */
export const codeWithTown = /(?<![\d.,/-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3},?\s\p{Lu}\p{L}/u

/** Text that may be an address or the beginning of one, though no code stands near. */
export function looksLikeAddress(text: string): boolean {
  return (
    /(?<![\d-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/.test(text) || (beginningIn(text) !== null && /\d|s\/n/i.test(text))
  )
}

/** The cell holds a postal code and nothing else. */
export const isPostalCode = ({ text }: Pick<Cell, 'text'>): boolean => /^\d{5}$/.test(text)

/** Five digits of a province somewhere in a text, and not in the number of a bill ("FE-77120") or a date. */
export const holdsPostalCode = (text: string): boolean => postalCode.test(text)
const postalCode = /(?<![\d/.-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/
