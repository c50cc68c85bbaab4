import { illegible } from '../text/illegible.ts'
import { endOfFormer } from './changed-in-row.ts'
import { isAmount, isProductOf, type RowNumber } from './row-numbers.ts'

/** "4,6 × 30 × 0,0760 = 10,49": a power, its days and its price per kW and day. */
export interface PowerProduct {
  kw: number
  days: number
  price: number
  /** The bill prints the amount, and it is the product. */
  isProven: boolean
  /** The power has its unit or decimals, as a number of meters has not. */
  isPrecise: boolean
  start: number
  end: number
}

const mostDays = 70
const mostKw = 50
// "4 x 31 x 0,0751": of two whole numbers, the days are the one too large for a power.
const mostUsualKw = 15
const prices = { least: 0.0005, most: 0.35 }
// An amount stands at most this many numbers behind its factors: a discount or a tax may stand between.
const amountReach = 3

type Factors = Pick<PowerProduct, 'kw' | 'days' | 'price' | 'isPrecise'> & { priceDecimals: number }

/** Every product of a power in a folded row. */
export function powerProducts(folded: string, numbers: readonly RowNumber[]): PowerProduct[] {
  const found: PowerProduct[] = []
  // The amount is that of both.
  if (endOfFormer(folded) > 0) return found
  for (let index = 0; index < numbers.length; index += 1) {
    const rest = numbers.slice(index)
    const product = ofThreeFactors(folded, rest) ?? ofAmount(rest) ?? pastAnother(folded, rest)
    if (product && !found.some(({ end }) => end > product.start)) found.push(product)
  }
  return found
}

function ofThreeFactors(folded: string, [first, second, third, ...rest]: readonly RowNumber[]): PowerProduct | null {
  if (!first || !second || !third) return null
  const [factors, ...more] = orders(first, second, third).flatMap(([kw, days, price]) => factorsOf(kw, days, price))
  if (!factors || more.length > 0) return null
  const { priceDecimals, ...product } = factors
  const amount = rest
    .slice(0, amountReach)
    .find(number => isProductOf([product.kw, product.days, product.price], number, priceDecimals))
  if (rest.slice(0, amountReach).some(({ value }) => value < 0)) return null
  if (!amount && !(isMultiplied(folded, first, second) && isMultiplied(folded, second, third))) return null
  return { ...product, isProven: amount !== undefined, start: first.start, end: amount?.end ?? third.end }
}

/** "3,3 | 2,91 | 30 | 0,076 | 7,52": the highest power or a reading stands between, and the amount tells which number is multiplied. */
function pastAnother(folded: string, [first, , ...rest]: readonly RowNumber[]): PowerProduct | null {
  const product = first && first.decimals > 0 ? ofThreeFactors(folded, [first, ...rest]) : null
  return product?.isProven && product.kw === first?.value ? product : null
}

/** "2,3 kW durante 31 días … 5,42": the amount tells the price. */
function ofAmount([first, second, ...rest]: readonly RowNumber[]): PowerProduct | null {
  const kw = [first, second].find(number => number?.unit === 'kW')
  const days = [first, second].find(number => number?.unit === 'days')
  const amount = rest.slice(0, amountReach).find(isAmount)
  if (!first || !kw || !days || !amount || !isDays(days) || kw.value <= 0 || amount.value < 0) return null
  const price = amount.value / (kw.value * days.value)
  if (price < prices.least || price > prices.most) return null
  const { start } = first
  return { kw: kw.value, days: days.value, price, isProven: false, isPrecise: true, start, end: amount.end }
}

const orders = <T>(a: T, b: T, c: T): [T, T, T][] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
]

function factorsOf(kw: RowNumber, days: RowNumber, price: RowNumber): Factors[] {
  const isPower = (kw.unit === 'kW' || kw.unit === null) && kw.value > 0 && kw.value <= mostKw
  const isPrice = (price.unit === null || price.unit === 'money') && price.decimals >= 2
  const isUsual = price.value >= prices.least && price.value <= prices.most && price.value < kw.value
  if (!isPower || !isPrice || !isUsual || !isDays(days)) return []
  const isPrecise = kw.unit === 'kW' || kw.decimals > 0
  if (!isPrecise && days.unit !== 'days' && (kw.value > mostUsualKw || days.value <= mostUsualKw)) return []
  return [{ kw: kw.value, days: days.value, price: price.value, priceDecimals: price.decimals, isPrecise }]
}

const isDays = ({ value, decimals, unit }: RowNumber) =>
  (unit === 'days' || unit === null) && decimals === 0 && value >= 1 && value <= mostDays

const factorSign = new RegExp(String.raw`^[^\d|${illegible}]{0,14}?(?:[x*×·]|\bpor\b|\bper\b)\s*\(?\s*$`)

/** "4,6 kW x 30 días x 0,0760 €": a sign between two factors, behind the unit of the first. "Periodo 2 ¿¿¿¿ kW x 30 días" hides the first one. */
const isMultiplied = (folded: string, one: RowNumber, next: RowNumber) =>
  factorSign.test(folded.slice(one.end, next.start))
