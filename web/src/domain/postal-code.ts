import { postalCodeDigits } from './limits.ts'
import { withoutBlanks } from './normalise.ts'

/** The first five digits in a row, or empty; of a longer number none, since that is no postal code. */
export function findPostalCode(text: string): string {
  return /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? ''
}

/** Of a typed or pasted text the postal code in it, as in `Calle Mayor 5, 28013 Madrid`, else as many of its digits as one has. */
export function normalisePostalCode(input: string): string {
  return findPostalCode(input) || withoutBlanks(input).replace(/\D/g, '').slice(0, postalCodeDigits)
}
