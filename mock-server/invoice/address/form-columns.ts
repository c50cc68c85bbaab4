import { overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isHeadOfForm } from './head-of-form.ts'
import { isKindUnderLabel } from './labelled-value.ts'
import { isCodeLabel, isLabelOf } from './part-labels.ts'

// Labels of one column begin at the same place, in points.
const alignment = 3

/** Two forms stand side by side, each with a street and a postal code or town under one another, and the part stands in the other than the code. */
export function isInFormBeside(lines: readonly TextLine[], place: Placed, part: Placed, reach: number): boolean {
  const page = lines[place.line]?.page
  const from = Math.max(0, place.line - reach)
  const labels = lines
    .slice(from, place.line + reach + 1)
    .flatMap((line, at) => line.cells.map(cell => ({ line: from + at, cell })))
    .filter(label => lines[label.line]?.page === page && !isKindUnderLabel(lines, label))
  // "DIRECCIÓN DE SUMINISTRO" over "Tipo vía | Nombre vía" is the head of a form, and no label in it.
  const streets = labels.filter(label => isLabelOf('street', label.cell.folded) && !isHeadOfForm(lines, label))
  const codes = labels.filter(({ cell }) => isCodeLabel(cell.folded) || isLabelOf('town', cell.folded))
  const starts = streets
    // A street under a code begins the next form.
    .filter(street => codes.some(code => isAligned(street.cell, code.cell) && street.line <= code.line))
    .map(({ cell }) => cell.left)
    .filter((left, index, all) => all.findIndex(other => Math.abs(other - left) <= alignment) === index)
  const startOf = ({ left }: Cell) => Math.max(...starts.filter(start => start <= left + alignment))
  return starts.length > 1 && !overlap(place.cell, part.cell) && startOf(place.cell) !== startOf(part.cell)
}

const isAligned = (one: Cell, other: Cell) => Math.abs(one.left - other.left) <= alignment
