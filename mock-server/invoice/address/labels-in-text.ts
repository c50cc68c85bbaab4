import { addressParts } from '../evidence/address-wordings.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { labelledPart } from './part-labels.ts'

const label = new RegExp(`(?<![\\p{L}\\d])(?:${Object.values(addressParts).join('|')})\\s?:(?=\\s|$)`, 'gu')
// Fewer may be an address with labels for some of its parts.
const leastLabels = 3

/** "Tipo vía: AVDA. Vía: LUNA Núm.: 2 Esc.: Piso: C.P.: 28004": a form in one text, each of whose labels gets a cell with its value. */
export const withLabelsApart = (lines: readonly TextLine[]): TextLine[] =>
  lines.map(line => ({ ...line, cells: line.cells.flatMap(partedByLabels) }))

function partedByLabels(cell: Cell): Cell[] {
  const found = [...cell.folded.matchAll(label)]
  const hasStreet = found.some(({ 0: text }) => ['kind', 'street', 'number'].includes(labelledPart(text) ?? ''))
  if (found.length < leastLabels || !hasStreet) return [cell]
  const unit = (cell.right - cell.left) / cell.text.length
  const starts = [...new Set([0, ...found.map(({ index }) => index)])]
  return starts.map((start, at) => {
    const text = cell.text.slice(start, starts[at + 1])
    return makeCell(text.trim(), cell.left + start * unit, cell.left + (start + text.trimEnd().length) * unit)
  })
}
