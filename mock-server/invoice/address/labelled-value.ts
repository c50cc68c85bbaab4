import { labelScore } from '../evidence/label-score.ts'
import { fold } from '../text/fold.ts'
import { endsInSmallWord, joinedLines } from '../text/joined-lines.ts'
import { above, below, leftOf, type Placed, piecesAround, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { isFlat, namesFlat } from './flat-words.ts'
import { isKindAtLabel } from './kind-labels.ts'
import { otherPiece } from './looks-like-address.ts'
import { isPartLabel, labelAtStart, labelledPart, type Relation } from './part-labels.ts'
import { atSamePlace } from './same-place.ts'
import { brokenLabel } from './wrapped-label.ts'

/** What a label says: the rest of its cell, else the cell on the side where this form has its values. */
export function labelledValue(
  lines: readonly TextLine[],
  place: Placed,
  end: number,
  relation: Relation,
): { value: string; place: Placed } | null {
  const rest = place.cell.text
    .slice(Math.min(end, place.cell.text.length))
    .replace(/^\s*\([^)]*\)\s*$/, '')
    .trim()
  if (rest !== '') return { value: withRestBelow(lines, place, withoutFrame(rest)), place }
  const value = valueBy(lines, place, relation)
  const isLabel = value && !isKindAtLabel(lines, value) && !isOnlyLocal(lines, value) && isPartLabel(value.cell.folded)
  // "Porta:" without a value, beside "Tensió:".
  if (!value || isLabel || /^\p{L}[^:]*:$/u.test(value.cell.text)) return null
  if (relation === 'over' && isEndOfLabel(place, value)) return null
  // "ESC | PL 1": the field is empty, and the next one has its label before its value.
  if (relation === 'before' && labelAtStart(value.cell.folded)?.part === 'flat') return null
  const goesOn =
    relation === 'left' || endsInOpenWord(value.cell.text) || (relation === 'over' && isBrokenOff(lines, value))
  const text = goesOn ? withContinuation(lines, value, place.cell) : value.cell.text
  return { value: withoutFrame(text), place: value }
}

/** "Puerta | Local" or "Nave", at the end of its row: the value, though the word is also a label. */
const isOnlyLocal = (lines: readonly TextLine[], place: Placed): boolean =>
  /^(?:local|nave)$/.test(place.cell.folded) && rightOf(lines, place).length === 0

/** "[ km 5,4", "¿ Carretera TF-21 ||": without the edges of a box, which a picture shows as signs. */
const withoutFrame = (value: string): string =>
  value.replace(/^(?:[[\]|]+\s?|¿\s(?=\p{L}{2}))+(?=\S)/u, '').replace(/(?<=\S)\s?[\]|]+$/, '')

/** "Domicilio" over "bancario": one label over two lines. */
const isEndOfLabel = (label: Placed, { cell }: Placed): boolean =>
  /^\p{L}+(?:\s\p{L}+)?$/u.test(cell.text) && brokenLabel([label.cell.folded, cell.folded]) !== 0

/** "Cabo de" and "Arrecife, Las", but "CONSTITUCIÓN, DE LA", whose article belongs before the name. */
const endsInOpenWord = (text: string): boolean =>
  endsInSmallWord.test(text) && !/,\s(?:d[aeo]l?|d['’])(?:\s\p{L}{2,3})?$/iu.test(text)

function valueBy(lines: readonly TextLine[], place: Placed, relation: Relation): Placed | null {
  if (relation === 'left' || relation === 'before') return besideLabel(lines, place)
  const near = relation === 'over' ? below(lines, place) : above(lines, place)
  const line = place.line + (relation === 'over' ? 1 : -1)
  return near?.line === line ? near : (atSamePlace(lines, place, line) ?? near)
}

/** The cell right of a label; of one in two languages, "Helbidea" over "Dirección", the one half a line below the first. */
function besideLabel(lines: readonly TextLine[], place: Placed): Placed | null {
  const line = place.line + 1
  const halfway = lines[line]?.cells.find(({ left }) => left >= place.cell.right)
  if (halfway && piecesAround(lines, { line, cell: halfway })[0] === place.cell.folded) return { line, cell: halfway }
  const [right] = rightOf(lines, place)
  return right ? { line: place.line, cell: right } : null
}

/** "Dirección: Avenida de" over "Atenas, 7, 3º B", "Localidad: Las Rozas de" over "Madrid": a name goes on in the next line of a narrow cell. */
function withRestBelow(lines: readonly TextLine[], place: Placed, value: string): string {
  const under = below(lines, place)
  const isRest =
    under !== null &&
    endsInOpenWord(value) &&
    Math.abs(under.cell.left - place.cell.left) <= 2 &&
    !isPartLabel(under.cell.folded) &&
    labelledPart(under.cell.folded) === undefined
  return isRest ? joinedLines([value, under.cell.text]) : withRestOfFlat(lines, place, value)
}

/** "Emplazamiento: Calle Luna, 2, bajo" over "izq." alone: what a narrow cell broke off. */
function withRestOfFlat(lines: readonly TextLine[], place: Placed, value: string): string {
  const under = below(lines, place)
  if (under === null || Math.abs(under.cell.left - place.cell.left) > 2) return value
  const isSide = /\d.*\p{L}$/u.test(value) && sidesOfFlat.test(under.cell.folded)
  // "Ctra. de la Barrosa, s/n, Bloque" over "6, Bajo B"
  const isNumber = endsInPartOfFlat.test(fold(value)) && /^\d{1,3}(?!\d)/.test(under.cell.text)
  // "Avenida del Sol, 115, Portal 3" over "2º Izda."
  const isRestOfFlat = /\p{L}{3}.*\d/u.test(value) && isFlat(under.cell.text) && namesFlat(under.cell.text)
  return isSide || isNumber || isRestOfFlat ? `${value} ${under.cell.text}` : value
}

const endsInPartOfFlat =
  /(?:\d|s\/n).*[\s,](?:bloque|blq?|portal|esc(?:alera|ala)?|piso|pis|planta|puerta|porta|pta|local|nave|casa)\.?$/

// What is said of a door only behind its floor.
const sidesOfFlat =
  /^(?:izq|izda|izquierda|izqda|d(?:e?re?)?cha|derecha|dreta|esquerra|esquerda|dereita|centro|interior|exterior|int|ext)\.?$/

/** "Calle Alcalde Manuel" in a row of values, over "Cabrera", which stands alone close below them, and far over what follows. */
function isBrokenOff(lines: readonly TextLine[], { line, cell }: Placed): boolean {
  const [own, rest, next] = lines.slice(line, line + 3)
  // What stands right of the row is another box.
  const end = own?.cells.at(-1)?.right ?? 0
  const [only, ...more] = rest?.cells.filter(({ left }) => left <= end) ?? []
  if (!own || !rest || !only || more.length > 0 || own.cells.length < 2) return false
  const gap = rest.top - own.top
  const isClose = gap <= 1.35 * own.height && (!next || next.page !== own.page || next.top - rest.top >= 1.3 * gap)
  const isAligned = Math.abs(only.left - cell.left) <= 0.3 * own.height
  return isClose && isAligned && isName(only) && labelScore(only.folded, true) === 0
}

/** A value that a narrow column broke: the line below has no label in this form, whose labels stand in the column of `label`. */
function withContinuation(lines: readonly TextLine[], value: Placed, label: Cell, mostLines = 2): string {
  const under = below(lines, value)
  const [own, other] = [lines[value.line], under ? lines[under.line] : undefined]
  const text = under?.cell.folded ?? ''
  const isLabel = isPartLabel(text) || labelledPart(text) !== undefined || otherPiece.test(text)
  // "House number 8" begins where the labels do.
  const isInLabels = value.cell.left >= label.right && under !== null && under.cell.left < label.right
  if (!under || !own || !other || isLabel || isInLabels) return value.cell.text
  const before = leftOf(lines, under)
  const isOpen = endsInOpenWord(value.cell.text)
  // What stands left of the form is another box, and so is what stands beside a text that must go on.
  const isAlone =
    before.length === 0 ||
    (before.every(cell => cell.right <= label.left) && (isOpen || rightOf(lines, under).length === 0))
  if (!isAlone) return value.cell.text
  const isNear = other.top - own.top <= 1.6 * own.height || isOpen
  if (!isNear) return value.cell.text
  const rest = mostLines > 1 ? withContinuation(lines, under, label, mostLines - 1) : under.cell.text
  // Names alone take three lines.
  return joinedLines([value.cell.text, isName({ text: rest }) ? rest : under.cell.text])
}

const isName = ({ text }: Pick<Cell, 'text'>): boolean => /^[\p{L}\s.'’-]+$/u.test(text)
