import { leftOf, overlaps, type Placed, rightOf, type TextLine } from '../text/text-line.ts'
import { streetKinds } from '../words/addresses.ts'
import { phraseTest, plainWords } from '../words/match.ts'
import { isLabelText, labelScore, strength } from './label-score.ts'
import { isOtherLabel, type PartLabel, partLabel } from './part-label.ts'

/** A cell that labels parts of an address: alone, or with its value behind a colon. */
export interface LabelCell extends PartLabel {
  place: Placed
  text: string
  /** '' where the value has its own cell. */
  value: string
}

const isKind = phraseTest(streetKinds)
const inline = /^([^:]{1,45}?)\s*:\s*(\S.*)$/u

/** Every label of a part of an address, by line. */
export function labelCells(lines: readonly TextLine[]): LabelCell[] {
  const found = lines.flatMap(({ cells }, line) => cells.flatMap(cell => labelIn({ line, cell })))
  const named = found.filter(({ place: { cell } }) => /^(?:nombre|nom|nome)\b/u.test(cell.folded))
  // "Vía | Nombre vía"
  for (const label of found)
    if (/^v[ií]a\W*$/iu.test(label.text) && named.some(({ place }) => place.line === label.place.line))
      label.parts = ['kind']
  const kinds = found.filter(({ parts, value }) => parts[0] === 'kind' && value === '')
  // "Tipo de vía | CALLE": the second is no label.
  const isValue = ({ place: { line, cell }, value, parts }: LabelCell) =>
    value === '' &&
    parts[0] !== 'kind' &&
    isKind(plainWords(cell.folded)) &&
    kinds.some(
      ({ place: own }) =>
        (own.line === line && own.cell.left < cell.left) ||
        (line > own.line && line - own.line < 3 && overlaps(own.cell, cell)),
    )
  return kinds.length === 0 ? found : found.filter(label => !isValue(label))
}

function labelIn(place: Placed): LabelCell[] {
  const { folded, text } = place.cell
  const own = partLabel(folded) ?? wholeLabel(folded)
  if (own) return [{ ...own, place, text, value: '' }]
  const [, label = '', value = ''] = inline.exec(folded) ?? []
  const found = label === '' ? null : (partLabel(label) ?? wholeLabel(label))
  return found ? [{ ...found, place, text: text.slice(0, label.length), value: text.slice(-value.length) }] : []
}

/** "Finca suministrada", "Supply address": the label of a whole address. */
function wholeLabel(folded: string): PartLabel | null {
  if (!isLabelText(folded)) return null
  const score = labelScore(folded, true)
  return score === strength.supply || /^finca|^sumin/u.test(folded) ? { parts: ['street'], score, isWhole: true } : null
}

/** Where the label of a postal code is: in the code's cell or left of it, or over it. */
export interface CodeLabel {
  relation: 'side' | 'over'
  place: Placed
  score: number
}

const named = (label: PartLabel | null | undefined) =>
  label?.parts.some(part => part === 'postalCode' || part === 'town' || part === 'locality') ?? false
const mostRows = 8

/** The label that governs a postal code on a form; null where none does. */
export function labelOfCode(
  lines: readonly TextLine[],
  place: Placed,
  at: number,
  labels: readonly LabelCell[],
): CodeLabel | null {
  const before = place.cell.folded.slice(0, at).replace(/[\s:.·–-]+$/u, '')
  if (before !== '') {
    const own = partLabel(before)
    return own && named(own) ? { relation: 'side', place, score: own.score } : null
  }
  const labelAt = (other: Placed) =>
    labels.find(({ place: { cell }, value }) => cell === other.cell && value === '') ?? null
  for (const cell of leftOf(lines, place)) {
    const label = labelAt({ line: place.line, cell })
    if (label && !named(label)) break
    if (label) return { relation: 'side', place: label.place, score: label.score }
    if (/\p{L}{3}/u.test(cell.text) && !/^\d{5}/.test(cell.text)) break
  }
  for (const over of cellsOver(lines, place)) {
    const label = labelAt(over)
    if (label) return named(label) ? { relation: 'over', place: label.place, score: label.score } : null
    if (!/^\d{5}/.test(over.cell.text)) return null
  }
  return null
}

/** The cells over a place in its column, from below, as long as no wide gap parts them; `reach` in line heights. */
export function* cellsOver(lines: readonly TextLine[], { line: from, cell }: Placed, reach = 3.6): Generator<Placed> {
  const start = lines[from]
  let last = start
  for (let index = from - 1, rows = 0; index >= 0 && rows < mostRows; index -= 1) {
    const line = lines[index]
    if (!line || !start || !last || line.page !== start.page || last.top - line.top > reach * start.height) return
    const over = line.cells.find(other => overlaps(other, cell))
    if (!over) continue
    last = line
    rows += 1
    yield { line: index, cell: over }
  }
}

/** The cell that a label names, beside it or under it; null where its field is empty. `column`: where the values of this form begin. */
export function valueCell(
  lines: readonly TextLine[],
  label: LabelCell,
  { relation, row, column }: { relation: 'side' | 'over'; row: number | null; column: number },
  isLabel: (place: Placed) => boolean,
): Placed | null {
  const { line: index, cell } = label.place
  const line = lines[index]
  if (!line) return null
  if (relation === 'side') {
    const right = rightOf(lines, label.place)
    const end = right.findIndex(other => isLabel({ line: index, cell: other }) || isOtherLabel(other.folded))
    const values = end < 0 ? right : right.slice(0, end)
    const inColumn = values.find(other => Math.abs(other.left - column) < 1.5 * line.height)
    const value = inColumn ?? values[0]
    if (!value || (!inColumn && value.left - cell.right > 22 * line.height)) return null
    return { line: index, cell: value }
  }
  for (const under of row === null ? [index + 1, index + 2] : [row]) {
    const below = lines[under]
    if (!below || below.page !== line.page || (row === null && below.top - line.top > 2.6 * line.height)) return null
    const value = below.cells.find(other => overlaps(other, cell))
    if (value) return isLabel({ line: under, cell: value }) ? null : { line: under, cell: value }
  }
  return null
}
