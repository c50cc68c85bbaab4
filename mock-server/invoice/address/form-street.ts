import { labelScore, withoutNumber } from '../evidence/label-score.ts'
import { findTowns } from '../places/match-town.ts'
import { fold } from '../text/fold.ts'
import { below, overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { beginsWithPart, isPartLabel } from './part-labels.ts'
import { isRowOfHeadings } from './row-of-headings.ts'
import { beginningIn } from './street-beginning.ts'
import { streetOver } from './street-text.ts'
import { wrappedOverScore } from './wrapped-label.ts'

/** The street over the form, where its own parts name none or the supply's label stands nearer: "Lugar de consumo: Calle Luna 2". */
export function streetOverForm(lines: readonly TextLine[], place: Placed, labelledLine: number | undefined) {
  const found = streetOver(lines, place)
  // "Isla: Lanzarote" over the code is no street.
  const over = found && looksLikeStreet(found.street) ? found : null
  const line = over?.places[0]?.line ?? -1
  const isNearer = labelledLine !== undefined && line > labelledLine && labelScore(fold(over?.prefix ?? ''), true) > 0
  return labelledLine !== undefined && !isNearer ? null : over
}

// A longer text is rather a remark.
const longestTitle = 40

/** "DATOS DEL CLIENTE", "Domicilio del titular: Ana Prueba": says whose form begins here. */
function isHeading({ folded }: Cell): boolean {
  // "OTRO SUMINISTRO (se factura aparte, 24-6022)"
  const title = withoutNumber(folded).replace(/ \([^)]*\)$/u, '')
  const isTitle = title.length <= longestTitle && !/[\d:]/.test(title) && labelScore(folded, false) !== 0
  return saysHolder(folded) || (isTitle && !isPartLabel(folded))
}

/** "Domicilio del titular: Ana Prueba" */
function saysHolder(folded: string): boolean {
  const [, label = '', name = ''] = /^([^\d:]+):\s(\p{L}[^\d:]+)$/u.exec(folded) ?? []
  return label.includes(' ') && labelScore(label, false) < 0 && !isPartLabel(label) && beginningIn(name) === null
}

const looksLikeStreet = (text: string) => /\d|s\/n/i.test(text) || beginningIn(text) !== null

/** "SUMINISTRO", beside the middle of its form: so close to the lines around that it has none of its own. */
export function standsBetweenRows(lines: readonly TextLine[], index: number): boolean {
  const [before, own, next] = lines.slice(index - 1, index + 2)
  return before !== undefined && own !== undefined && next !== undefined && next.top - before.top < 2.2 * own.height
}

/** The same, left of all that stands in these lines. */
export function isSideTitle(lines: readonly TextLine[], index: number): boolean {
  const [title, ...more] = lines[index]?.cells ?? []
  const around = [lines[index - 1], lines[index + 1]].flatMap(line => line?.cells ?? [])
  return (
    title !== undefined &&
    more.length === 0 &&
    standsBetweenRows(lines, index) &&
    // A heading has its own form below.
    below(lines, { line: index, cell: title }) === null &&
    around.every(({ left }) => left > title.right)
  )
}

// "Código postal 33003"
const labelledCode = new RegExp(`${beginsWithPart.get('postalCode')?.source}\\d{5}$`, 'u')

/**
 * Between the part and the code stands the postal code of another address, with its town, in the column of one of them; or a heading
 * alone in its line: "Datos del cliente".
 */
export function isOfAnotherForm(lines: readonly TextLine[], place: Placed, part: Placed): boolean {
  const [from, to] = [Math.min(part.line, place.line), Math.max(part.line, place.line)]
  // One that begins to the right of both heads a form beside.
  const end = Math.max(place.cell.right, part.cell.right)
  const isHead = ({ cells: [only, ...more] }: TextLine, at: number) =>
    only !== undefined &&
    more.length === 0 &&
    only.left <= end &&
    isHeading(only) &&
    !standsBetweenRows(lines, from + 1 + at) &&
    // "PUNTO DE" beside the part, over "SUMINISTRO"
    wrappedOverScore(lines, { line: from + 1 + at, cell: only }) === 0
  if (lines.slice(from + 1, to).some((line, at) => isHead(line, at) || isRowOfHeadings(lines, from + 1 + at)))
    return true
  return lines.slice(from, to + 1).some(({ cells }) =>
    cells.some((cell, at) => {
      if (cell === place.cell || !(overlap(cell, part.cell) || overlap(cell, place.cell))) return false
      if (labelledCode.test(cell.folded)) return true
      // "C.P. | LOCALIDAD" have a column each, in either order.
      const withTown = [cell, cells[at + 1], cells[at - 1]].map(near => near?.text).join(' ')
      return [...cell.text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].some(([code]) => findTowns(code, withTown).length > 0)
    }),
  )
}
