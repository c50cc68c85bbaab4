import type { Period } from './period-words.ts'
import type { PowerToken } from './power-tokens.ts'

/**
 * "P1/P2: 4,6/3,45 kW": periods named in a row and then as many numbers belong together in order; one number of two joined periods is that
 * of both. 'unclear' when there are not as many; null when the periods do not stand in a row before the number.
 */
export function listedPeriod(tokens: readonly PowerToken[], index: number): Period | 'unclear' | null {
  const around = periodAround(tokens, index)
  if (around !== null) return around
  let first = index
  while (tokens[first - 1]?.kind === 'number') first -= 1
  const periods: Period[] = []
  for (let at = first - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'period') break
    if (token.period !== periods[0]) periods.unshift(token.period)
  }
  let last = index
  // "P1/P2: 4,6 / 3,45 kW | Tarifa 2.0TD": the number of a tariff is none of the row.
  while (mayBePower(tokens[last + 1])) last += 1
  if (periods.length === 0) return listedBehind(tokens, { first, last })[index - first] ?? null
  const powers = tokens.slice(first, last + 1).filter(mayBePower)
  if (powers.length === 1 && powers[0] === tokens[index] && endsJoined(tokens[first - 1])) {
    const joined = joinedPeriods(periods)
    if (joined !== null) return joined
  }
  if (periods.length < 2) return null
  return last - first + 1 === periods.length ? (periods[index - first] ?? 'unclear') : 'unclear'
}

/** "En horas punta de 4,6 kW y de 3,45 kW en horas valle": one period before the first power and one behind the second, and no more. */
function periodAround(tokens: readonly PowerToken[], index: number): Period | null {
  const said = tokens.filter(token => token.kind === 'period' || mayBePower(token))
  const [one, first, second, other, ...more] = said
  if (one?.kind !== 'period' || other?.kind !== 'period' || one.period === other.period || more.length > 0) return null
  const areBothPowers = [first, second].every(token => token?.kind === 'number' && token.unit === 'kW')
  if (!areBothPowers) return null
  if (tokens[index] === first) return one.period
  return tokens[index] === second ? other.period : null
}

/** "3,45/3,45 kW (P1/P2)": as many periods as numbers, in a row behind them, or two joined ones behind one; empty elsewhere. */
function listedBehind(tokens: readonly PowerToken[], { first, last }: { first: number; last: number }): Period[] {
  const behind = tokens.slice(last + 1)
  const end = behind.findIndex(({ kind }) => kind !== 'period')
  const row = behind
    .slice(0, end < 0 ? behind.length : end)
    .flatMap(token => (token.kind === 'period' ? [token.period] : []))
  const count = last - first + 1
  const next = behind[row.length]
  const joined = count === 1 && !mayBePower(next) && endsJoined(behind[row.length - 1]) ? joinedPeriods(row) : null
  if (joined !== null) return [joined]
  return count > 1 && row.length === count && new Set(row).size === count ? row : []
}

/** "Potencia contratada P1" over its value; "Potencia contratada (P1 y P2)" over the only one. */
export function periodOfHeading(tokens: readonly PowerToken[], isOnly: boolean): Period | null {
  const named = tokens.filter(token => token.kind === 'period')
  // "Potentzia puntan / Potencia en punta" says it in two languages.
  const [first, ...more] = new Set(named.map(({ period }) => period))
  if (first && more.length === 0) return first
  return isOnly && endsJoined(named.at(-1)) ? joinedPeriods(named.map(({ period }) => period)) : null
}

const mayBePower = (token: PowerToken | undefined) => token?.kind === 'number' && token.unit !== 'other'

const endsJoined = (token: PowerToken | undefined) => token?.kind === 'period' && token.isJoined

/** "P1 y P2" are both, "P1-P6" is a larger tariff; null where nobody knows. */
function joinedPeriods([first, second, ...rest]: readonly Period[]): Period | null {
  if (first !== 'p1' || rest.length > 0) return null
  if (second === 'p2') return 'both'
  return second === 'more' ? 'more' : null
}

/** "4,6 kW en P1 y 4,6 kW en P2" against "P1 4,6 kW P2 4,6 kW". */
export function periodsFollowNumbers(tokens: readonly PowerToken[]): boolean {
  // "C/ Luna, 12 | kW contratados en valle: 13,856": what stands before the label is no power.
  const unitAt = tokens.findIndex(token => token.kind === 'label' && token.unit)
  const first = tokens.find(
    (token, index) =>
      token.kind === 'period' ||
      (token.kind === 'number' &&
        (token.unit === 'kW' ||
          (token.unit === 'none' && ((unitAt >= 0 && index > unitAt) || isBetweenLabelAndPeriod(tokens, index))))),
  )
  return first?.kind === 'number'
}

/** "Pot. contratada: 4,6 punta; 3,45 valle (kW)" */
const isBetweenLabelAndPeriod = (tokens: readonly PowerToken[], index: number) =>
  tokens[index - 1]?.kind === 'label' && tokens[index + 1]?.kind === 'period'
