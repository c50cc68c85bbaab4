import type { PowerProduct } from './power-products.ts'
import { isProductOf, type RowNumber } from './row-numbers.ts'

// As exact as an amount of kW times days is printed.
const exactly = 0.02
// With fewer decimals of the price, many an amount would do.
const leastDecimals = 4
const mostPrice = 0.35

/** "240 kW·día × 0,0812 = 19,50": as many kW as there are for each day of the bill. */
export function productsByDay(numbers: readonly RowNumber[], billDays: number | null): PowerProduct[] {
  return numbers.flatMap((quantity, index) => {
    const [price, amount] = numbers.slice(index + 1)
    if (billDays === null || quantity.unit !== 'kW day' || !price?.decimals || !amount) return []
    const kw = Math.round((quantity.value / billDays) * 1000) / 1000
    const isExact = Math.abs(kw * billDays - quantity.value) < exactly
    if (!isExact || !isProductOf([quantity.value, price.value], amount, price.decimals)) return []
    const { start } = quantity
    return [{ kw, days: billDays, price: price.value, isProven: true, isPrecise: true, start, end: amount.end }]
  })
}

/** "13,856 | 0,090411 | 38,83" on a bill of 31 days: the amount proves days that its row does not print. */
export function productsOfBillDays(numbers: readonly RowNumber[], billDays: number | null): PowerProduct[] {
  return numbers.flatMap((kw, index) => {
    const [price, amount] = numbers.slice(index + 1)
    const isPower = kw.decimals > 0 && (kw.unit === 'kW' || kw.unit === null)
    const isPrice = price !== undefined && price.decimals >= leastDecimals && price.value < mostPrice
    if (billDays === null || !isPower || !isPrice || !amount) return []
    if (!isProductOf([kw.value, billDays, price.value], amount, price.decimals)) return []
    const common = { days: billDays, price: price.value, isProven: true, isPrecise: true }
    return [{ ...common, kw: kw.value, start: kw.start, end: amount.end }]
  })
}

const power = String.raw`\d{1,2}(?:[.,]\d{1,3})?(?=\s?(?:kw\s?)?[x*×·])`
const price = String.raw`0[.,]\d{2,6}`
const term = (place: number) => String.raw`(?<kw${place}>${power})[^\d+|]{0,5}(?<price${place}>${price})[^\d+|]{0,14}`
const sum = new RegExp(
  String.raw`(?:(?<before>\d{1,2})[^\d|(]{0,9})?\(\s?${term(1)}\+\s?${term(2)}\)(?:\s?[x*×·]\s?(?<behind>\d{1,2})(?![\d.,]))?`,
)

/** "31 x (4,4 x 0,078 + 2,2 x 0,004)" */
export function productsInBrackets(folded: string): PowerProduct[] {
  const match = sum.exec(folded)
  const { kw1, price1, kw2, price2, before, behind } = match?.groups ?? {}
  const days = Number(before ?? behind ?? 0)
  if (!match || days === 0) return []
  const common = { days, isProven: true, isPrecise: true, start: match.index, end: match.index + match[0].length }
  return [
    { ...common, kw: decimal(kw1), price: decimal(price1) },
    { ...common, kw: decimal(kw2), price: decimal(price2) },
  ]
}

const decimal = (text = '') => Number(text.replace(',', '.'))
