import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { overlap, type Placed, paragraphReach } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isBareName, isKindLabel, isShortKindLabel, onlyKind } from './kind-labels.ts'
import type { LabelledPart } from './labelled-part.ts'
import { isCodeLabel, isLabelOf, type Part, partNames } from './part-labels.ts'

/** What a table says of one of its addresses. */
interface AddressOfTable {
  parts: readonly LabelledPart[]
  /** Whose address it is: "Suministro"; '' where the table does not say. */
  heading: string
}

// In line heights: rows of one table stand no farther apart, though their cells take several lines.
const rowReach = 7
// In line heights: cells that begin so near to each other begin at one edge.
const sameEdge = 0.4

/** A table of several addresses, each in a row under the labels of its parts, or in a column beside them; null where the code stands in none. */
export const addressOfTable = (lines: readonly TextLine[], place: Placed): AddressOfTable | null =>
  isCode(place.cell) ? (inRow(lines, place) ?? inColumn(lines, place)) : null

const isCode = ({ text }: Cell) => /^\d{5}$/.test(text)

/** "28004", and of an address abroad "BS1 4QX". */
const isAnyCode = (cell: Cell) => isCode(cell) || /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/.test(cell.text)

function partOf({ folded }: Cell): Part | undefined {
  // Elsewhere "bis" is a value.
  if (folded === 'bis') return 'suffix'
  return partNames.find(part => isLabelOf(part, folded)) ?? (isKindLabel(folded) ? 'kind' : undefined)
}

/** What each label of a table says. */
function partsOfLabels(labels: readonly Cell[]): Map<Cell, Part> {
  const parts = new Map<Cell, Part>()
  for (const [at, label] of labels.entries()) {
    const before = labels[at - 1]
    // "Vía | Nombre"
    const isName = before !== undefined && isBareName(label.folded) && isKindLabel(before.folded)
    if (isName) parts.set(before, 'kind')
    const part = isName ? 'street' : partOf(label)
    if (part) parts.set(label, part)
  }
  const [first, second] = [...parts]
  // "DIRECCIÓN | VÍA" over "SUMINISTRO | Calle", "CLASE | TVIA" over "DIR-SUM | CL": the first says whose address it is.
  const isOfStreet = (part: Part | undefined) => part === 'street' || part === 'kind'
  if (isOfStreet(first?.[1]) && (second?.[1] === 'kind' || (first?.[1] === 'street' && isOfStreet(second?.[1]))))
    parts.delete(first[0])
  return parts
}

const isKind = (cell: Cell) => onlyKind.test(cell.folded)
/** "CR" at "Tipus de via", which nothing but the kind of a street has. */
const isUnknownKind = (label: Cell, value: Cell): boolean =>
  isLabelOf('kind', label.folded) && !isShortKindLabel(label.folded) && /^\p{L}{1,5}\.?$/u.test(value.text)

/** " | Vía | Nº | C.P. | Población" over "Fiscal | …" over "Suministro | …". */
function inRow(lines: readonly TextLine[], place: Placed): AddressOfTable | null {
  const isRow = (line: TextLine | undefined) =>
    line?.cells.some(cell => isCode(cell) && overlap(cell, place.cell)) ?? false
  let first = place.line
  while (isRow(lines[first - 1]) && isNear(lines, first - 1, first)) first -= 1
  const isOneOfSeveral =
    first < place.line || (isRow(lines[place.line + 1]) && isNear(lines, place.line, place.line + 1))
  const labels = isNear(lines, first - 1, first) ? (lines[first - 1]?.cells ?? []) : []
  const parts = partsOfLabels(labels)
  // One row alone is a form like others, but for cells so high that its labels stand far over it.
  const isHigh = !isNear(lines, first - 1, first, paragraphReach)
  if (!(isOneOfSeveral || isHigh) || !isTable(parts)) return null
  const cells = lines[place.line]?.cells ?? []
  const [start = 0] = [...parts.keys()].map(({ left }) => left)
  // "DIRECCIONES", which runs up beside them all, and "Suministro"
  const before = cells.filter(({ right }) => right < start)
  const head = before.find(({ folded }) => labelScore(folded, true) !== 0) ?? before[0]
  const found = cells
    .filter(cell => cell !== head && (head === undefined || cell.left > head.right))
    .map(cell => ({ cell, label: labelOver(cell, labels) }))
  // Two values under one label: nobody knows which is whose.
  if (new Set(found.map(({ label }) => label)).size < found.length) return null
  return {
    heading: head?.text ?? '',
    parts: found.flatMap(({ cell, label }) => partAt(label, label && parts.get(label), { line: place.line, cell })),
  }
}

/** The label that covers most of a value, else the nearest. */
function labelOver(cell: Cell, labels: readonly Cell[]): Cell | undefined {
  const covered = (label: Cell) => Math.min(label.right, cell.right) - Math.max(label.left, cell.left)
  const distance = (label: Cell) => Math.abs(label.left + label.right - cell.left - cell.right)
  return [...labels].sort((a, b) => covered(b) - covered(a) || distance(a) - distance(b))[0]
}

/** " | Titular | Suministro" over "Vía | … | …" over "C.P. | … | …". */
function inColumn(lines: readonly TextLine[], place: Placed): AddressOfTable | null {
  const [label, ...codes] = lines[place.line]?.cells ?? []
  const alignment = sameEdge * (lines[place.line]?.height ?? 0)
  if (!label || !isCodeLabel(label.folded) || codes.length < 2 || !codes.every(isAnyCode)) return null
  const isAt = (one: number, other: number) => Math.abs(one - other) <= alignment
  const isRow = (line: TextLine | undefined) => {
    const [name, ...values] = line?.cells ?? []
    // "Escalera" may be empty in each address.
    return (
      name &&
      (isAt(name.left, label.left) || isAt(name.right, label.right)) &&
      (values.length > 0 || partOf(name) !== undefined)
    )
  }
  let [first, last] = [place.line, place.line]
  while (isRow(lines[first - 1]) && isNear(lines, first - 1, first)) first -= 1
  while (isRow(lines[last + 1]) && isNear(lines, last, last + 1)) last += 1
  const isOwn = (cell: Cell) => nearestColumn(cell, codes) === place.cell
  const rows = lines
    .slice(first, last + 1)
    .map(({ cells: [name, ...values] }, at) => ({ name, cell: values.find(isOwn), line: first + at }))
  const parts = partsOfLabels(rows.flatMap(({ name }) => name ?? []))
  if (!isTable(parts)) return null
  const over = isNear(lines, first - 1, first) ? (lines[first - 1]?.cells ?? []) : []
  // "Direcciones | Fiscal | Suministro": the first row may have a word over the labels, too.
  const heads = [over, over.slice(1), (lines[first]?.cells ?? []).slice(1)].find(
    cells => cells.length === codes.length && cells.some(({ folded }) => labelScore(folded, true) !== 0),
  )
  return {
    heading: heads?.[codes.indexOf(place.cell)]?.text ?? headOver(lines, first, place.cell, codes),
    parts: rows.flatMap(({ name, cell, line }) => (name && cell ? partAt(name, parts.get(name), { line, cell }) : [])),
  }
}

/** "PUNTO DE" over "SUMINISTRO", far over the first row that was understood: the nearest label in the column of this code; '' without one. */
function headOver(lines: readonly TextLine[], first: number, code: Cell, codes: readonly Cell[]): string {
  const next = codes[codes.indexOf(code) + 1]?.left ?? Number.POSITIVE_INFINITY
  const textIn = (line: TextLine | undefined) =>
    line?.cells.find(({ left, right }) => left >= code.left - edgeOfColumn && right < next)?.text
  let under: string | undefined
  for (let index = first - 1; index >= 0 && isNear(lines, index, index + 1); index -= 1) {
    const own = textIn(lines[index])
    if (own === undefined) continue
    const over = textIn(lines[index - 1])
    const texts = [over && `${over} ${own}`, own, under && `${own} ${under}`]
    const head = texts.find(text => text && labelScore(fold(text), true) !== 0)
    if (head) return head
    under = own
  }
  return ''
}

// In points.
const edgeOfColumn = 3

/** The column whose edge or middle is nearest. */
function nearestColumn(cell: Cell, columns: readonly Cell[]): Cell | undefined {
  const offset = (other: Cell) =>
    Math.min(
      Math.abs(cell.left - other.left),
      Math.abs(cell.right - other.right),
      Math.abs(cell.left + cell.right - other.left - other.right) / 2,
    )
  return columns.toSorted((one, other) => offset(one) - offset(other))[0]
}

function partAt(label: Cell | undefined, part: Part | undefined, place: Placed): LabelledPart[] {
  // "Vía | Calle Luna" has the kind in the name, and "Tipo | 2.0TD" is none at all. "Tipus de via | CR" is one, though nobody knows it.
  if (!label || !part) return []
  if (part === 'kind' && !isKind(place.cell) && !isUnknownKind(label, place.cell)) return []
  // "N.º Letra | 23": the number, of a house without a letter.
  const own = part === 'suffix' && /^\d/.test(place.cell.text) ? 'number' : part
  return [{ part: own, label: label.text, value: place.cell.text, place, line: place.line }]
}

const isTable = (parts: ReadonlyMap<Cell, Part>): boolean =>
  [...parts.keys()].some(({ folded }) => isCodeLabel(folded)) && [...parts.values()].includes('street')

function isNear(lines: readonly TextLine[], upper: number, lower: number, reach = rowReach): boolean {
  const [one, other] = [lines[upper], lines[lower]]
  return (
    one !== undefined &&
    other !== undefined &&
    one.page === other.page &&
    other.top - one.top <= reach * Math.max(one.height, other.height)
  )
}
