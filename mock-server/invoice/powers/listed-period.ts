import type { Period, PowerToken } from './power-tokens.ts'

/**
 * "P1/P2: 4,6/3,45 kW": periods named in a row and then as many numbers belong together in order. 'unclear' when there are not as
 * many; null when the periods do not stand in a row before the number.
 */
export function listedPeriod(tokens: readonly PowerToken[], index: number): Period | 'unclear' | null {
  let first = index
  while (tokens[first - 1]?.kind === 'number') first -= 1
  const periods: Period[] = []
  for (let at = first - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'period') break
    if (token.period !== periods[0]) periods.unshift(token.period)
  }
  let last = index
  while (tokens[last + 1]?.kind === 'number') last += 1
  if (periods.length === 0) return listedBehind(tokens, { first, last })[index - first] ?? null
  if (periods.length < 2) return null
  return last - first + 1 === periods.length ? (periods[index - first] ?? 'unclear') : 'unclear'
}

/** "3,45/3,45 kW (P1/P2)": as many periods as numbers, in a row behind them; empty elsewhere. */
function listedBehind(tokens: readonly PowerToken[], { first, last }: { first: number; last: number }): Period[] {
  const count = last - first + 1
  const periods = tokens
    .slice(last + 1, last + 1 + count)
    .flatMap(token => (token.kind === 'period' ? [token.period] : []))
  const goesOn = tokens[last + 1 + count]?.kind === 'period'
  return count > 1 && periods.length === count && !goesOn && new Set(periods).size === count ? periods : []
}
