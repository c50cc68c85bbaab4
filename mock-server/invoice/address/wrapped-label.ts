import { expressionOf } from '../evidence/expression-of.ts'
import { labelScore, strength } from '../evidence/label-score.ts'
import { holderLabel } from '../evidence/wordings.ts'
import { endsInSmallWord, joinedLines } from '../text/joined-lines.ts'
import { above, below, type Placed, piecesAround, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isLabelOf, partNames } from './part-labels.ts'

/** A longer text is no label; one in two languages may be as long as this. */
export const longestHeading = 72

/** What a label says that is broken over two or three lines, one of which is this cell: "Dirección", "del", "suministro"; else 0. */
export function wrappedScore(lines: readonly TextLine[], place: Placed): number {
  const lower = below(lines, place)
  const [over = '', own = '', under = ''] = [
    above(lines, place),
    place,
    lower && isOfHolder(lines, lower) ? null : lower,
  ].map(part => (part && !isOtherPart(part.cell) ? part.cell.folded : ''))
  for (const pieces of [
    [over, own],
    [own, under],
    [over, own, under],
  ]) {
    const together = brokenLabel(pieces)
    if (together !== 0) return together
  }
  return 0
}

/**
 * "Adreça del punt de" over "subministrament", whose last line is this cell; 0 where one line says it alone, or each is whole. "Adreça de
 * subministrament / Dirección del" goes on, whatever it says by then.
 */
export function wrappedOverScore(lines: readonly TextLine[], place: Placed): number {
  const over = above(lines, place)
  if (!over) return 0
  const pieces = [over.cell.folded, place.cell.folded]
  const isOpen = /[/·|]/u.test(over.cell.text) && endsInSmallWord.test(over.cell.text)
  if (isOpen && pieces.join(' ').length <= longestHeading) return supplyOrOther(labelScore(pieces.join(' '), true))
  return endsInSmallWord.test(over.cell.text) || /^\p{Ll}/u.test(place.cell.text) ? brokenLabel(pieces) : 0
}

/** "Piso" under "Domicilio", in a form: a label of its own. */
const isOtherPart = ({ folded }: Cell) => partNames.some(part => part !== 'street' && isLabelOf(part, folded))

const supplyOrOther = (score: number) => (Math.abs(score) === strength.supply ? score : 0)

const holder = expressionOf(holderLabel)

/** "Titular | Ana Prueba" under "Adreça | C/ Luna 2": a row of its own, as against the end of "Adreça titular". */
function isOfHolder(lines: readonly TextLine[], place: Placed): boolean {
  const [value] = rightOf(lines, place)
  const label = place.cell.folded.replace(/\s?:$/, '')
  return holder.exec(label)?.[0] === label && value !== undefined && !/^\d|\d{5}\s\p{L}/u.test(value.text)
}

/** "Adreça del punt de" and "subministrament:" left of an address, half a line over it and half a line below; else 0. */
export const scoreAround = (lines: readonly TextLine[], place: Placed): number =>
  brokenLabel(piecesAround(lines, place))

/** What the pieces of a label say together; 0 where one of them alone says it, or they are none. */
export function brokenLabel(pieces: readonly string[]): number {
  // "Domicilio" over "Datos del suministro", which heads the next box.
  const isHeading = pieces.slice(1).some(piece => /^(?:datos|dades|datuak)(?!\p{L})/u.test(piece))
  if (pieces.length === 0 || pieces.includes('') || isHeading) return 0
  const label = joinedLines(pieces)
  if (label.length > longestHeading) return 0
  // "SUMI-" over "NISTRO" is one word.
  const isOneWord = pieces.slice(0, -1).some(piece => piece.endsWith('-'))
  const score = labelScore(label, true)
  const together = isOneWord ? score : supplyOrOther(score)
  return pieces.some(piece => labelScore(piece, true) === together) ? 0 : together
}
