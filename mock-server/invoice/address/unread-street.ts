import { plain } from '../places/match-town.ts'
import { isProse } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { beginningIn } from './street-beginning.ts'
import { splitStreet } from './street-parts.ts'
import { otherPiece } from './street-text.ts'

// A street with its house takes no more.
const longest = 90

/** A street with its number stands on the bill, and no address has it: one that has no postal code, or that was not understood. */
export function hasUnreadStreet(lines: readonly TextLine[], addresses: readonly AddressCandidate[]): boolean {
  const read = new Set(addresses.flatMap(({ places }) => places.map(({ cell }) => cell)))
  const known = addresses.map(({ street }) => lastWord(street))
  return lines.some(({ cells }) =>
    cells.some(cell => {
      const street = read.has(cell) ? '' : streetWithNumber(cell)
      return street !== '' && !known.includes(lastWord(street))
    }),
  )
}

/** The street of a cell that is one with its number, behind a label or alone; '' elsewhere. */
function streetWithNumber(cell: Cell): string {
  if (cell.text.length > longest || isProse(cell)) return ''
  const begins = beginningIn(cell.text)
  if (!begins || otherPiece.test(cell.folded)) return ''
  const { street, streetNr } = splitStreet(begins.street)
  return streetNr === '' || plain(street).split(' ').length < 2 ? '' : street
}

/** "C/ Luna" and "Calle de la Luna" end alike. */
const lastWord = (street: string) => plain(street).split(' ').at(-1) ?? ''
