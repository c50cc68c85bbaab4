import { groupWords } from '../text/group-words.ts'
import type { Word } from '../text/text-line.ts'
import { holdsPostalCode } from './looks-like-address.ts'
import { labelAtStart, type Part } from './part-labels.ts'

// In line heights: two lines stand level.
const level = 0.25
// Of the rows with a label of the shorter form.
const mostRows = 0.6

/** A form with a street, a postal code and the labels of both: no envelope, and no part of the account. */
export function isForm(words: readonly Word[]): boolean {
  const cells = groupWords([...words], 0).flatMap(line => line.cells)
  const has = (...parts: readonly (Part | undefined)[]) =>
    cells.some(({ folded }) => parts.includes(labelAtStart(folded)?.part))
  return has('street', 'kind') && has('postalCode', 'town') && cells.some(({ text }) => holdsPostalCode(text))
}

/** "Calle" beside "Calle", "Número" beside "Número": most rows of two forms stand level and have the same labels. */
export function haveSameRows(one: readonly Word[], other: readonly Word[]): boolean {
  const labelsOf = (words: readonly Word[]) =>
    groupWords([...words], 0).flatMap(({ top, height, cells }) => {
      const part = labelAtStart(cells[0]?.folded ?? '')?.part
      return part ? [{ top, height, part }] : []
    })
  const [left, right] = [labelsOf(one), labelsOf(other)]
  const same = left.filter(label =>
    right.some(({ top, part }) => part === label.part && Math.abs(top - label.top) <= level * label.height),
  )
  return same.length >= mostRows * Math.min(left.length, right.length)
}
