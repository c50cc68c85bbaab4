import { makeCell } from '#mock/invoice/text/text-line.ts'
import type { PrintedBill } from './printed-bills.ts'

// Powers that people contract, in kW.
const others = [2.3, 3.3, 3.45, 4.4, 4.6, 5.5, 5.75, 6.9, 8.05, 9.2, 10.35, 11.5, 13.856, 14.49]
const numbers = /(?<!\d)\d{1,2}(?<decimals>[.,]\d{1,3})(?!\d)/g
// Neither a date nor a part of "1.234,56".
const partOfMore = /[\d.,:/-]$/
const goesOn = /^[.,:/-]\d/

/**
 * The bill with other powers printed where its own stood, each as it was printed; null where it has none, where one is a whole number, which
 * may be anything, and where one still stands in another form ("3,45/3,45 kW", "3450 W"). A bill with one power for both periods gets one.
 */
export function withOtherPowers({ name, lines, truth }: PrintedBill, seed: number): PrintedBill | null {
  const { p1, p3 } = truth
  if (p1 === undefined || p3 === undefined || Number.isInteger(p1) || Number.isInteger(p3)) return null
  const [first = 0, second = 0] = [seed, p1 === p3 ? seed : seed * 3 + 1].map(at => others[at % others.length])
  if (p1 !== p3 && first === second) return null
  const changed = new Map([
    [p1, first],
    [p3, second],
  ])
  const found = new Set<number>()
  let isLeft = false
  const exchanged = (text: string) =>
    text.replace(numbers, (printed, decimals: string, at: number) => {
      const kw = Number(printed.replace(',', '.'))
      const other = changed.get(kw)
      if (other === undefined) return printed
      if (partOfMore.test(text.slice(0, at)) || goesOn.test(text.slice(at + printed.length))) {
        isLeft = true
        return printed
      }
      found.add(kw)
      const places = Math.max(decimals.length - 1, String(other).split('.')[1]?.length ?? 0)
      return other.toFixed(places).replace('.', decimals.charAt(0))
    })
  const made = lines.map(line => ({
    ...line,
    cells: line.cells.map(({ text, left, right }) => makeCell(exchanged(text), left, right)),
  }))
  const inWatts = new RegExp(`(?<!\\d)(?:${p1 * 1000}|${p3 * 1000})(?!\\d)`)
  const isInWatts = lines.some(({ cells }) => cells.some(({ text }) => inWatts.test(text)))
  if (isLeft || isInWatts || found.size < changed.size) return null
  return { name, lines: made, truth: { ...truth, p1: first, p3: second } }
}
