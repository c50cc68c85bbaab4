import { labelScore } from '../evidence/label-score.ts'
import { overlap, type Placed, paragraphReach } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isPostalCode } from './looks-like-address.ts'
import { ownerInFull } from './owners-of-labels.ts'
import { inColumn } from './table-in-columns.ts'
import { type AddressOfTable, isNear, isTable, partAt, partsOfLabels } from './table-parts.ts'

/** A table of several addresses, each in a row under the labels of its parts, or in a column beside them; null where the code stands in none. */
export const addressOfTable = (lines: readonly TextLine[], place: Placed): AddressOfTable | null =>
  isPostalCode(place.cell) ? (inRow(lines, place) ?? inColumn(lines, place)) : null

/** " | Vía | Nº | C.P. | Población" over "Fiscal | …" over "Suministro | …". */
function inRow(lines: readonly TextLine[], place: Placed): AddressOfTable | null {
  const isRow = (line: TextLine | undefined) =>
    line?.cells.some(cell => isPostalCode(cell) && overlap(cell, place.cell)) ?? false
  let first = place.line
  while (isRow(lines[first - 1]) && isNear(lines, first - 1, first)) first -= 1
  const isOneOfSeveral =
    first < place.line || (isRow(lines[place.line + 1]) && isNear(lines, place.line, place.line + 1))
  const over = rowOver(lines, first)
  const labels = isNear(lines, over, first) ? (lines[over]?.cells ?? []) : []
  const parts = partsOfLabels(labels)
  // One row alone is a form like others, but for cells so high that its labels stand far over it.
  const isHigh = !isNear(lines, over, first, paragraphReach)
  if (!(isOneOfSeveral || isHigh) || !isTable(parts)) return null
  const cells = lines[place.line]?.cells ?? []
  const [start = 0] = [...parts.keys()].map(({ left }) => left)
  // "DIRECCIONES", which runs up beside them all, and "Suministro"
  const before = cells.filter(({ right }) => right < start)
  const says = ({ folded }: Cell) => labelScore(folded, true) !== 0
  // The last column may say so as well, under a label that is no part's.
  const last = cells.filter(cell => says(cell) && !parts.has(labelOver(cell, labels) ?? cell)).at(-1)
  const head = before.find(says) ?? before[0] ?? last
  const found = cells
    .filter(cell => cell !== head && (head === undefined || head === last || cell.left > head.right))
    .map(cell => ({ cell, label: labelOver(cell, labels) }))
  // Two values under one label: nobody knows which is whose.
  if (new Set(found.map(({ label }) => label)).size < found.length) return null
  return {
    heading: head ? headingOf(head, labels) : '',
    parts: found.flatMap(({ cell, label }) => partAt(label, label && parts.get(label), { line: place.line, cell })),
  }
}

/** "Suministro" of "SUM"; "Adreça del subministre" of "del subministre" under "Adreça". */
function headingOf(head: Cell, labels: readonly Cell[]): string {
  const full = ownerInFull(head.folded) ?? head.text
  const over = labels.find(label => overlap(label, head))
  return over && /^(?:de|del|da|do|d['’])(?!\p{L})/u.test(head.folded) ? `${over.text} ${full}` : full
}

/** The nearest line above that is no typed rule ("-----"). */
function rowOver(lines: readonly TextLine[], line: number): number {
  let over = line - 1
  while (lines[over]?.cells.every(({ text }) => !/[\p{L}\d]/u.test(text))) over -= 1
  return over
}

/** The label that covers most of a value, else the nearest. */
function labelOver(cell: Cell, labels: readonly Cell[]): Cell | undefined {
  const covered = (label: Cell) => Math.min(label.right, cell.right) - Math.max(label.left, cell.left)
  const distance = (label: Cell) => Math.abs(label.left + label.right - cell.left - cell.right)
  return [...labels].sort((a, b) => covered(b) - covered(a) || distance(a) - distance(b))[0]
}
