import type { Placed } from '../text/neighbours.ts'
import type { Cell } from '../text/text-line.ts'
import type { Part } from './part-labels.ts'

/** A part of an address with a label of its own. */
export interface LabelledPart {
  part: Part
  /** As printed. */
  label: string
  value: string
  place: Placed
  line: number
}

/** A part, and the cell of its label. */
export interface PartOfForm extends LabelledPart {
  labelCell: Cell
}

/** A part stands at most this many lines from its postal code. */
export const farthest = 12
