import { fold } from '../text/fold.ts'
import { above, leftOf, type Placed } from '../text/neighbours.ts'
import { type Cell, makeCell, type TextLine, withCells } from '../text/text-line.ts'
import { isKindLabel, onlyKind } from './kind-labels.ts'
import { isLabelOf } from './part-labels.ts'

// In points.
const sameEdge = 2
// "Pl." and "Via" are labels of other things, too.
const shortest = 5

/**
 * "Passeig | Bisbe Guillamet" over "Número | 5": a form whose label of the street says its kind. The kind goes before the name, as elsewhere.
 */
export const withKindsAsLabels = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, index) => {
    const at = line.cells.findIndex((_, place) => isKindAndName(line.cells, place, lines[index + 1]))
    const [kind, name] = line.cells.slice(at, at + 2)
    if (at < 0 || !kind || !name) return line
    const street = [
      makeCell('Vía', kind.left, kind.right),
      makeCell(`${kind.text.replace(/:$/, '')} ${name.text}`, name.left, name.right),
    ]
    return { ...line, cells: [...line.cells.slice(0, at), ...street, ...line.cells.slice(at + 2)] }
  })

function isKindAndName(cells: readonly Cell[], at: number, next: TextLine | undefined): boolean {
  const [kind, name] = cells.slice(at, at + 2)
  if (!kind || !name || !next || !/^\p{L}/u.test(name.text)) return false
  const folded = kind.folded.replace(/:$/, '')
  // "Calle" and "Carrer" are labels of a street in many forms, and "Tipo de vía | Paseo" has its own.
  if (!onlyKind.test(folded) || isLabelOf('street', folded) || folded.length < shortest) return false
  const under = next.cells.findIndex(({ left }) => Math.abs(left - kind.left) <= sameEdge)
  const [label, value] = next.cells.slice(under, under + 2)
  return (
    under >= 0 &&
    label !== undefined &&
    isLabelOf('number', label.folded) &&
    value !== undefined &&
    Math.abs(value.left - name.left) <= sameEdge
  )
}

/** "Carrer / Calle" at "Tipus de via / Tipo de vía": a kind in two languages, of which the last counts, as it does of labels. */
export const withKindsOnce = (lines: readonly TextLine[]): readonly TextLine[] =>
  withCells(
    lines,
    new Map(
      lines.flatMap(({ cells }, line) =>
        cells.flatMap(cell => {
          const kind = kindInTwoLanguages(lines, { line, cell })
          return kind === undefined ? [] : [[cell, [makeCell(kind, cell.left, cell.right)]] as const]
        }),
      ),
    ),
  )

function kindInTwoLanguages(lines: readonly TextLine[], place: Placed): string | undefined {
  const kinds = place.cell.text.split(' / ')
  const isAtLabel = [above(lines, place)?.cell, leftOf(lines, place)[0]].some(cell => cell && isKindLabel(cell.folded))
  return isAtLabel && kinds.length === 2 && kinds.every(kind => onlyKind.test(fold(kind))) ? kinds[1] : undefined
}
