import { foldedText } from '../text/legible.ts'
import type { TextLine } from '../text/text-line.ts'
import { type AccountRow, accountRows } from './account-rows.ts'

/** Both powers, and the first line of the account that has one of them. */
export interface AccountPowers {
  p1: number
  p2: number
  line: number
  page: number
}

// The fees of the state make a day of punta some twenty times as dear as one of valle; retailers add the same to both.
const dearer = 2
const mostOffPeakPrice = 0.06
// Rows of one account stand no farther apart than this many lines.
const accountLines = 8

/**
 * The two powers by the arithmetic of the account. Without words of the periods the dearer of two rows with the same days is punta. Rows of
 * one period, as after a change of price or power, are no pair.
 */
export function accountPowers(lines: readonly TextLine[]): AccountPowers | null {
  const rows = accountRows(lines)
  const [first] = rows
  if (!first || rows.some(({ period }) => period === 'more' || period === 'llano' || period === 'both')) return null
  const hasThird = rows.some(({ period }) => period === 'p3')
  if (hasThird && rows.some(({ period }) => period === 'p2')) return null
  const named = rows.map(row => (row.period === 'p3' ? { ...row, period: 'p2' as const } : row))
  const [p1, p2] = [only(named, 'p1'), only(named, 'p2')]
  const pair = named.every(({ period }) => period !== null) ? { p1, p2 } : byPrice(named)
  if (pair === null || pair.p1 === null || pair.p2 === null) return null
  return { p1: pair.p1, p2: pair.p2, line: first.line, page: first.page }
}

/** Of a tariff with one power: what all rows of the account say. */
export function singleAccountPower(lines: readonly TextLine[]): number | null {
  if (/\b2\.0\s?td\b/.test(foldedText(lines))) return null
  const powers = new Set(accountRows(lines).map(({ kw }) => kw))
  const [kw] = powers
  return powers.size === 1 ? (kw ?? null) : null
}

function only(rows: readonly AccountRow[], period: 'p1' | 'p2'): number | null {
  const values = new Set(rows.flatMap(row => (row.period === period ? [row.kw] : [])))
  const [value] = values
  return values.size === 1 ? (value ?? null) : null
}

/** Each stretch of days has one row of punta and one of valle, and all say the same. */
function byPrice(rows: readonly AccountRow[]): { p1: number; p2: number } | null {
  const pairs = [...Map.groupBy(rows, ({ days, page }) => `${page} ${days}`).values()].map(pairOf)
  const [first] = pairs
  const isAgreed = pairs.every(pair => pair !== null && pair.p1 === first?.p1 && pair.p2 === first?.p2)
  return first && isAgreed ? first : null
}

function pairOf(rows: readonly AccountRow[]): { p1: number; p2: number } | null {
  const [dear, cheap, ...more] = [...rows].sort((a, b) => b.price - a.price)
  if (!dear || !cheap || more.length > 0 || Math.abs(dear.line - cheap.line) > accountLines) return null
  const isPair = dear.price >= dearer * cheap.price && cheap.price <= mostOffPeakPrice
  const isSaidOtherwise = dear.period === 'p2' || cheap.period === 'p1'
  return isPair && !isSaidOtherwise ? { p1: dear.kw, p2: cheap.kw } : null
}
