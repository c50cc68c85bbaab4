import { leftOf, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { isSide } from './flat-words.ts'
import { isInFormBeside } from './form-columns.ts'
import { onlyKind } from './kind-labels.ts'
import { farthest } from './labelled-part.ts'
import { beginsWithPart, isLabelOf, isPartLabel, type Part, partNames } from './part-labels.ts'

/** "Piso:" and "3" apart, over "Puerta: Izda.", "Street | Luna" over "House number 8": a value that stands close to its longer label. */
export function isCloseTo(lines: readonly TextLine[], place: Placed, part: Part, label: string): boolean {
  const value = place.cell.folded.slice(label.length)
  if (part === 'kind') return onlyKind.test(value)
  if (label.includes(':')) return part === 'number' || part === 'flat' || part === 'town'
  // "Piso | 2 | Mano D"
  if (part === 'flat') return isDoor(value) && isBehindField(lines, place)
  return part === 'number' && / \S/.test(label) && /^\d{1,4}$/.test(value) && !isValueOfLabel(lines, place)
}

const isDoor = (value: string) => isSide(value) || /^(?:\p{L}|\d{1,2})$/u.test(value)

/** A label with its value in the cells before. */
function isBehindField(lines: readonly TextLine[], place: Placed): boolean {
  const [value, label] = leftOf(lines, place)
  return value !== undefined && label !== undefined && !isPartLabel(value.folded) && isPartLabel(label.folded)
}

/** "Domicilio | Calle Luna 2", "Piso | Escalera 1, 3º B" beside "C.P. 28004": a value that begins with a label's word. */
export const isValueOfLabel = (lines: readonly TextLine[], place: Placed) => {
  const [before] = leftOf(lines, place)
  if (before === undefined || !isPartLabel(before.folded)) return false
  // "Piso | Calle Avenida de Europa": the label of the form beside has no value.
  if (isInFormBeside(lines, { line: place.line, cell: before }, place, farthest)) return false
  // "Nº 8 | Esc. | Piso 3º": the labels of this row stand before their values, and one has none.
  const labelled = (rows: readonly TextLine[]) =>
    rows.flatMap(({ cells }) => cells).filter(({ folded }) => partNames.some(part => hasValue(part, folded))).length
  const around = lines.slice(Math.max(0, place.line - 1), place.line + 2)
  return labelled(lines.slice(place.line, place.line + 1)) < 3 && labelled(around) < leastAround
}

// More in three lines than values that happen to begin with the word of a label.
const leastAround = 5

const hasValue = (part: Part, folded: string) => beginsWithPart.get(part)?.test(folded) && !isLabelOf(part, folded)
