import { fold } from '../text/fold.ts'
import { areAligned, cellReach, gapBetween } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine, withCells } from '../text/text-line.ts'
import { areOfOneRank } from './flat-of-form.ts'
import { isBareName, onlyKind } from './kind-labels.ts'
import { isCodeLabel, isLabelOf, isPartLabel, partNames } from './part-labels.ts'

// Fewer may be two rows of one form.
const leastPairs = 3

/** "Vía | Nombre | Nº" over "Bidea | Izena | Zk.": the head of a table in two languages, each label in one of them. */
export function withHeadsOnce(lines: readonly TextLine[]): readonly TextLine[] {
  const repeated = new Map<TextLine, TextLine>()
  for (const [index, second] of lines.entries()) {
    const head = lines[index - 1]
    if (head && saysTheSame(head, second)) repeated.set(head, second)
  }
  if (repeated.size === 0) return lines
  const seconds = new Set(repeated.values())
  return lines.flatMap(line => {
    const second = repeated.get(line)
    if (second) return [{ ...line, cells: line.cells.map(cell => labelOfBoth(cell, pairOf(cell, line, second))) }]
    return seconds.has(line) ? [] : [line]
  })
}

function saysTheSame(head: TextLine, second: TextLine): boolean {
  // "Kalea /" goes on in the other language.
  if (head.cells.some(({ text }) => text.endsWith('/'))) return false
  if (gapBetween(head, second) > cellReach * head.height) return false
  const pairs = head.cells.flatMap(cell => {
    const other = pairOf(cell, head, second)
    return other ? [[cell, other] as const] : []
  })
  const same = pairs.filter(([cell, other]) => areOfOnePart(cell.folded, other.folded))
  return pairs.length === second.cells.length && same.length >= leastPairs
}

const pairOf = (cell: Cell, head: TextLine, second: TextLine): Cell | undefined =>
  second.cells.find(other => areAligned(cell, other, head.height))

const betweenLanguages = /^(.+?)\s[·|–-]\s(.+)$/u

/** "Kalea · Calle": a label in two languages has one sign between them, whatever the bill prints. */
export const withOneSignBetweenLanguages = (lines: readonly TextLine[]): readonly TextLine[] =>
  withCells(
    lines,
    new Map(
      lines.flatMap(({ cells }) =>
        cells.flatMap(cell => {
          const [, one, other] = betweenLanguages.exec(cell.text) ?? []
          const isLabel = one !== undefined && other !== undefined && areOfOnePart(fold(one), fold(other))
          return isLabel ? [[cell, [makeCell(`${one} / ${other}`, cell.left, cell.right)]] as const] : []
        }),
      ),
    ),
  )

/** "Zenbakia" and "Número": the labels of one part. */
export const areOfOnePart = (one: string, other: string): boolean =>
  one !== other &&
  (partNames.some(
    part => isLabelOf(part, one) && isLabelOf(part, other) && (part !== 'flat' || areOfOneRank(one, other)),
  ) ||
    (isCodeLabel(one) && isCodeLabel(other)) ||
    (isBareName(one) && isBareName(other)))

/**
 * The one of two labels that is known. A part of the flat is called what the last of them says; "Kalea" over "Calle" is the kind of the street,
 * too, of which the last counts.
 */
function labelOfBoth(cell: Cell, other: Cell | undefined): Cell {
  if (!other) return cell
  const areKinds = cell.folded !== 'via' && onlyKind.test(cell.folded) && onlyKind.test(other.folded)
  if (areKinds) return makeCell(`${cell.text} / ${other.text}`, cell.left, cell.right)
  if (isLabelOf('flat', other.folded)) return other
  return isPartLabel(cell.folded) || !isPartLabel(other.folded) ? cell : other
}
