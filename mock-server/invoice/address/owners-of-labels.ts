import { type Cell, makeCell, pieceOf, type TextLine, withCells } from '../text/text-line.ts'
import { labelAtStart } from './part-labels.ts'

// Fewer may be the first words of other texts.
const leastLabels = 4

const owner = /^(\p{L}{3,11})(?:\.\s?|[\s_-])(?=\p{L})/u

/** What the abbreviations say in full. */
const titles: ReadonlyMap<string, string> = new Map([
  ['sum', 'Suministro'],
  ['sumin', 'Suministro'],
  ['suministro', 'Suministro'],
  ['subm', 'Suministro'],
  ['tit', 'Titular'],
  ['titular', 'Titular'],
  ['cli', 'Cliente'],
  ['cliente', 'Cliente'],
  ['dis', 'Distribuidora'],
  ['distr', 'Distribuidora'],
  ['cor', 'Correspondencia'],
  ['corr', 'Correspondencia'],
  ['corresp', 'Correspondencia'],
  ['env', 'Envío'],
  ['envio', 'Envío'],
  ['fis', 'Domicilio fiscal'],
  ['fiscal', 'Domicilio fiscal'],
  ['fac', 'Facturación'],
  ['fact', 'Facturación'],
  ['pag', 'Pagador'],
  ['pagador', 'Pagador'],
])

/** "SUM. VIA: LUNA" over "SUM. C.P.: 28004": whose each part is stands before its label. Each block of them gets it as a title of its own. */
export function withTitlesForOwners(lines: readonly TextLine[]): readonly TextLine[] {
  const rows = lines.map(({ cells }) => ownerOf(cells))
  const titled = new Map<TextLine, Cell>()
  const changed = new Map<Cell, readonly Cell[]>()
  for (let first = 0; first < lines.length; ) {
    const title = rows[first]
    let end = first + 1
    while (title !== undefined && rows[end] === title && lines[end]?.page === lines[first]?.page) end += 1
    const block = lines.slice(first, end)
    const cells = block.flatMap(line => line.cells)
    if (title !== undefined && cells.filter(isOwned).length >= leastLabels) {
      const [line] = block
      const [left, right] = [line?.cells[0]?.left, line?.cells.at(-1)?.right]
      if (line && left !== undefined && right !== undefined) titled.set(line, makeCell(title, left, right))
      for (const cell of cells.filter(startsWithOwner)) changed.set(cell, [withoutOwner(cell)])
    }
    first = end
  }
  if (titled.size === 0) return lines
  return lines.flatMap(line => {
    const title = titled.get(line)
    const [own = line] = withCells([line], changed)
    // Nearer to its own block than to the one above.
    return title ? [{ ...line, top: line.top - line.height / 3, cells: [title] }, own] : [own]
  })
}

/** "Suministro" of "SUM" or "Sum.", alone; undefined where nobody knows it. */
export const ownerInFull = (folded: string): string | undefined => titles.get(folded.replace(/\.$/, ''))

const startsWithOwner = ({ folded }: Cell): boolean => titles.has(owner.exec(folded)?.[1] ?? '')

const withoutOwner = (cell: Cell): Cell => pieceOf(cell, owner.exec(cell.folded)?.[0].length ?? 0)

const isOwned = (cell: Cell): boolean => startsWithOwner(cell) && labelAtStart(withoutOwner(cell).folded) !== undefined

/** Whose the labels of a row are, where each of them says so, and the same. */
function ownerOf(cells: readonly Cell[]): string | undefined {
  const owners = cells
    .filter(cell => startsWithOwner(cell) || labelAtStart(cell.folded) !== undefined)
    .map(({ folded }) => titles.get(owner.exec(folded)?.[1] ?? ''))
  return owners.every(one => one === owners[0]) ? owners[0] : undefined
}
