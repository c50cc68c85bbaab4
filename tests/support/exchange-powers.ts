import { makeCell } from '#mock/invoice/text/text-line.ts'
import type { PrintedBill } from './printed-bills.ts'

// Powers that people contract, in kW.
const others = [2.3, 3.3, 3.45, 4.4, 4.6, 5.5, 5.75, 6.9, 8.05, 9.2, 10.35, 11.5, 13.856, 14.49]
// Neither a date nor a part of "1.234,56".
const numbers = /(?<![\d.,/:-])\d{1,2}(?<decimals>[.,]\d{1,3})?(?![\d]|[.,/:-]\d)/g

/**
 * The bill with other powers printed where its own stood, each as it was printed; null where it has none, or prints them in another unit.
 * A bill with one power for both periods gets one.
 */
export function withOtherPowers({ name, lines, truth }: PrintedBill, seed: number): PrintedBill | null {
  const { p1, p3 } = truth
  if (p1 === undefined || p3 === undefined) return null
  const [first = 0, second = 0] = [seed, p1 === p3 ? seed : seed * 3 + 1].map(at => others[at % others.length])
  const changed = new Map([
    [p1, first],
    [p3, second],
  ])
  const found = new Set<number>()
  const exchanged = (text: string) =>
    text.replace(numbers, (printed, decimals: string | undefined, at: number) => {
      const kw = Number(printed.replace(',', '.'))
      const other = changed.get(kw)
      const isPower = decimals !== undefined || /^\s?kw(?!\s?h)/i.test(text.slice(at + printed.length))
      if (other === undefined || !isPower) return printed
      found.add(kw)
      const places = Math.max((decimals?.length ?? 1) - 1, String(other).split('.')[1]?.length ?? 0)
      return other.toFixed(places).replace('.', decimals?.[0] ?? ',')
    })
  const made = lines.map(line => ({
    ...line,
    cells: line.cells.map(({ text, left, right }) => makeCell(exchanged(text), left, right)),
  }))
  if (found.size < changed.size || (p1 !== p3 && first === second)) return null
  return { name, lines: made, truth: { ...truth, p1: first, p3: second } }
}
