import { findTowns } from './match-town.ts'

/**
 * The postal code of a picture, checked by the town printed with it: the same code where nothing speaks against it, the one code that has
 * this town and differs in one figure, or '' where several have.
 */
export function repairedCode(code: string, town: string): string {
  const isTownOf = (other: string) =>
    findTowns(other, town).some(({ isExact, start, end }) => isExact && start === 0 && end === town.length)
  if (isTownOf(code)) return code
  const others = [...code].flatMap((_, at) =>
    [...'0123456789'].map(figure => code.slice(0, at) + figure + code.slice(at + 1)).filter(isTownOf),
  )
  const [only] = others
  if (only === undefined) return code
  return others.length === 1 ? only : ''
}
