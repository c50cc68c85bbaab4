import { overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, pieceOf, type TextLine, withCells } from '../text/text-line.ts'
import { tokensOf } from './power-tokens.ts'
import { tableReach } from './table-columns.ts'

// In line heights: a name and its number begin at one place.
const sameEdge = 0.8
const mostRows = 4
// Fewer names of periods need no head of their own.
const leastPeriods = 3

/**
 * "P1 Punta P2 Llano" over numbers that begin below each: two heads. "Potencia contratada" in the middle over "Punta | Valle", beside "Consumo"
 * over "Punta | Llano | Valle": each stands over all of its periods.
 */
export const withHeadsOfPeriods = (lines: readonly TextLine[]): readonly TextLine[] =>
  withWideHeads(withPeriodsApart(lines))

function withPeriodsApart(lines: readonly TextLine[]): readonly TextLine[] {
  const parted = new Map<Cell, readonly Cell[]>()
  for (const [index, line] of lines.entries()) {
    const rows = lines.slice(index + 1, index + 1 + mostRows).filter(({ page }) => page === line.page)
    for (const cell of line.cells) {
      const [first, ...others] = periodsIn(cell)
      const isOverNumber = ({ left }: Cell) =>
        rows.some(({ cells }) =>
          cells.some(value => /^[\d.,]+$/.test(value.text) && Math.abs(value.left - left) <= sameEdge * line.height),
        )
      if (first && others.length > 0 && others.some(isOverNumber)) parted.set(cell, [first, ...others])
    }
  }
  return withCells(lines, parted)
}

/** The names of periods of which a text consists; none where it says more. */
function periodsIn(cell: Cell): Cell[] {
  const tokens = tokensOf(cell)
  const rest = tokens.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), cell.folded)
  // "P2 Pla/Llano" is one name.
  if (tokens.some(({ kind }) => kind !== 'period') || /[\p{L}\d]/u.test(rest.replace(/\/\s?\p{L}+/gu, ''))) return []
  const starts = tokens.map(({ start }) => start).filter(start => start === 0 || cell.text[start - 1] === ' ')
  return starts.map((start, at) => {
    const text = cell.text.slice(start, starts[at + 1]).trimEnd()
    return pieceOf(cell, start, start + text.length)
  })
}

function withWideHeads(lines: readonly TextLine[]): readonly TextLine[] {
  const widened = new Map<Cell, readonly Cell[]>()
  for (const [index, line] of lines.entries()) {
    const periods = line.cells.filter(cell => periodsIn(cell).length === 1)
    if (periods.length < leastPeriods) continue
    const heads = headsOver(lines, index)
    const groups = Map.groupBy(periods, period => nearestTo(period, heads))
    // Where each stands over its own periods there is nothing to do.
    const isWide = heads.every(head => (groups.get(head) ?? []).every(period => overlap(period, head)))
    if (heads.length < 2 || groups.size < heads.length || isWide) continue
    for (const [head, own] of groups)
      if (head)
        widened.set(head, [
          makeCell(
            head.text,
            Math.min(head.left, ...own.map(({ left }) => left)),
            Math.max(head.right, ...own.map(({ right }) => right)),
          ),
        ])
  }
  return withCells(lines, widened)
}

/** The titles of powers and of energy in one of the two lines above. */
function headsOver(lines: readonly TextLine[], index: number): readonly Cell[] {
  const own = lines[index]
  const isHead = ({ folded }: Cell) => /poten|kwh|consum|energ/.test(folded) && !/\d[.,]\d/.test(folded)
  const above = [1, 2]
    .map(step => lines[index - step])
    .filter(line => own && line?.page === own.page && own.top - line.top <= tableReach * own.height)
  return above.map(line => (line?.cells ?? []).filter(isHead)).find(heads => heads.length > 1) ?? []
}

const middleOf = ({ left, right }: Cell) => (left + right) / 2
const nearestTo = (cell: Cell, heads: readonly Cell[]): Cell | undefined =>
  heads.toSorted(
    (one, other) => Math.abs(middleOf(one) - middleOf(cell)) - Math.abs(middleOf(other) - middleOf(cell)),
  )[0]
