import { leftOf, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { Governing } from './label-of-sentence.ts'
import { tokensOf } from './power-tokens.ts'
import { tableReach } from './table-columns.ts'

/** "POTENCIA CONTRATADA", alone in its line, over "Peaje | 2.0TD | Punta | 4,6 kW | Valle | 3,45 kW". */
export function titleOver(lines: readonly TextLine[], { line, cell }: Placed): Governing | null {
  const [row, over] = [lines[line], lines[line - 1]]
  const [title, ...more] = over?.cells ?? []
  const isNear = row && over && row.page === over.page && row.top - over.top <= tableReach * row.height
  if (!isNear || !title || more.length > 0) return null
  const [label, ...rest] = tokensOf(title)
  const isTitle = label?.kind === 'label' && label.about === 'contracted' && rest.length === 0
  const [period] = leftOf(lines, { line, cell })
  const isPeriod = tokensOf(period).some(({ kind }) => kind === 'period')
  return isTitle && isPeriod ? { label, at: `${line - 1}.title` } : null
}
