import { fold } from '../text/fold.ts'
import { above, below, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import {
  bareAddressLabel,
  opensNextPiece,
  supplyAddressLabel,
  supplyHeading,
  withoutNextPiece,
  withoutPartLabels,
} from './address-labels.ts'

/** How a retailer sets the supply address: beside or under its label, or beginning in the line over it. */
export type AddressShape = 'usual' | 'streetAbove'

const mostLines = 4

/** The lines that may be the supply address, most likely reading first, for each label on the invoice. */
export function addressBlocks(lines: readonly TextLine[], shape: AddressShape): string[][][] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const rest = textAfterLabel(lines, { line: index, cell })
      return rest === null ? [] : [readingsOf(lines, { line: index, cell }, rest, shape)]
    }),
  )
}

/** What follows the label in its own cell, or null where there is no label of a supply address. */
function textAfterLabel(lines: readonly TextLine[], place: Placed): string | null {
  const { text, folded } = place.cell
  const label = supplyAddressLabel.exec(folded)
  if (label) return label.groups?.kind?.includes('gas') ? null : text.slice(label.index + label[0].length).trim()
  const bare = bareAddressLabel.exec(folded)
  return bare && isUnderSupplyHeading(lines, place) ? text.slice(bare[0].length).trim() : null
}

function isUnderSupplyHeading(lines: readonly TextLine[], place: Placed): boolean {
  for (let at = above(lines, place), step = 0; at && step < mostLines; at = above(lines, at), step += 1) {
    if (supplyHeading.test(at.cell.folded)) return true
  }
  return false
}

function readingsOf(lines: readonly TextLine[], place: Placed, rest: string, shape: AddressShape): string[][] {
  const under = column(lines, place)
  const next = rightOf(lines, place)[0]
  const beside = rest === '' && next && !opensNextPiece(next.folded) ? { line: place.line, cell: next } : null
  const readings = beside
    ? [[withoutPartLabels(beside.cell.text), ...column(lines, beside)], under]
    : [rest === '' ? under : [withoutPartLabels(rest), ...under]]
  const [first = []] = readings
  const street = shape === 'streetAbove' && beginsWithNumber.test(first[0] ?? '') ? above(lines, beside ?? place) : null
  return street && isStreet(street.cell) ? [[street.cell.text, ...first], ...readings] : readings
}

const beginsWithNumber = /^(?:\d{1,4}\b(?!\d)|s\/n)/i

function isStreet({ text, folded }: Cell): boolean {
  return /^\p{L}/u.test(text) && !opensNextPiece(folded) && !/[:€]|\d{5}|kw/i.test(text)
}

/** The lines under a cell, in its column, up to the next piece of the invoice. */
function column(lines: readonly TextLine[], place: Placed): string[] {
  const texts: string[] = []
  for (let at = below(lines, place); at && texts.length < mostLines; at = below(lines, at)) {
    if (opensNextPiece(fold(withoutPartLabels(at.cell.text)))) break
    const own = ownText(at.cell)
    if (own === '') break
    texts.push(own)
  }
  return texts
}

function ownText(cell: Cell): string {
  const text = withoutPartLabels(cell.text)
  return withoutNextPiece(text, fold(text))
}
