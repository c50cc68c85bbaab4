import { isProse } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { productsByDay, productsInBrackets, productsOfBillDays } from './other-products.ts'
import type { Period } from './period-words.ts'
import { type PowerProduct, powerProducts } from './power-products.ts'
import { powerTokens } from './power-tokens.ts'
import { rowNumbers } from './row-numbers.ts'

/** A power that the account multiplies by days and a price. */
export interface AccountRow {
  kw: number
  days: number
  /** Per kW and day. */
  price: number
  /** null without a word of it. */
  period: Period | null
  line: number
  page: number
}

const powerWord =
  /poten|\bpower\b|\bpot\.|ahalmen|\bkw(?!\s?h)|ilo[vw]at\w*\b(?![\s-]?h)|\b(?:termino?|terme|termo) fi[jx]/
const otherRow =
  /energ|enerx|kwh|consum|alquil|llogue|alugue|alokai|contador|comptador|kontagailu|\bbon[ou]? soci|bonua|exces|reactiv|maxim|caldera|excedent|descuent|descompt|desconto|bonific/
// What somebody would pay, or what a bill takes back.
const supposed =
  /ejempl|exempl|adibid|simul|ahorr|estalvi|aforr|aurrez|compar|pagaria|costaria|saldria|rectific|anulad|anul.lad|abono de|regulariz|\bsi (?:baj|pas|contrat|cambi|sub|redu|tuv|canvi|tingu)/
// Over a column or a product these say something else.
const supposedInRow = /anterior|ofert|oferim/
const headingReach = 3

/** The rows of the account that are a power times days times a price, whatever their words. */
export function accountRows(lines: readonly TextLine[]): AccountRow[] {
  const billDays = printedDays(lines)
  return lines.flatMap((line, index) => {
    if (isSupposed(lines, index)) return []
    return rowsOf(line, billDays).flatMap(({ product, label, own }) => {
      const period = periodOf(own)
      const isKnown = powerWord.test(label) || (product.isProven && product.isPrecise && period !== null)
      const { kw, days, price } = product
      if (!isKnown || otherRow.test(label) || !isInWatts(kw)) return []
      return [{ kw, days, price, period, line: index, page: line.page }]
    })
  })
}

/** No power is finer than a watt: "5,7575" is one that a picture shows twice, or a price. */
const isInWatts = (kw: number) => Math.abs(kw * 1000 - Math.round(kw * 1000)) < 1e-6

/** An example, an offer or a refund: by a word in its line, or in a heading over it. */
function isSupposed(lines: readonly TextLine[], index: number): boolean {
  const isHeading = (cell: Cell) => !isProse(cell) && !/\d[.,]\d/.test(cell.folded)
  const own = lines[index]?.cells ?? []
  const over = lines.slice(Math.max(0, index - headingReach), index).flatMap(({ cells }) => cells.filter(isHeading))
  return (
    [...own, ...over].some(({ folded }) => supposed.test(folded)) ||
    own.some(({ folded }) => supposedInRow.test(folded))
  )
}

interface FoundRow {
  product: PowerProduct
  /** From the words before the first product of the line. */
  label: string
  /** From the product before. */
  own: string
}

function rowsOf(line: TextLine, billDays: number | null): FoundRow[] {
  const folded = line.cells.map(cell => cell.folded).join(' | ')
  const numbers = rowNumbers(folded)
  const inBrackets = productsInBrackets(folded)
  const products =
    inBrackets.length > 0
      ? inBrackets
      : [
          ...powerProducts(folded, numbers),
          ...productsByDay(numbers, billDays),
          ...productsOfBillDays(numbers, billDays),
        ]
  const labelStart = startOfLabel(folded, products[0]?.start ?? 0)
  return products.map((product, at) => {
    const previous = products[at - 1]?.end ?? 0
    const behind = /^[\s€.]*\([^)]*\)/.exec(folded.slice(product.end))?.[0] ?? ''
    const own = folded.slice(previous > product.start ? labelStart : Math.max(previous, labelStart), product.end)
    return { product, label: folded.slice(labelStart, product.end), own: own + behind }
  })
}

/** Where the nearest cell with words begins: what stands further left is another column. */
function startOfLabel(folded: string, productStart: number): number {
  const cells = [...folded.slice(0, productStart).matchAll(/[^|]+/g)]
  return cells.findLast(([text]) => /\p{L}{3}/u.test(text))?.index ?? 0
}

/** The one period that a row names; `more` where it names several. */
function periodOf(folded: string): Period | null {
  const periods = new Set(powerTokens(folded).flatMap(token => (token.kind === 'period' ? [token.period] : [])))
  const [period] = periods
  return periods.size > 1 ? 'more' : (period ?? null)
}

/** The days of the bill, where it names one number of days only. */
function printedDays(lines: readonly TextLine[]): number | null {
  const texts = lines.map(line => line.cells.map(cell => cell.folded).join(' '))
  const days = new Set(
    texts.flatMap(text => rowNumbers(text).flatMap(({ unit, value }) => (unit === 'days' ? [value] : []))),
  )
  const [only] = days
  return days.size === 1 ? (only ?? null) : null
}
