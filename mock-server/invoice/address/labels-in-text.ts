import { addressParts } from '../evidence/address-wordings.ts'
import { labelScore } from '../evidence/label-score.ts'
import { overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, pieceOf, type TextLine } from '../text/text-line.ts'
import { labelledPart, type Part } from './part-labels.ts'

const labels = Object.values(addressParts).join('|')
// "Zk. / N.º:" is one label.
const label = new RegExp(`(?<![\\p{L}\\d])(?:(?:${labels})\\s?/\\s?)?(?:${labels})\\s?:(?=\\s|$)`, 'gu')
const labelAtEnd = new RegExp(`${label.source}$`, 'u')
// Fewer may be an address with labels for some of its parts.
const leastLabels = 3

/**
 * "Tipo vía: AVDA. Vía: LUNA Núm.: 2 Esc.: Piso: C.P.: 28004": a form in one text, each of whose labels gets a cell with its value, though that
 * stand at the beginning of the next line, or go on there.
 */
export function withLabelsApart(lines: readonly TextLine[]): TextLine[] {
  let broken: Cell[] = []
  let taken = new Map<Cell, number>()
  let rowAbove: readonly Cell[] = []
  return lines.map((line, index) => {
    const before = broken
    const begun = taken
    broken = []
    taken = new Map()
    const cells = line.cells.flatMap(cell => {
      const open = before.find(other => overlap(other, cell))
      const start = begun.get(cell)
      const whole = open ? makeCell(`${open.text} ${cell.text}`, cell.left, cell.right) : withoutStart(cell, start)
      const next = lines[index + 1]?.cells.find(other => overlap(other, cell))
      const parts = open || start || isForm(whole, next, rowAbove) ? partedByLabels(whole) : [whole]
      const last = parts.at(-1)
      if (!last || (parts.length === 1 && !start)) return parts
      // A line that is shorter than the next one was not broken.
      const end = next && next.right <= cell.right ? endOfValue(last, next) : 0
      // What goes on in the next line is found by the column of the whole text.
      if (labelAtEnd.test(last.folded)) broken.push({ ...last, left: cell.left, right: cell.right })
      else if (next && end > 0) {
        taken.set(next, end)
        return [
          ...parts.slice(0, -1),
          makeCell(`${last.text} ${next.text.slice(0, end).trim()}`, last.left, last.right),
        ]
      }
      return parts
    })
    rowAbove = cells
    return { ...line, cells }
  })
}

/**
 * "de Lemos Provincia: Lugo" below "Concello: Monforte": where the value of the line above ends; nought where none goes on. Only names are so
 * long, and "Punto de suministro — Vía: Luna" begins another form.
 */
function endOfValue(above: Cell, { folded }: Cell): number {
  const part = labelledPart(above.folded)
  const end = folded.search(label)
  const isName = part === 'town' || part === 'street' || part === 'province'
  const isRest =
    end > 0 && /^[\p{L}\s.'’/-]+$/u.test(folded.slice(0, end)) && labelScore(folded.slice(0, end), false) === 0
  return isName && isRest ? end : 0
}

const withoutStart = (cell: Cell, start = 0): Cell => (start === 0 ? cell : pieceOf(cell, start))

/**
 * Names the street or its number, and the code here or in the line below; or the code and its town below other parts in cells.
 * "Dirección: C/ Luna, 2 Piso: 3 Pta: B" is an address as others are.
 */
function isForm({ folded }: Cell, next: Cell | undefined, above: readonly Cell[]): boolean {
  const parts = [...folded.matchAll(label)].map(({ 0: text }) => labelledPart(text))
  const has = (part: Part) => parts.includes(part)
  const hasCode = has('postalCode') || (next !== undefined && labelledPart(next.folded) === 'postalCode')
  // "C.P.: 28004 POBL: MADRID" below "VIA: LUNA | NUM.: 2", "Localidad: Madrid Provincia: Madrid" over "Código postal: 28004 Calle: Luna"
  if (has('town') && hasCode && (isRowOfForm(above) || (parts.length > 1 && !has('postalCode')))) return true
  // "Planta: 4 Mano: Izda." below them
  if (parts.length > 1 && isRowOfForm(above) && folded.search(label) === 0) return true
  // "Tipo vía: Cañada Vía: Real" over "Número: 2 | Piso: 1"
  if (has('kind') && has('street')) return true
  return parts.length >= leastLabels && (has('street') || has('number')) && hasCode
}

/** "Vía: Luna | Número: 8" in cells. */
const isRowOfForm = (cells: readonly Cell[]): boolean =>
  cells.filter(({ folded }) => labelledPart(folded) !== undefined).length > 1

function partedByLabels(cell: Cell): Cell[] {
  const found = [...cell.folded.matchAll(label)]
  if (found.length === 0) return [cell]
  const starts = [...new Set([0, ...found.map(({ index }) => index)])]
  return starts.map((start, at) => {
    const text = cell.text.slice(start, starts[at + 1]).replace(/[\s·|;]+$/u, '')
    return pieceOf(cell, start, start + text.length)
  })
}
