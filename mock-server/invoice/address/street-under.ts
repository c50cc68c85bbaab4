import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { above, below, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { isLabelCell } from './label-cell.ts'
import { beginningIn } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'

/**
 * "01005 Vitoria-Gasteiz" over "Calle Luna, 22, 1º A" and perhaps "Puerta 7": an address that ends with its street, where a block begins with it
 * or under a label; none where the street is the next address's.
 */
export function streetUnder(lines: readonly TextLine[], place: Placed, prefix: string): Placed[] {
  const under = below(lines, place, lineReach)
  if (!under || !isBeginning(lines, place, prefix)) return []
  const begins = beginningIn(under.cell.text)
  const isStreet = begins?.prefix === '' && splitStreet(begins.street).streetNr !== ''
  if (!isStreet || hasCode(under.cell)) return []
  const next = below(lines, under, lineReach)
  const flat = next && isFlat(next.cell.text) && namesFlat(next.cell.text) && !hasCode(next.cell) ? next : null
  // The street of a second address has its own code behind it or below it.
  const last = below(lines, flat ?? under)
  if (last && hasCode(last.cell)) return []
  return flat ? [under, flat] : [under]
}

// In line heights: lines of one text.
const lineReach = 2
const hasCode = ({ text }: Cell): boolean => /(?<!\d)\d{5}(?!\d)/.test(text)

/** Nothing of an address stands over a postal code: a label does, a heading that nobody knows, or the town alone. */
function isBeginning(lines: readonly TextLine[], place: Placed, prefix: string): boolean {
  if (prefix !== '') return labelScore(fold(prefix), true) > 0 && isLabelCell(fold(prefix))
  const over = above(lines, place)
  if (!over) return true
  if (labelScore(over.cell.folded, true) > 0 && isLabelCell(over.cell.folded)) return true
  const { text, folded } = over.cell
  // "Ana Prueba" over a code is the name on an envelope, whose street may stand anywhere.
  const isHeading = /^[^\d,:]+$/.test(text) && /\s\p{Ll}+\s/u.test(text) && text.length <= longestTitle
  return isHeading && beginningIn(text) === null && labelScore(folded, true) >= 0
}

const longestTitle = 45
