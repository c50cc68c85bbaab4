import type { Cell, TextLine } from './text-line.ts'

// Folded headings of what was wrong or is over, and of what holds instead, in columns beside each other. Not "anterior" and "actual" alone:
// those are the readings of a meter.
const former =
  /^(?:donde (?:decia|dice)|on deia|decia|datos? (?:anterior(?:es)?|erroneos?|incorrectos?)|dades (?:anteriors|erronies)|valor(?:es)? anterior(?:es)?)$/
const present =
  /^(?:deben? decir|ha de dir|dice|datos? (?:correctos?|nuevos?|actual(?:es)?)|dades (?:correctes|noves|actuals)|valor(?:es)? (?:correctos?|nuevos?|actual(?:es)?))$/

/** The text without the columns of what was wrong or is over ("Donde decía", "Debe decir"): of a corrected bill, only what holds. */
export function withoutFormerColumns(lines: readonly TextLine[]): readonly TextLine[] {
  const columns = lines.flatMap((line, index) => {
    const wrong = line.cells.find(({ folded }) => former.test(bare(folded)))
    const right = line.cells.find(({ folded }) => present.test(bare(folded)))
    return wrong && right ? [{ index, page: line.page, wrong, right }] : []
  })
  if (columns.length === 0) return lines
  return lines.map((line, index) => {
    const isFormer = (cell: Cell) =>
      columns.some(column => column.page === line.page && index > column.index && isUnder(cell, column))
    return { ...line, cells: line.cells.filter(cell => !isFormer(cell)) }
  })
}

const bare = (folded: string) => folded.replace(/[\s:.]+$/, '').trim()

/** Begins in the column of the wrong values, and ends before the one of the right values. */
function isUnder({ left, right }: Cell, columns: { wrong: Cell; right: Cell }): boolean {
  const isFirst = columns.wrong.left < columns.right.left
  const begins = left >= columns.wrong.left - 2
  return begins && (isFirst ? right <= columns.right.left : left < columns.wrong.right)
}
