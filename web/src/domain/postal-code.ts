import { digitsFor } from './lookalikes.ts'
import { normaliseCode } from './normalise.ts'

/** The first five digits in a row, or empty; of a longer number none, since that is no postal code. */
export function findPostalCode(text: string): string {
  return /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? ''
}

/** Of a typed or pasted text the postal code in it, as in `Calle Mayor 5, 28013 Madrid`, else the whole of it. */
export function normalisePostalCode(input: string): string {
  const code = findPostalCode(input) || normaliseCode(input)
  return /\d/.test(code) ? code : ''
}

/** The code that was meant, where its leading zero is missing or a letter replaces a digit. */
export function suggestPostalCode(input: string): string | null {
  const code = normalisePostalCode(input)
  const meant = digitsFor(code).replace(/^[1-9]\d{3}$/, '0$&')
  return meant !== code && /^\d{5}$/.test(meant) ? meant : null
}
