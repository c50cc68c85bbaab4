import { kilowatts } from './power-words.ts'

/** A number in a row of the account, and what it counts as far as the bill says it. */
export interface RowNumber {
  /** Negative behind a minus: a refund. */
  value: number
  /** As many as are printed. */
  decimals: number
  unit: 'kW' | 'kW day' | 'days' | 'money' | 'other' | null
  start: number
  end: number
}

// Neither a date nor a part of "1.234,56".
const numbers = /(?<![\d\p{L}]|\d\s?[.,'’/:]|\d[-−–])\d{1,4}(?:[.,'’]\d{1,6})?(?!\d|[.,'’/:-]\d|[-−–]\d)/gu
const units: readonly [Exclude<RowNumber['unit'], null>, RegExp][] = [
  ['kW day', /^[\s.(|]{0,3}kw\s?[·.*x×/-]?\s?(?:dias?|dies|egun\w*|d)(?![a-z])/],
  ['kW', new RegExp(String.raw`^\s?${kilowatts}(?!\s?/)`)],
  ['days', /^\s?(?:dias?|dies|days?|egun\w*|d)(?![a-z])/],
  ['money', /^\s?(?:€|eur)/],
  // "x" and "a" stand between two factors, and so does "por".
  ['other', /^\s?(?:%|º|ª|(?!por\b|per\b)[a-z]{2}|[b-wyz](?![a-z]))/],
]
const minus = /[-−–]\s?$/
const cent = 0.011

/** The numbers of a folded row, from left to right. */
export function rowNumbers(folded: string): RowNumber[] {
  return [...folded.matchAll(numbers)].map(match => {
    const [text] = match
    const end = match.index + text.length
    const behind = folded.slice(end)
    return {
      value: (minus.test(folded.slice(0, match.index)) ? -1 : 1) * Number(text.replace(/[,'’]/, '.')),
      decimals: /[.,'’](\d+)$/.exec(text)?.[1]?.length ?? 0,
      unit: units.find(([, unit]) => unit.test(behind))?.[0] ?? null,
      start: match.index,
      end,
    }
  })
}

/** An amount of money, by its two decimals. */
export const isAmount = ({ decimals, unit }: RowNumber) => decimals === 2 && (unit === null || unit === 'money')

/** The amount is the product, as exactly as a price with so many decimals tells. */
export function isProductOf(factors: readonly number[], amount: RowNumber, priceDecimals: number): boolean {
  const product = factors.reduce((all, factor) => all * factor, 1)
  const price = Math.min(...factors)
  const tolerance = cent + (product / price) * 0.5 * 10 ** -priceDecimals
  return isAmount(amount) && Math.abs(product - amount.value) <= tolerance
}
