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
  if (periods.length < 2) return null
  let last = index
  while (tokens[last + 1]?.kind === 'number') last += 1
  return last - first + 1 === periods.length ? (periods[index - first] ?? 'unclear') : 'unclear'
}
