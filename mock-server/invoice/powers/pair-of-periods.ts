import { above, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { saysOnlyPowers } from './only-powers.ts'
import { lastLabel, powerTokens, tokensOf } from './power-tokens.ts'

// "CUPS … · Peaje 2.0TD · P1 = 4,6 kW P2 = 3,45 kW"
const untilTariff =
  /^(?:cups[:\s]+es[\da-z\s]+[•·|,;–-]\s?)?(?:(?:peaje|peatge|peaxe|tarifa)(?:\sd(?:e\s|['’])acc\w+)?[:\s]+)?2\.0\s?td\s?[•·|,;–—-]\s?/

/** "P1: 3,45 kW   P2: 3,45 kW", and nothing else in the line but the tariff before it, or the highest power behind it; nor does the text above go on there. */
export const isPairOfPeriods = (lines: readonly TextLine[], index: number): boolean =>
  isPair(lines[index]) && !isOfOther(lines, index)

// In line heights, and in lines.
const lineReach = 1.5
const mostLines = 2

/** "Potencia máxima registrada en" and "octubre:" over the pair. */
function isOfOther(lines: readonly TextLine[], index: number): boolean {
  const [cell] = lines[index]?.cells ?? []
  let at: Placed | null = cell ? { line: index, cell } : null
  for (let step = 0; at && step < mostLines; step += 1) {
    at = above(lines, at, lineReach)
    const tokens = tokensOf(at?.cell)
    if (tokens.some(({ kind }) => kind === 'number')) return false
    const label = lastLabel(tokens)
    if (label) return label.about === 'other'
  }
  return false
}

function isPair(line: TextLine | undefined): boolean {
  const cells = line?.cells ?? []
  const last = cells.at(-1)
  const own = cells.length > 2 && last && /^max/.test(last.folded) ? cells.slice(0, -1) : cells
  const texts = own.map(({ folded }) => folded.replace(untilTariff, ''))
  const tokens = texts.every(text => saysOnlyPowers({ folded: text })) ? texts.flatMap(powerTokens) : []
  return tokens.filter(({ kind }) => kind === 'period').length === 2 && tokens.length === 4
}
