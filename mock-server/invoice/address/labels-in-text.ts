import { addressParts } from '../evidence/address-wordings.ts'
import { overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine } from '../text/text-line.ts'
import { labelledPart } from './part-labels.ts'

const label = new RegExp(`(?<![\\p{L}\\d])(?:${Object.values(addressParts).join('|')})\\s?:(?=\\s|$)`, 'gu')
const labelAtEnd = new RegExp(`${label.source}$`, 'u')
// Fewer may be an address with labels for some of its parts.
const leastLabels = 3

/**
 * "Tipo vía: AVDA. Vía: LUNA Núm.: 2 Esc.: Piso: C.P.: 28004": a form in one text, each of whose labels gets a cell with its value, though that
 * stand at the beginning of the next line.
 */
export function withLabelsApart(lines: readonly TextLine[]): TextLine[] {
  let broken: Cell[] = []
  return lines.map(line => {
    const before = broken
    broken = []
    const cells = line.cells.flatMap(cell => {
      const label = before.find(other => overlap(other, cell))
      const whole = label ? makeCell(`${label.text} ${cell.text}`, cell.left, cell.right) : cell
      const parts = partedByLabels(whole, label ? 1 : leastLabels)
      const last = parts.at(-1)
      if (parts.length === 1 || !last || !labelAtEnd.test(last.folded)) return parts
      // What goes on in the next line is found by the column of the whole text.
      broken.push({ ...last, left: cell.left, right: cell.right })
      return parts
    })
    return { ...line, cells }
  })
}

function partedByLabels(cell: Cell, least: number): Cell[] {
  const found = [...cell.folded.matchAll(label)]
  const hasStreet = found.some(({ 0: text }) => ['kind', 'street', 'number'].includes(labelledPart(text) ?? ''))
  if (found.length < least || (least > 1 && !hasStreet)) return [cell]
  const unit = (cell.right - cell.left) / cell.text.length
  const starts = [...new Set([0, ...found.map(({ index }) => index)])]
  return starts.map((start, at) => {
    const text = cell.text.slice(start, starts[at + 1]).replace(/[\s·|;]+$/u, '')
    return makeCell(text, cell.left + start * unit, cell.left + (start + text.length) * unit)
  })
}
