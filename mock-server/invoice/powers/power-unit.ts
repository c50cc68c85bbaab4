import { above, below, leftOf, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { Period } from './period-words.ts'
import { type PowerToken, tokensOf } from './power-tokens.ts'
import { headerReach, overInTable } from './table-columns.ts'

/** A number without "kW" under a label of a power: the label has the unit, the period stands beside it, or it has the decimals of a power and of no price. */
export function saysKw(
  label: Extract<PowerToken, { kind: 'label' }>,
  number: string,
  { hasUnit, period, isLast }: { hasUnit: boolean; period: Period | null; isLast: boolean },
): boolean {
  if (label.unit) return true
  if (label.money) return false
  // Two decimals at the end of "Potencia punta 12,25" are as likely an amount of money.
  if (hasUnit) return !(isLast && label.about === 'power' && /[.,]\d{2}$/.test(number))
  return label.about !== 'other' && period !== null && /^[1-9]\d?[.,]\d{3}$/.test(number)
}

const meterRow =
  /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\s\(?(?:real|estim\w+|lect\w*|llegi\w*)\)?$|^(?:(?:lect\w*|irakurk\w*)\.?\s)?(?:anterior|actual|ant\.?|act\.?|previ[ao]|aurreko\w*|oraingo\w*)[\s:]*$/

/** "Anterior | 3.001" and "Actual | 3.083", without a unit: what a meter shows, whatever form stands to the left. */
export const isMeterRow = (lines: readonly TextLine[], place: Placed): boolean => {
  const head = leftOf(lines, place).find(({ text }) => /\p{L}/u.test(text))
  return head !== undefined && meterRow.test(head.folded)
}

// In line heights: between the corner and the rows stands that of the headings.
const cornerReach = 5

/** "Potencia (kW)" over "Contratada" and "Máxima", "P1 (kW)" over the numbers: the unit of a table stands in its corner or its headings. */
export function hasUnitOverhead(lines: readonly TextLine[], place: Placed): boolean {
  const heading = overInTable(lines, place)
  if (heading && /\(kw\)$/.test(heading.cell.folded)) return true
  const head = leftOf(lines, place).at(-1)
  let at = head ? above(lines, { line: place.line, cell: head }, cornerReach) : null
  for (let step = 0; at && step < headerReach; step += 1) {
    const isUnit = /^\(?kw\)?$/.test(at.cell.folded)
    if (isUnit || tokensOf(at.cell).some(token => token.kind === 'label' && token.unit)) return true
    at = above(lines, at, cornerReach)
  }
  return false
}

/** "4,6" at the end of a line and "kW" at the beginning of the next. */
export function isUnitBelow(
  lines: readonly TextLine[],
  place: Placed,
  own: readonly PowerToken[],
  position: number,
): boolean {
  return unitBelow(lines, place, own[position]) !== null
}

/** "4,6" at the end of a line and "kW en punta" at the beginning of the next. */
export function periodBehindUnit(
  lines: readonly TextLine[],
  place: Placed,
  own: readonly PowerToken[],
  position: number,
): Period | null {
  const [first] = tokensOf(unitBelow(lines, place, own[position]))
  return first?.kind === 'period' ? first.period : null
}

function unitBelow(lines: readonly TextLine[], place: Placed, token: PowerToken | undefined): Cell | null {
  if (token?.kind !== 'number' || token.unit !== 'none' || token.end < place.cell.folded.length) return null
  const under = below(lines, place)?.cell
  return under && beginsWithUnit(under) ? under : null
}

/** "kW en punta y 3,45 kW en valle" under "… de 4,6": a sentence, whose periods follow their numbers. "kW contratados en valle: 4,6" is a label. */
export const goesOnFromNumber = (lines: readonly TextLine[], place: Placed): boolean =>
  beginsWithUnit(place.cell) &&
  !/^kw\s(?:(?:p\s?[12]\b|[^\d:])+:\s*\d|contra[tc]\w+,)/.test(place.cell.folded) &&
  /\d/.test(place.cell.folded) &&
  /\p{L}.*\s\d{1,2}(?:[.,]\d{1,3})?$/u.test(above(lines, place)?.cell.text ?? '')

const beginsWithUnit = ({ folded }: Cell): boolean => /^kw(?!\s?\/?\s?h|[a-z])/.test(folded)
