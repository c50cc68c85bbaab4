import { labelScore, strength } from '../evidence/label-score.ts'
import { above, below, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'

/** A longer text is no label. */
export const longestHeading = 60

/** What a label says that is broken over two or three lines, one of which is this cell: "Dirección", "del", "suministro"; else 0. */
export function wrappedScore(lines: readonly TextLine[], place: Placed): number {
  const [over, own, under] = [above(lines, place), place, below(lines, place)].map(part => part?.cell.folded ?? '')
  for (const pieces of [
    [over, own],
    [own, under],
    [over, own, under],
  ]) {
    const label = pieces.join(' ')
    if (pieces.includes('') || label.length > longestHeading) continue
    const together = labelScore(label, true)
    const isSaidByOne = pieces.some(piece => labelScore(piece ?? '', true) === together)
    if (Math.abs(together) === strength.supply && !isSaidByOne) return together
  }
  return 0
}
