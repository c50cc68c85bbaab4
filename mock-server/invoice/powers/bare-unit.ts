import { overlap } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { Governing } from './label-of-sentence.ts'

const maximum = /\bmax|\bhandien|\bgehien/
const reach = 3
// A box of the highest power stands right under that of the contract.
const reachBelow = 5
// A value beside those of one line may take two.
const rowsOfValues = 2

/**
 * "KW PUNTA | KW VALLE | MAXÍMETRO": what names only the unit is the contracted power next to the tariff, and where the highest one has a
 * heading of its own behind it. Elsewhere nobody knows; under a heading of the highest power it is that one.
 */
export function isContractedUnit(lines: readonly TextLine[], { at }: Governing): boolean {
  const index = Number.parseInt(at, 10)
  const own = lines[index]
  if (!own) return false
  const near = (from: number, to: number) => lines.slice(Math.max(0, from), to).filter(({ page }) => page === own.page)
  const saysMaximum = (line: TextLine) => line.cells.some(({ folded }) => maximum.test(folded))
  if (near(index - reach, index).some(saysMaximum)) return false
  const first = own.cells.findIndex(isUnit)
  const last = own.cells.findIndex(({ folded }) => maximum.test(folded))
  if (last >= 0) return last > first
  // "Peaje | 2.0TD | kW P1 | 4,6"
  if (own.cells.slice(0, Math.max(0, first)).some(isTariff)) return true
  // "Peaje | P1 Punta kW" over "2.0TD | 4,6", or under it
  const label = own.cells[Math.max(0, first)]
  const besideLabels = [...near(index - 1, index), ...near(index + 1, index + 1 + rowsOfValues)].flatMap(
    ({ cells }) => cells,
  )
  if (besideLabels.some(cell => isTariff(cell) && label !== undefined && cell.left < label.left)) return true
  const below = near(index + 1, index + 1 + reachBelow).flatMap(({ cells }) => cells)
  return (
    isBesideTariff(lines, index) ||
    isUnderTariff(lines, index, Number(/^\d+\.([\d.]+)\.\d+$/.exec(at)?.[1])) ||
    (label !== undefined && below.some(cell => overlap(cell, label) && maximum.test(cell.folded))) ||
    near(index + 1, index + 1 + reach).some(({ cells: [head] }) => head !== undefined && maximum.test(head.folded))
  )
}

const isUnitRow = (line: TextLine | undefined) => line !== undefined && /^kw\b/.test(line.cells[0]?.folded ?? '')

/** "Peaje | 2.0TD" next to "kW en punta | 4,6" and "kW en valle | 3,45": the form of the contract. */
function isBesideTariff(lines: readonly TextLine[], index: number): boolean {
  let [first, last] = [index, index]
  while (isUnitRow(lines[first - 1])) first -= 1
  while (isUnitRow(lines[last + 1])) last += 1
  const { page } = lines[index] ?? {}
  return [lines[first - 1], lines[last + 1]].some(
    line => line?.page === page && line?.cells.length === 2 && line.cells.slice(1).some(isTariff),
  )
}

/** "TARIFA: 2.0TD" right over "KW PUNTA: 3,45" and "KW VALLE: 3,45" in one column. */
function isUnderTariff(lines: readonly TextLine[], index: number, left: number): boolean {
  const cellAt = (line: number) => lines[line]?.cells.find(cell => Math.abs(cell.left - left) < 1)
  let over = index - 1
  while (/^kw\b/.test(cellAt(over)?.folded ?? '')) over -= 1
  const tariff = cellAt(over)
  return tariff !== undefined && isTariff(tariff)
}

const isUnit = ({ folded }: Cell): boolean => /^(?:p\s?[12]\s)?(?:[a-z]+\s(?:\/\s[a-z]+\s)?)?\(?kw\b/.test(folded)
const isTariff = ({ folded }: Cell): boolean => /^(?:(?:peaje|peatge|peaxe|tarifa)[\s:]+)?2\.0\s?td$/.test(folded)
