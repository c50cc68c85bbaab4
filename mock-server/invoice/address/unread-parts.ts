import { fold } from '../text/fold.ts'
import { above, below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isSide } from './flat-words.ts'
import { areLabelsOfForm } from './head-of-form.ts'
import { kindInLabel, onlyKind } from './kind-labels.ts'
import type { LabelledPart, PartOfForm } from './labelled-part.ts'
import { isPostalCode } from './looks-like-address.ts'
import { beginsOtherLabel, beginsWithPart, isCodeLabel, isPartLabel, labelAtStart } from './part-labels.ts'
import { isBis, isSuffix } from './said-value.ts'
import { beginningIn } from './street-beginning.ts'

/**
 * What stands among the parts of an address that a form labels, and was not understood: without it the flat, the street or the number would be
 * another one.
 */
interface UnreadParts {
  ofFlat: boolean
  ofStreet: boolean
  ofNumber: boolean
}

// In lines: the parts of a flat stand no farther apart.
const flatLines = 2
// In lines: labels that stand there a second time are another form's.
const otherForm = 3
// In points.
const edge = 3

/** "Izq." beside "Eskua", a label that nobody knows; "D" in a column that was taken for another form's; "CALLE" alone over the name of a street. */
export function unreadParts(lines: readonly TextLine[], code: Placed, own: readonly PartOfForm[]): UnreadParts {
  const placed = [code, ...own.flatMap(({ line, labelCell, place }) => [{ line, cell: labelCell }, place])]
  const isInNoForm = unreadIn(lines, placed, own)
  const isUnread = (place: Placed) => isInNoForm(place) && !isInOtherColumn(lines, code, place)
  const inForm = within(placed, rowsAround(lines, placed, 1)).filter(isUnread)
  const flats = own
    .filter(({ part }) => part === 'flat')
    .flatMap(({ line, labelCell, place }) => [{ line, cell: labelCell }, place])
  const nearFlat = inForm.filter(({ line }) => flats.some(flat => Math.abs(flat.line - line) <= flatLines))
  const besideFlat = flats.flatMap(place => [before(lines, place), behind(lines, place)].flat()).filter(isUnread)
  const behindNumber = placesOf(own, 'number')
    .flatMap(place => behind(lines, place))
    .filter(isUnread)
  return {
    ofFlat: [...nearFlat, ...besideFlat].some(saysDoor),
    ofStreet: !namesKind(own) && inForm.some(place => saysKind(place) && !isOfEmptyField(lines, place)),
    ofNumber: [
      ...behindNumber.filter(({ cell }) => isSuffix(cell.text)),
      ...inForm.filter(({ cell }) => isBis(cell.text)),
    ].some(place => !isLabelOfSuffix(lines, place)),
  }
}

/** The same of an address in a row or a column of a table, whose values have no labels between them. */
export function unreadInTable(lines: readonly TextLine[], own: readonly LabelledPart[]): UnreadParts {
  const placed = own.map(({ place }) => place)
  const used = new Set(placed.map(({ cell }) => cell))
  // The second line of a value was read.
  const isRest = ({ text }: Cell) => own.some(({ value }) => value.endsWith(` ${text}`))
  // The kind of the street may stand before all that was read.
  const kinds = placesOf(own, 'street')
    .flatMap(place => before(lines, place))
    .filter(saysKind)
  const unread = [...kinds, ...within(placed, rowsAround(lines, placed, 0))].filter(
    ({ cell }) => !used.has(cell) && !isRest(cell) && !isPartLabel(cell.folded),
  )
  const behindNumber = placesOf(own, 'number')
    .flatMap(place => behind(lines, place))
    .map(({ cell }) => cell)
  return {
    ofFlat: unread.some(saysDoor),
    ofStreet: !namesKind(own) && unread.some(saysKind),
    ofNumber: unread.some(({ cell }) => isBis(cell.text) || (behindNumber.includes(cell) && isSuffix(cell.text))),
  }
}

/** Tells what no label of the form explains: neither a part that was read nor a label, nor another form's. */
function unreadIn(lines: readonly TextLine[], placed: readonly Placed[], own: readonly LabelledPart[]) {
  const used = new Set(placed.map(({ cell }) => cell))
  const names = rowsAround(lines, placed, otherForm).flatMap(({ cell }) => labelIn(cell.folded)?.label ?? [])
  const values = own.map(({ value }) => fold(value))
  const isUnder = own.every(({ line, place }) => line >= place.line) && own.some(({ line, place }) => line > place.line)
  const isOwn = ({ line, cell }: Placed) =>
    used.has(cell) ||
    // "C.U.P.S. | E S 0 0 | … | G"
    beginsOtherLabel(lines[line]?.cells[0]?.folded ?? '') ||
    // "Calle" may be the kind of the street, too.
    (isPartLabel(cell.folded) && !onlyKind.test(cell.folded)) ||
    // The line of a value that has two.
    (cell.text.length > 2 && values.some(value => value.includes(cell.folded)))
  /** The label in a cell, else the one before it or over it. */
  const labelOf = (place: Placed) => {
    const outside = [
      leftOf(lines, place)[0],
      above(lines, place)?.cell,
      isUnder ? below(lines, place)?.cell : undefined,
    ].find(cell => cell !== undefined && isPartLabel(cell.folded) && !used.has(cell))
    return labelIn(place.cell.folded) ?? labelIn(outside?.folded ?? '')
  }
  /** The value of a label that stands there a second time is another form's; a house has its own number. */
  const isOfAnother = (place: Placed) => {
    const found = labelOf(place)
    const isHouse = found?.part === 'number' || found?.part === 'suffix'
    return isHouse || isInColumnWithCode(lines, place, used) || names.filter(name => name === found?.label).length > 1
  }
  return (place: Placed) => !isOwn(place) && !isOfAnother(place)
}

/** "Piso | 1" over "C.P. | 28013", both labels in one column, and none of them this form's: another one stands there. */
function isInColumnWithCode(lines: readonly TextLine[], place: Placed, used: ReadonlySet<Cell>): boolean {
  const [label] = leftOf(lines, place)
  if (!label || !isPartLabel(label.folded) || used.has(label)) return false
  const around = lines.slice(Math.max(0, place.line - rowsOfForm), place.line + rowsOfForm + 1)
  const column = around.flatMap(({ page, cells }) =>
    page === lines[place.line]?.page ? cells.filter(({ left }) => Math.abs(left - label.left) <= edge) : [],
  )
  return column.some(({ folded }) => isCodeLabel(folded)) && !column.some(cell => used.has(cell))
}

// In lines.
const rowsOfForm = 6

const placesOf = (own: readonly LabelledPart[], wanted: LabelledPart['part']): Placed[] =>
  own.filter(({ part }) => part === wanted).map(({ place }) => place)

/** The kind of the street has a label or is one, or stands before its name. */
const namesKind = (own: readonly LabelledPart[]): boolean =>
  own.some(
    ({ part, label, value }) =>
      part === 'kind' ||
      (part === 'street' && (beginningIn(value)?.prefix === '' || kindInLabel(label, value) !== undefined)),
  )

/** Everything in the lines from the first to the last of these places, and so many lines more. */
function rowsAround(lines: readonly TextLine[], placed: readonly Placed[], more: number): Placed[] {
  const rows = placed.map(({ line }) => line)
  const [first, last] = [Math.max(0, Math.min(...rows) - more), Math.max(...rows) + more]
  const page = lines[placed[0]?.line ?? 0]?.page
  return lines
    .slice(first, last + 1)
    .flatMap((line, at) => (line.page === page ? line.cells.map(cell => ({ line: first + at, cell })) : []))
}

/** Those between the leftmost and the rightmost of these places. */
function within(placed: readonly Placed[], all: readonly Placed[]): Placed[] {
  const left = Math.min(...placed.map(({ cell }) => cell.left)) - edge
  const right = Math.max(...placed.map(({ cell }) => cell.right)) + edge
  return all.filter(({ cell }) => cell.right >= left && cell.left <= right)
}

/** The next cell to the left, and to the right. */
const before = (lines: readonly TextLine[], place: Placed): Placed[] =>
  leftOf(lines, place)
    .slice(0, 1)
    .map(cell => ({ line: place.line, cell }))
const behind = (lines: readonly TextLine[], place: Placed): Placed[] =>
  rightOf(lines, place)
    .slice(0, 1)
    .map(cell => ({ line: place.line, cell }))

/** "C.P. | 28004 | 08001": the column of another code of the same row. */
const isInOtherColumn = (lines: readonly TextLine[], code: Placed, { cell }: Placed): boolean =>
  lines[code.line]?.cells.some(
    other => other !== code.cell && isPostalCode(other) && Math.abs(other.left - cell.left) <= edge,
  ) ?? false

/** "Urbanización | —": a label, though the word is also a kind of street. */
const isOfEmptyField = (lines: readonly TextLine[], place: Placed): boolean =>
  behind(lines, place).some(({ cell }) => !/[\p{L}\d]/u.test(cell.text))

/** "Bis" in a row of labels, or in one column of several forms: a label of empty fields. */
const isLabelOfSuffix = (lines: readonly TextLine[], { line, cell }: Placed): boolean =>
  lines.slice(line, line + 1).some(areLabelsOfForm) ||
  lines.some(
    (other, index) =>
      index !== line &&
      other.page === lines[line]?.page &&
      other.cells.some(({ left, text }) => text === cell.text && Math.abs(left - cell.left) <= edge),
  )

/** "puerta" of "19. Puerta: C" */
const labelIn = (folded: string) => labelAtStart(folded.replace(numberOfBox, ''))
const numberOfBox = /^\d{1,2}\. /

/** "CALLE", "Tipo de vía: CL" */
const saysKind = ({ cell: { folded } }: Placed): boolean =>
  onlyKind.test(folded.slice(beginsWithPart.get('kind')?.exec(folded)?.[0].length ?? 0))

/** "B", "2", "3º", "1a", "Izq.", "Eskua: Izq." */
function saysDoor({ cell: { text } }: Placed): boolean {
  const label = labelIn(fold(text))?.label ?? /^\p{L}[^:]{1,20}:/u.exec(text)?.[0] ?? ''
  const value = text
    .replace(numberOfBox, '')
    .slice(label.length)
    .replace(/^[\s:.·–-]+/, '')
  return isSide(value) || /^(?:\p{L}|\d{1,2}\s?(?:[ºª°]|[rnta]{1,2})?\s?\p{L}?)\.?$/u.test(value)
}
