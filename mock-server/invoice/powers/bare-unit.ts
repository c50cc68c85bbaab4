import type { TextLine } from '../text/text-line.ts'
import type { Governing } from './label-of-sentence.ts'

const maximum = /\bmax|\bhandien|\bgehien/
const reach = 3

/**
 * "KW PUNTA | KW VALLE | MAXÍMETRO": what names only the unit is the contracted power where the highest one has a heading of its own, behind
 * it. Elsewhere nobody knows; under a heading of the highest power it is that one.
 */
export function isContractedUnit(lines: readonly TextLine[], { at }: Governing): boolean {
  const index = Number.parseInt(at, 10)
  const own = lines[index]
  if (!own) return false
  const near = (from: number, to: number) => lines.slice(Math.max(0, from), to).filter(({ page }) => page === own.page)
  const saysMaximum = (line: TextLine) => line.cells.some(({ folded }) => maximum.test(folded))
  if (near(index - reach, index).some(saysMaximum)) return false
  const first = own.cells.findIndex(({ folded }) => /^kw\b/.test(folded))
  const last = own.cells.findIndex(({ folded }) => maximum.test(folded))
  if (last >= 0) return last > first
  return near(index + 1, index + 1 + reach).some(({ cells: [head] }) => head !== undefined && maximum.test(head.folded))
}
