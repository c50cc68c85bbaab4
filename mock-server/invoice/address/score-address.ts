import { type Cell, fold, leftOf, overlaps, type Placed, type TextLine } from '../text/text-line.ts'
import { cellsOver } from './fields.ts'
import type { AddressCandidate } from './find-addresses.ts'
import { labelScore, longestLabel as longestHeading, namesOffice, strength } from './label-score.ts'
import { partLabel } from './part-label.ts'

// How much a label counts from over the address: directly, with a line between, and so on.
const decay = [1, 0.9, 0.75, 0.62, 0.52, 0.45, 0.4, 0.35, 0.3, 0.25]
// A label that says at least this much is the heading of a box.
const headingStrength = 1
const company =
  /(?<!\p{L})s\.\s?[la]\.|,\s?s\.?[la]\.?(?:u\.?)?(?!\p{L})|\s(?:slu|sau|sl)(?!\p{L})|sociedad|cooperativa|s\.?\s?coop/u

/** How likely an address is where the electricity goes to, from the labels around it: above nought speaks for it, below against. */
export function scoreAddress(
  lines: readonly TextLine[],
  { places, prefix, ownScore, street }: AddressCandidate,
): number {
  const [first] = places
  if (!first) return 0
  const inside = ownScore !== 0 ? ownScore : prefix === '' ? 0 : labelScore(lastClause(fold(prefix)), true)
  const beside = nearestOf([
    ...places.map(place => leftScore(lines, place)),
    ...labelsBeside(lines, places).map(scoreOfCell),
  ])
  const near = inside !== 0 ? inside : beside
  const over = strongest(first, lines, inside !== 0 || beside !== 0)
  const prose = proseScore(lines, places, fold(street))
  // A label of the supply directly at the address outweighs a company's name nearby.
  if (near === strength.supply) return near + 0.5 * Math.max(0, over) + Math.max(-1, prose)
  return (near === 0 ? over : near + 0.5 * over) + prose
}

// In line heights: a label is no farther from its value.
const farthestLabel = 25

/** The cells left of an address between its first line and its last: a label may be beside the middle of its value. */
function labelsBeside(lines: readonly TextLine[], places: readonly Placed[]): Cell[] {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return []
  const left = Math.min(...places.map(({ cell }) => cell.left))
  const found: Cell[] = []
  for (let index = first.line; index <= last.line; index += 1) {
    const line = lines[index]
    const cell = line?.cells.findLast(other => other.right <= left)
    if (line && cell && left - cell.right <= farthestLabel * line.height) found.push(cell)
  }
  return found
}

/** What a cell beside an address says about it; one with its own value says nothing. */
function scoreOfCell({ folded }: Cell): number {
  if (folded.length > longestHeading || /[:·]\s*\S|(?<!^)\d/u.test(folded)) return 0
  return partLabel(folded)?.score ?? labelScore(folded, true)
}

/** The label to the left of an address: the nearest one that says something. */
function leftScore(lines: readonly TextLine[], place: Placed): number {
  const height = lines[place.line]?.height ?? 1
  let from = place.cell
  for (const cell of leftOf(lines, place)) {
    if (cell.text.length > longestHeading || from.left - cell.right > farthestLabel * height) return 0
    from = cell
    const found = scoreOfCell(cell)
    if (found !== 0) return found
    // Another value is in between.
    if (/\d/.test(cell.text)) return 0
  }
  return 0
}

const nearestOf = (scores: readonly number[]) => scores.find(score => score !== 0) ?? 0

/** What the labels over the address say, from below up to the heading of its box; less with distance. */
function strongest(first: Placed, lines: readonly TextLine[], hasLabel: boolean): number {
  // A heading over the address, else over the labels beside it.
  const [label] = leftOf(lines, first)
  const over = labelsOver(lines, first.line, first.cell)
  const found = over.length > 0 || !label ? over : labelsOver(lines, first.line, label)
  // What is over a heading belongs to another box.
  const fence = found.find(({ score }) => Math.abs(score) >= headingStrength)?.line ?? -1
  const own = found.filter(({ line }) => line >= fence)
  const weights = own.map(({ weighted }) => weighted)
  const sum = Math.max(0, ...weights) + Math.min(0, ...weights)
  return hasLabel ? Math.max(-1.5, Math.min(1.5, sum)) : sum
}

const sentenceEnd = 100

/** The end of what is before an address: in a sentence, the words nearest to it. */
const lastClause = (folded: string) => folded.slice(-sentenceEnd).replace(/^.*[.;·|](?=\s\S)|^.*,(?=.{12})/u, '')

interface LabelOver {
  line: number
  score: number
  /** The same, less with distance. */
  weighted: number
}

function labelsOver(lines: readonly TextLine[], from: number, column: Cell): LabelOver[] {
  const found: LabelOver[] = []
  let steps = 0
  for (const over of cellsOver(lines, { line: from, cell: column }, 4)) {
    const weight = decay[steps]
    if (weight === undefined) break
    steps += 1
    const score = over.cell.text.length > longestHeading ? 0 : labelScore(over.cell.folded, false)
    if (score !== 0 && !ownsItsValue(over.cell)) found.push({ line: over.line, score, weighted: score * weight })
  }
  return found
}

/** "Titular: ANA PRUEBA" labels its own value and nothing below. A heading has none. */
const ownsItsValue = ({ folded }: Cell) => /[:·]\s*\S|\d/u.test(folded)

/** Somewhere on the bill a label says that the supply's address follows. */
export function hasSupplyLabel(lines: readonly TextLine[]): boolean {
  return lines.some(({ cells }) =>
    cells.some(({ text, folded }) => text.length <= longestHeading && labelScore(folded, false) === strength.supply),
  )
}

const registered = /cif|nif|comercializ|inscrit|reg/
const ofHolder = /titular|nombre|razon social|cliente|client\b/u

/** Offices are in sentences and in small print beside a company's name. */
function proseScore(lines: readonly TextLine[], places: readonly Placed[], street: string): number {
  let score = 0
  for (const { line, cell } of places) {
    // "Calle General Polavieja" is no office.
    const around = cell.folded.replace(street, ' ')
    if (namesOffice(around)) score -= 3
    else if (company.test(around)) score -= 2
    const beside = [lines[line - 1], lines[line + 1]].flatMap(
      other => other?.cells.filter(near => overlaps(near, cell)) ?? [],
    )
    const isOfCompany = ({ folded }: Cell) => company.test(folded) && !ofHolder.test(folded) && registered.test(folded)
    if (beside.some(isOfCompany)) score -= 2.5
  }
  return Math.max(-4, score)
}
