import { overlap, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isHeadOfRows } from './head-of-form.ts'
import { isKindAtLabel, isKindLabel } from './kind-labels.ts'
import { isCodeLabel, isLabelOf, labelAtStart, type Part } from './part-labels.ts'

// Labels of one column begin at the same place: in points, and in line heights of a picture, whose dots are smaller.
const alignment = 3
const pictured = 0.35
const edgeOf = (line: TextLine | undefined) => Math.max(alignment, pictured * (line?.height ?? 0))

/** Two forms stand side by side, each with a street and a postal code or town under one another, and the part stands in the other than the code. */
export function isInFormBeside(lines: readonly TextLine[], place: Placed, part: Placed, reach: number): boolean {
  const [own, other] = [lines[place.line]?.column, lines[part.line]?.column]
  if (own !== other && own !== undefined && other !== undefined) return true
  const repeated = startsOfForms(lines, place, part)
  if (repeated.length > 0) return areApart(repeated, place, part)
  const page = lines[place.line]?.page
  const edge = edgeOf(lines[place.line])
  const from = Math.max(0, place.line - reach)
  const labels = lines
    .slice(from, place.line + reach + 1)
    .flatMap((line, at) => line.cells.map(cell => ({ line: from + at, cell })))
    .filter(label => lines[label.line]?.page === page && !isKindAtLabel(lines, label))
  const isStreet = ({ folded }: Cell) => isLabelOf('street', folded)
  // "Vía | Nombre vía": the first is the kind's.
  const isOfKind = ({ line, cell }: Placed) =>
    isKindLabel(cell.folded) && lines[line]?.cells.some(other => other !== cell && isStreet(other))
  // "DIRECCIÓN DE SUMINISTRO" over "Tipo vía | Nombre vía" is the head of a form, and no label in it.
  const streets = labels.filter(label => isStreet(label.cell) && !isOfKind(label) && !isHeadOfRows(lines, label))
  // "CP | Població": the town of a row with a code begins no form of its own.
  const isTownAlone = ({ line, cell }: Placed) =>
    isLabelOf('town', cell.folded) && !lines[line]?.cells.some(({ folded }) => isCodeLabel(folded))
  const codes = labels.filter(label => isCodeLabel(label.cell.folded) || isTownAlone(label))
  // A street under a code begins the next form.
  const forms = streets.flatMap(({ line, cell }) => {
    const code = codes.find(other => Math.abs(cell.left - other.cell.left) <= edge && line <= other.line)
    return code ? [{ left: cell.left, first: line, last: code.line }] : []
  })
  // Two forms beside each other over this one say nothing of it.
  const atPlace = forms.filter(({ first, last }) => first - 1 <= place.line && place.line <= last + 1)
  const level = atPlace.length > 0 ? forms.filter(form => atPlace.some(other => areLevel(form, other))) : forms
  const starts = level
    // One whose columns are wider stands over the next one, and not beside it.
    .filter(form => level.some(other => Math.abs(other.left - form.left) > edge && areLevel(form, other)))
    .map(({ left }) => left)
    .filter((left, index, all) => all.findIndex(other => Math.abs(other - left) <= edge) === index)
  const startOf = ({ left }: Cell) => Math.max(...starts.filter(start => start <= left + edge))
  return starts.length > 1 && !overlap(place.cell, part.cell) && startOf(place.cell) !== startOf(part.cell)
}

interface RowsOfForm {
  first: number
  last: number
}

const areLevel = (one: RowsOfForm, other: RowsOfForm) => one.first <= other.last && other.first <= one.last

/** Where a label stands a second time another form begins, and the part stands in the other than the code. */
export const isBeyondRepeatedLabel = (lines: readonly TextLine[], place: Placed, part: Placed): boolean =>
  areApart(startsOfForms(lines, place, part), place, part)

function areApart(starts: readonly number[], place: Placed, part: Placed): boolean {
  const formOf = ({ left, right }: Cell) => starts.filter(start => start <= (left + right) / 2).length
  return formOf(place.cell) !== formOf(part.cell)
}

/** "Vía | Nombre | Vía | Nombre", "Población" beside "Población" a line higher: where each form but the first begins, around a code and a part. */
function startsOfForms(lines: readonly TextLine[], place: Placed, part: Placed): number[] {
  const page = lines[place.line]?.page
  const [from, to] = [Math.min(place.line, part.line) - 1, Math.max(place.line, part.line) + 1]
  const rows = lines.slice(Math.max(0, from), to + 1).filter(line => line.page === page)
  const inRows = rows.map(startsInRow)
  const staggered = rows.flatMap((row, at) => startsInRows(row, rows[at + 1])).map(start => edgeOfForm(rows, start))
  const all = [...inRows.flat(), ...staggered]
  // Of two forms "Comarca | Provincia | Comarca | Provincia" repeats a label in the middle of the second, which another row shows to begin before.
  const level = staggered.length === 0 && inRows.every(starts => starts.length < 2) ? firstOf(all) : all
  const inColumns = startsInColumns(lines, place)
  // Of three forms two rows may show but two.
  return inColumns.length > 0 && inColumns.length >= new Set(level).size ? inColumns : level
}

const firstOf = (starts: readonly number[]) => (starts.length > 0 ? [Math.min(...starts)] : [])

interface LabelInRow {
  name: string
  isMain: boolean
  left: number
}

/** Where the label that is the first to stand twice in a row stands again. */
function startsInRow(row: TextLine): number[] {
  const labels = labelsOf(row)
  const repeated = labels.filter(({ name }, at) => labels.findIndex(other => other.name === name) < at)
  const [first] = repeated
  if (!repeated.some(({ isMain }) => isMain) && new Set(repeated.map(({ name }) => name)).size < 2) return []
  return repeated.filter(({ name }) => name === first?.name).map(({ left }) => left)
}

/** Two forms whose rows do not stand level: "Población" and, a row lower in another column, "Población". */
function startsInRows(row: TextLine, next: TextLine | undefined): number[] {
  const [here, there] = [labelsOf(row), next ? labelsOf(next) : []]
  const again = here.flatMap(({ name, isMain, left }) => {
    const other = there.find(label => label.name === name)
    const isApart = other && isMain && Math.abs(other.left - left) > leastFormWidth * row.height
    return isApart ? [Math.max(left, other.left)] : []
  })
  // "C.P. | Localidad | C.P. | Localidad": the second form begins with the first label of it.
  return firstOf(again)
}

/** "Letra: | C.P.: 31004" below "Núm.: 22 | Piso: 2": where the first of the cells begins that no strip of white parts from this one. */
function edgeOfForm(rows: readonly TextLine[], start: number): number {
  const strip = Math.max(...rows.map(({ height }) => height))
  let edge = start
  for (const { left, right } of rows.flatMap(({ cells }) => cells).toSorted((one, other) => other.right - one.right))
    if (left < edge && right > edge - strip) edge = left
  return edge
}

/** Two forms whose rows run past each other: with a strip of nothing between them, and the same labels on both sides. */
function startsInColumns(lines: readonly TextLine[], place: Placed): number[] {
  const own = lines[place.line]
  if (!own) return []
  const width = leastFormWidth * own.height
  const around = lines.slice(Math.max(0, place.line - formLines), place.line + formLines + 1)
  const rows = around.filter(line => line.page === own.page)
  const labels = Map.groupBy(
    rows.flatMap((row, line) => labelsOf(row).map(label => ({ ...label, line }))).filter(({ isMain }) => isMain),
    ({ name }) => name,
  )
  const cells = rows.filter(row => labelsOf(row).some(({ isMain }) => isMain)).flatMap(row => row.cells)
  for (const count of [mostForms, 2]) {
    const places = [...labels.values()]
      .map(same => same.toSorted((one, other) => one.left - other.left))
      .filter(
        same =>
          same.length === count && same.every(({ left }, at) => at === 0 || left - (same[at - 1]?.left ?? 0) >= width),
      )
    if (places.length < leastCommonLabels) continue
    const forms = Array.from({ length: count - 1 }, (_, at) => ({
      start: Math.min(...places.map(same => same[at + 1]?.left ?? 0)),
      before: Math.max(...places.map(same => same[at]?.left ?? 0)),
    }))
    const areApart = forms.every(
      ({ start, before }, at) =>
        areSideBySide(places, at) &&
        start - before > width &&
        cells.every(({ left, right }) => right < start || left >= start - edgeOf(own)),
    )
    if (areApart) return forms.map(({ start }) => start)
  }
  return []
}

/** The rows of one form run past those of the other by as much everywhere; of forms one over the other, with other columns, they do not. */
const areSideBySide = (places: readonly (readonly PlacedLabel[])[], at: number): boolean => {
  const offsets = places.map(same => (same[at + 1]?.line ?? 0) - (same[at]?.line ?? 0))
  return Math.max(...offsets) - Math.min(...offsets) <= mostSpread
}

// In lines.
const mostSpread = 4
const mostForms = 3
const formLines = 9
const leastCommonLabels = 3

// In line heights.
const leastFormWidth = 10

interface PlacedLabel {
  left: number
  line: number
}

function labelsOf({ cells }: TextLine): LabelInRow[] {
  return cells.flatMap(({ folded, left }) => {
    const found = labelAtStart(folded)
    if (!found) return []
    const { part, label } = found
    // "Calle | Calle Luna": a label and its value. "C.P. y localidad" is no value.
    const name = isLabelOf(part, folded) || isCodeLabel(folded) ? label : `${label} …`
    return [{ name, isMain: !partsOfHouse.includes(part), left }]
  })
}

// Their labels may stand more than once in a form.
const partsOfHouse: readonly Part[] = ['number', 'suffix', 'flat']
