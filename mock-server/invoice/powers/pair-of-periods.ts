import { above, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { saysOnlyPowers } from './only-powers.ts'
import { lastLabel, powerTokens, tokensOf } from './power-tokens.ts'
import { tableReach } from './table-columns.ts'

// "CUPS … · Peaje 2.0TD · P1 = 4,6 kW P2 = 3,45 kW"
const untilTariff =
  /^(?:cups[:\s]+es[\da-z\s]+[•·|,;–-]\s?)?(?:(?:peaje|peatge|peaxe|tarifa)(?:\sd(?:e\s|['’])acc\w+)?[:\s]+)?2\.0\s?td\s?[•·|,;–—-]\s?/

/** "P1: 3,45 kW   P2: 3,45 kW", and nothing else in the line but the tariff before it, or the highest power behind it; nor does the text above go on there. */
export const isPairOfPeriods = (lines: readonly TextLine[], index: number): boolean =>
  isRowOfContract(lines, index) || (isPair(lines[index]) && !isOfOther(lines, index))

/** "CUPS | Tarifa | P1 Punta | P2 Valle" over "ES00… | 2.0TD | 5,75 kW | 5,75 kW": the tariff's own row, and no other power in it. */
function isRowOfContract(lines: readonly TextLine[], index: number): boolean {
  const [head, row] = [lines[index - 1], lines[index]]
  const isNear = head && row && head.page === row.page && row.top - head.top <= tableReach * row.height
  if (!isNear || !row.cells.some(({ folded }) => isTariff.test(folded))) return false
  const values = row.cells.filter(cell => tokensOf(cell).some(token => token.kind === 'number' && token.unit === 'kW'))
  const heads = head.cells.filter(cell => tokensOf(cell).length > 0)
  return (
    values.length === 2 &&
    heads.length === 2 &&
    heads.every(cell => tokensOf(cell).every(({ kind }) => kind === 'period'))
  )
}

const isTariff = /^2\.0\s?td$/

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
  // "Punta 4,6 kW | Valle 3,45 kW | 2.0TD"
  const cells = (line?.cells ?? []).filter(({ folded }) => !isTariff.test(folded))
  const last = cells.at(-1)
  const own = cells.length > 2 && last && /^max/.test(last.folded) ? cells.slice(0, -1) : cells
  const texts = own.map(({ folded }) => folded.replace(untilTariff, ''))
  const tokens = texts.every(text => saysOnlyPowers({ folded: text })) ? texts.flatMap(powerTokens) : []
  return tokens.filter(({ kind }) => kind === 'period').length === 2 && tokens.length === 4
}
