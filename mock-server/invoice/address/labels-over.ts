import { headingStrength, labelScore, strength, withoutNumber } from '../evidence/label-score.ts'
import { below, isBeside, overlap, type Placed, rightOf } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isCaptionOfAddress, isCaptionOfLabel } from './caption.ts'
import { isSideTitle } from './form-street.ts'
import { areLabelsOfForm, isHeadOfBox, isHeadOfCaptions, isHeadOfColumn, isHeadOfForm } from './head-of-form.ts'
import { isBareName } from './kind-labels.ts'
import { holdsPostalCode, looksLikeAddress } from './looks-like-address.ts'
import { isLabelOf } from './part-labels.ts'
import { beginningIn } from './street-beginning.ts'
import { longestHeading, wrappedOverScore } from './wrapped-label.ts'

// How much a label counts from over the address: directly, with a line between, and so on.
const decay = [1, 0.9, 0.75, 0.62, 0.52, 0.45, 0.4, 0.35, 0.3, 0.25]

/** A label over an address: what it says, and how much of that counts at its distance. */
export interface LabelOver {
  line: number
  score: number
  weight: number
}

/** The labels over a place, from below. */
export function labelsOver(lines: readonly TextLine[], from: number, column: Cell): LabelOver[] {
  const found: LabelOver[] = []
  let steps = 0
  let isUnderHeading = false
  for (const over of cellsAbove(lines, from, column)) {
    const weight = decay[steps]
    // "Envío" and, over it, another address: what stands over both is that one's.
    if (weight === undefined || (isUnderHeading && lines[over.line]?.cells.some(({ text }) => holdsPostalCode(text))))
      break
    steps += 1
    const isCaption = isCaptionOfAddress(lines, over) || isCaptionOfLabel(lines, over)
    const isHeading = withoutNumber(over.cell.folded).length <= longestHeading && !isCaption
    const score = isHeading ? wrappedOverScore(lines, over) || labelScore(headingIn(lines, over), false) : 0
    if (score !== 0 && !ownsItsValue(lines, over, score)) found.push({ line: over.line, score, weight })
    if (Math.abs(score) < headingStrength && isHeadOfBox(lines, over)) isUnderHeading = true
  }
  return found
}

/** Heads a form, though its own text may name who lives there. */
const isHead = (lines: readonly TextLine[], place: Placed): boolean =>
  [isHeadOfForm, isHeadOfCaptions, isHeadOfColumn].some(heads => heads(lines, place))

/** "Correspondencia" of "Correspondencia: Ana Prueba" over a form, else the whole cell. */
const headingIn = (lines: readonly TextLine[], place: Placed): string =>
  isHead(lines, place) ? place.cell.folded.replace(/:\s\p{L}[^:\d]*$/u, '') : place.cell.folded

/** From below up to the farthest. */
export const fromBelow = (found: readonly LabelOver[]): LabelOver[] => [...found].sort((a, b) => b.line - a.line)

/** The labels in the column of an address's first cell; where there is none, those over the whole of its first line ("Carrer | Major"). */
export function headingsOver(lines: readonly TextLine[], places: readonly Placed[]): LabelOver[] {
  const [first] = places
  if (!first) return []
  const found = fromBelow(labelsOver(lines, first.line, first.cell))
  if (found.length > 0) return found
  const cells = places.filter(({ line }) => line === first.line).map(({ cell }) => cell)
  const [left, right] = [Math.min(...cells.map(cell => cell.left)), Math.max(...cells.map(cell => cell.right))]
  return fromBelow(labelsOver(lines, first.line, { ...first.cell, left, right }))
}

/** The cells over a place that share its column, from below, as long as no wide gap parts them. */
function* cellsAbove(lines: readonly TextLine[], from: number, column: Cell): Generator<Placed> {
  const start = lines[from]
  if (!start) return
  let last = start
  for (let index = from - 1; index >= 0; index -= 1) {
    const line = lines[index]
    if (!line || line.page !== start.page) return
    if (isBeside(start, line)) continue
    if (last.top - line.top > 4 * Math.max(line.height, last.height) || isHeadOfAccount(line)) return
    const cell =
      line.cells.find(other => other.left < column.right && column.left < other.right) ??
      headOfForm(line, lines[index + 1]) ??
      // One right over the first values stands beside their labels.
      (index < from - 1 && isSideTitle(lines, index)
        ? undefined
        : headAtMargin(line, lines.slice(index + 1, from + 2), from - index))
    // "Nombre" without a value, in the column of the labels: a row of the same form.
    const label = line.cells.findLast(({ right }) => right <= column.left)
    if (cell || (label && isBareName(label.folded))) last = line
    if (cell) yield { line: index, cell }
  }
}

/** "Concepto | Cantidad | Importe": what stands over the account labels nothing in it. */
const isHeadOfAccount = ({ cells }: TextLine): boolean =>
  cells.length > 2 && /^(?:concep(?:to|te)|kontzeptua|descripci(?:on|o)|azalpena)$/.test(cells[0]?.folded ?? '')

/** "DATOS DEL SUMINISTRO" in the middle over a form: alone in its line, above the gap between two cells, or centred over them all. */
function headOfForm({ cells: [head, ...more] }: TextLine, next: TextLine | undefined): Cell | undefined {
  if (!head || more.length > 0 || !next) return undefined
  if (isCentred(head, next) || areLabelsOfForm(next)) return head
  if (next.cells.some(cell => overlap(cell, head))) return undefined
  const isBetween =
    next.cells.some(({ right }) => right < head.left) && next.cells.some(({ left }) => left > head.right)
  return isBetween ? head : undefined
}

/** "Datos del suministro" at the margin, over a form that is set in: nothing stands in its own column down to the address, nor close below it. */
function headAtMargin(head: TextLine, below: readonly TextLine[], from: number): Cell | undefined {
  const [cell, ...more] = head.cells
  const isNear = ({ page, top }: TextLine) => page === head.page && top - head.top <= closeBelow * head.height
  const isBesideAll = below.every(
    (line, at) => (at >= from && !isNear(line)) || line.cells.every(({ left }) => cell && left > cell.right),
  )
  return more.length === 0 && isBesideAll ? cell : undefined
}

// In line heights: "Averías (distribuidora)" over the name of the distributor, in a column of its own.
const closeBelow = 1.2

/** Three cells or more stand below, and none begins where the head does. */
function isCentred(head: Cell, { cells, height }: TextLine): boolean {
  const [first, last] = [cells[0], cells.at(-1)]
  const isTable = first !== undefined && last !== undefined && cells.length > 2
  const isMiddle = isTable && Math.abs(head.left + head.right - first.left - last.right) <= height
  return isMiddle && cells.every(({ left }) => Math.abs(left - head.left) > height / 2)
}

/** "Titular: ANA PRUEBA" and "Dirección fiscal | C/ Sol 1" label their own values and nothing below. A heading has none. */
export function ownsItsValue(lines: readonly TextLine[], place: Placed, score: number): boolean {
  const { folded } = place.cell
  if (isHead(lines, place) || isInTwoLanguages(folded) || endsInLabel(place.cell)) return false
  if (labelScore(/[^:]:\s(.*)$/u.exec(folded)?.[1] ?? '', true) === strength.supply) return false
  // An e-mail address is a value, too, and may be the customer's.
  const heading = withoutNumber(folded).replace(dateBehind, '')
  // "Està instal·lat en" has no sign between a label and its value.
  if (/(?::|(?<!l)·)\s*\S/u.test(heading) || /\d/.test(heading) || /^\S+@\S+$/.test(folded)) return true
  if (Math.abs(score) < strength.supply) return false
  const right = rightOf(lines, place)[0]
  return right !== undefined && looksLikeAddress(right.text) && !isOverAddress(lines, place)
}

// "Tu casa de antes (baja el 11/09/2025)"
const dateBehind = /\s\([^)\d]*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\)$/u

/** "Estimada Ana: esta es la factura de la luz de la casa que tienes en": what stands before the colon is no label. */
const endsInLabel = (cell: Cell): boolean =>
  isProse(cell) &&
  labelScore(cell.folded.replace(/^.*[:·]\s/u, ''), true) === strength.supply &&
  /(?<!\p{L})(?:en|a)$/u.test(cell.folded)

/** "Lloc de consum · Lugar de consumo": a label said twice. */
function isInTwoLanguages(folded: string): boolean {
  const halves = folded.split(' · ')
  return halves.length > 1 && halves.every(half => !/[\d:]/.test(half) && labelScore(half, true) === strength.supply)
}

const beginsWithCode = /^\d{5}\s\p{L}/u
// In heights of letters.
const mostIndent = 3

/** "Dirección de suministro:" over its own address, whatever stands beside it. */
export function isOverAddress(lines: readonly TextLine[], place: Placed): boolean {
  const under = below(lines, place)
  const height = lines[place.line]?.height ?? 0
  const indent = under === null ? Number.POSITIVE_INFINITY : under.cell.left - place.cell.left
  // Below a colon the value may be set in.
  if (under === null || indent < -height || indent > (place.cell.text.endsWith(':') ? mostIndent : 1) * height)
    return false
  const beginsStreet = (text: string) => beginningIn(text)?.prefix === ''
  // "LUGAR RODICAL" under "Calle suministro", its number in a field of its own; "Calle Gorbea" under "DÓNDE", its number in the next line.
  const isOverStreet =
    beginsStreet(under.cell.text) &&
    (isLabelOf('street', place.cell.folded) || !beginsStreet(rightOf(lines, place)[0]?.text ?? ''))
  // "TORRECEDEIRA, 88" over "36202 Vigo": a street without its kind.
  const next = below(lines, under)
  const isOverTown =
    next !== null && Math.abs(next.cell.left - under.cell.left) <= height && beginsWithCode.test(next.cell.text)
  return isOverStreet || isOverTown || looksLikeAddress(under.cell.text)
}

/** The lines in which a label says that the supply's address follows. */
export function supplyLabelLines(lines: readonly TextLine[]): number[] {
  return lines.flatMap(({ cells }, index) =>
    cells.some(({ text, folded }) => text.length <= longestHeading && labelScore(folded, false) === strength.supply)
      ? [index]
      : [],
  )
}

/**
 * What "SUMINISTRO" says, which runs up beside a form, and so stands left of more than one of its lines; or "Suministro /" over "Hornidura". 0
 * without such a title.
 */
export function titleScore(lines: readonly TextLine[], places: readonly Placed[]): number {
  const titles = [...new Set(places.map(({ line }) => line))].flatMap(line => lines[line]?.cells[0]?.folded ?? [])
  const title = titles.find(text => titles.filter(other => other === text).length > 1)
  const [first = 0, ...others] = titles.map(text => (/[\d:]/.test(text) ? 0 : labelScore(text, true)))
  const areOne = others.length > 0 && others.every(score => score === first)
  return title === undefined ? (areOne ? first : 0) : labelScore(title, true)
}
