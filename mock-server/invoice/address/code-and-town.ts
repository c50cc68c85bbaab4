import { gapBetween, overlap } from '../text/neighbours.ts'
import { type Cell, makeCell, pieceOf, type TextLine, withCells } from '../text/text-line.ts'
import { areLabelsOfForm, isHeadOfAddresses } from './head-of-form.ts'
import { labelOfCodeAndTown } from './part-labels.ts'

// In line heights: rows of one table stand no farther apart.
const rowReach = 4
// In line heights: how far below the code of a column its town is put.
const halfLine = 0.5

/**
 * A table of addresses that has the postal code and the town of each in one cell, under "C.P. y localidad" or beside it: each of the two gets a
 * cell of its own, and so does its label.
 */
export const withCodeAndTownApart = (lines: readonly TextLine[]): readonly TextLine[] =>
  apartInRows(apartInColumns(lines))

/** "C.P. y localidad" in a row of labels, over "31200 Estella". */
function apartInColumns(lines: readonly TextLine[]): readonly TextLine[] {
  const changed = new Map<Cell, readonly Cell[]>()
  for (const [index, head] of lines.entries()) {
    const label =
      areLabelsOfForm(head) || isHeadOfAddresses(head)
        ? head.cells.find(({ folded }) => labelOfCodeAndTown(folded) !== null)
        : undefined
    const values = label ? valuesUnder(lines, index, label) : []
    if (!label || values.length === 0) continue
    const halves = values.map(({ cell, at }) => partedAt(cell, at))
    // Where the first of the two ends in the column.
    const middle = Math.max(...halves.map(([first]) => first?.right ?? 0))
    const [one = label, other = label] = partedAt(label, labelOfCodeAndTown(label.folded) ?? 0)
    changed.set(label, [
      makeCell(one.text, label.left, middle),
      makeCell(other.text, middle, Math.max(label.right, ...values.map(({ cell }) => cell.right))),
    ])
    for (const [at, { cell }] of values.entries()) changed.set(cell, halves[at] ?? [])
  }
  return withCells(lines, changed)
}

function valuesUnder(lines: readonly TextLine[], index: number, label: Cell): { cell: Cell; at: number }[] {
  const found: { cell: Cell; at: number }[] = []
  let last = lines[index]
  for (const line of lines.slice(index + 1)) {
    if (!last || gapBetween(last, line) > rowReach * last.height) break
    const cell = line.cells.find(other => overlap(other, label)) ?? nearestTo(label, line, lines[index]?.cells ?? [])
    if (!cell) continue
    const at = endOfFirst(cell.text)
    if (at === null) break
    found.push({ cell, at })
    last = line
  }
  return found
}

/** The cell of a column whose values stand at its other edge: of all labels this one is the nearest to it. */
const nearestTo = (label: Cell, { cells }: TextLine, labels: readonly Cell[]): Cell | undefined =>
  cells.find(cell => {
    const offset = (other: Cell) => Math.max(cell.left - other.right, other.left - cell.right)
    return labels.every(other => offset(label) <= offset(other)) && endOfFirst(cell.text) !== null
  })

/** "C.P. / Municipio | 25530 Vielha | 08006 Barcelona" in a column of labels: two rows. */
function apartInRows(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.flatMap(line => {
    const [label, ...values] = line.cells
    const end = label ? labelOfCodeAndTown(label.folded) : null
    const ends = values.map(({ text }) => endOfFirst(text))
    if (!label || end === null || values.length < 2 || ends.includes(null)) return [line]
    const halves = [label, ...values].map((cell, at) => partedAt(cell, at === 0 ? end : (ends[at - 1] ?? 0)))
    // Both rows begin at the edges of the columns.
    const half = (which: 0 | 1) =>
      line.cells.map((cell, at) => makeCell(halves[at]?.[which]?.text ?? '', cell.left, cell.right))
    return [
      { ...line, cells: half(0) },
      { ...line, top: line.top + halfLine * line.height, cells: half(1) },
    ]
  })
}

/** Where the first of "31200 Estella" or "Almería 04003" ends; null in any other text. */
function endOfFirst(text: string): number | null {
  const [, first] =
    /^(?:(\d{5})[\s,–-]+\p{L}.*|(\p{L}[^\d]*?)[\s,(–-]+\d{5}\)?)$/u.exec(text)?.filter(part => part !== undefined) ?? []
  return first?.length ?? null
}

/** Both halves of a text, without the signs between them. */
function partedAt(cell: Cell, at: number): readonly Cell[] {
  const [between = ''] = /^[\s,/(–-]+(?:(?:y|i|e|eta)\s)?/iu.exec(cell.text.slice(at)) ?? []
  const end = cell.text.length - (cell.text.endsWith(')') ? 1 : 0)
  return [pieceOf(cell, 0, cell.text.slice(0, at).trimEnd().length), pieceOf(cell, at + between.length, end)]
}
