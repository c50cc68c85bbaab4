import { holdsCups } from '../cups/cups-in-text.ts'
import { expressionOf } from '../evidence/expression-of.ts'
import { headingStrength, labelScore, namesOffice, ownSection, strength } from '../evidence/label-score.ts'
import { otherServices } from '../evidence/nouns.ts'
import { anotherSupply } from '../evidence/wordings.ts'
import { fold } from '../text/fold.ts'
import { above, leftOf, overlap, type Placed } from '../text/neighbours.ts'
import { isProse, isSentence } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { AddressPlace } from './address-candidate.ts'
import { captionOfLabel, isCaptionOfAddress } from './caption.ts'
import { isFlat } from './flat-words.ts'
import { isSideTitle } from './form-street.ts'
import { isKindLabel, labelOfName } from './kind-labels.ts'
import { namesGroup, ownWords } from './label-cell.ts'
import { hasPartLabel, labelsBeside } from './labels-beside.ts'
import {
  fromBelow,
  headingsOver,
  isOverAddress,
  type LabelOver,
  labelsOver,
  ownsItsValue,
  titleScore,
} from './labels-over.ts'
import { looksLikeAddress } from './looks-like-address.ts'
import { proseScore } from './office-score.ts'
import { beginsWithPart, isLabelOf, isPartLabel, partNames } from './part-labels.ts'
import { isHeadOfFormBeside, isRowOfHeadings, titleLeftOfLabels } from './row-of-headings.ts'
import { beginsSentence, lastSentence } from './sentence.ts'
import { isSaidOfSupply } from './street-beginning.ts'
import { longestHeading, scoreAround, wrappedScore } from './wrapped-label.ts'

/** How likely an address is where the electricity goes to, from the labels around it: above nought speaks for it, below against. */
export function scoreAddress(lines: readonly TextLine[], { places, prefix }: AddressPlace): number {
  const [first] = places
  if (!first) return 0
  const inside = prefix === '' ? 0 : insideScore(prefix)
  const labels = labelsBeside(lines, places)
  const title = titleScore(lines, places) || titleLeftOfLabels(lines, first)
  const beside = nearestOf([
    ...places.map(place => leftScore(lines, place, place.line === first.line)),
    ...labels.map(place => ownScore(lines, place)),
    ...places.map(place => scoreAround(lines, place)),
    title,
  ])
  const directly = inside === 0 && beside <= 0 ? headingOf(lines, places) : 0
  const near = inside || directly || beside
  const over = strongest(places, labels, lines, inside !== 0 || beside !== 0)
  const isInSentence = saysOther(prefix) || (prefix === '' && beginsSentence(first.cell))
  const prose = proseScore(lines, places) + (inside === 0 && isInSentence ? inSentence : 0)
  // A label of the supply directly at the address outweighs a company's name nearby.
  if (near === strength.supply) return near + 0.5 * Math.max(0, over) + Math.max(-1, prose)
  if (near === ownSection && title === ownSection) return near + 0.5 * over + Math.max(-1, prose)
  return (near === 0 ? over : near + 0.5 * over) + prose
}

/**
 * What the text before a street in its own cell says. "Le remitimos la factura de la electricidad consumida en la vivienda de": the last
 * words count; but "Reclamaciones sobre su suministro, en la" is an office's.
 */
function insideScore(prefix: string): number {
  const sentence = lastSentence(prefix)
  const clause = lastClause(fold(sentence))
  if (besides.test(fold(sentence))) return strength.other
  const label = labelScore(clause, true)
  // "Tu recibo de internet de la vivienda de", "su otro suministro, sito en": another supply than the one that is billed.
  const isOthers = namesOffice(clause) || otherService.test(clause)
  return isSaidOfSupply(sentence) && !isOthers ? strength.supply : label
}

const otherService = expressionOf([otherServices, anotherSupply])

// "También le damos luz a su casa de verano de": a supply that has a bill of its own.
const besides = /^(?:tambien|tambe|tamen|ademas|a mes|ademais)\s/

// A sentence that says nothing of the supply speaks of somebody else's place.
const inSentence = -1.5
const saysOther = (prefix: string) => isSentence(fold(prefix)) && !isSaidOfSupply(prefix)

/** "Tarifa 2.0TD; Dirección PS: ": only what stands in its own clause labels an address. */
const lastClause = (folded: string) => folded.replace(/^.*;\s(?=.*\p{L}{3})/u, '')

// "Dirección suministro: CERVANTES 12", "Código cliente 299204": a label with its value says nothing of what stands beside it.
const labelWithValue = /[:·]\s*[\p{L}\d]{2}|\d{3}/u

const ownScore = (lines: readonly TextLine[], place: Placed) =>
  place.cell.text.length > longestHeading ||
  labelWithValue.test(place.cell.folded) ||
  isWholeSentence(place.cell) ||
  labelOfName(lines, place) !== undefined ||
  isOverAddress(lines, place) ||
  namesGroup(lines, place)
    ? 0
    : ownWords(place.cell) || captionOfLabel(lines, place) || wrappedScore(lines, place)

/** "Esto es lo que ha pasado en tu casa este mes." speaks of no address beside it. A picture may show its dot as a comma. */
const isWholeSentence = (cell: Cell) => isProse(cell) && /\p{L}[.,;!]$/u.test(cell.text)

/** An address whose label stands to its left has none below it: that is the next row's. */
export const isLabelledBeside = (lines: readonly TextLine[], { places: [first] }: AddressPlace): boolean =>
  first !== undefined && leftScore(lines, first) !== 0

/** The label to the left of an address: the nearest one that says something. Beside a later line of a form it is the head of another one. */
function leftScore(lines: readonly TextLine[], place: Placed, isFirst = true): number {
  if (hasPartLabel(place.cell)) return 0
  let isBehindLabel = false
  for (const cell of leftOf(lines, place)) {
    const part = partNames.find(name => beginsWithPart.get(name)?.test(`${cell.folded} `))
    if (part && !isFirst && isLabelOf(part, cell.folded)) return 0
    if (
      cell.text.length > longestHeading ||
      (part === undefined && isHeadOfFormBeside(lines, { line: place.line, cell }, place))
    )
      return 0
    const found = ownScore(lines, { line: place.line, cell })
    if (found !== 0) return found
    const isLabel = part !== undefined && isLabelOf(part, cell.folded)
    // Another value than the CUPS stands between: "28004", "Letra F", and "Ana Prueba" of "Titular | Ana Prueba | Calle | Luna".
    if ((/\d/.test(cell.text) && !holdsCups(cell.text)) || (part && !isLabel) || (isBehindLabel && !isLabel)) return 0
    isBehindLabel ||= isLabel
  }
  return 0
}

/** "Dirección del suministro:" at the head of the address's own column, which counts before what the column beside it says; else 0. */
function headingOf(lines: readonly TextLine[], places: readonly Placed[]): number {
  return nearestOf(places.filter(({ line }) => line === places[0]?.line).map(place => headingOver(lines, place)))
}

function headingOver(lines: readonly TextLine[], place: Placed): number {
  const over = above(lines, place)
  if (!over || Math.abs(over.cell.left - place.cell.left) > (lines[place.line]?.height ?? 0)) return 0
  if (isCaptionOfAddress(lines, over)) return 0
  const score = over.cell.text.length > longestHeading ? 0 : labelScore(over.cell.folded, false)
  return score === strength.supply && !ownsItsValue(lines, over, score) ? score : 0
}

const nearestOf = (scores: readonly number[]) => scores.find(score => score !== 0) ?? 0

/** What the labels over the address say, and those over its own label, from below up to the heading of its box; less with distance. */
function strongest(
  places: readonly Placed[],
  labels: readonly Placed[],
  lines: readonly TextLine[],
  hasLabel: boolean,
): number {
  const [first] = places
  if (!first) return 0
  // "46410 SUECA" left of it is another home's, under its own labels.
  const beside = [...labelsLeftOf(lines, first), ...labels.map(({ cell }) => cell)].filter(
    cell => !looksLikeAddress(cell.text) && !isFlat(cell.text) && !isUnderAddress(lines, first.line, labels, cell),
  )
  const over = headingsOver(lines, places)
  const overLabels = fromBelow(beside.flatMap(cell => labelsOver(lines, first.line, cell))).filter(
    // A title beside the middle of the form above is that one's. Where the address's own column has a heading beside it, each of the two has its own.
    ({ line }) =>
      !(line < first.line - 1 && isSideTitle(lines, line)) &&
      (!lines[line]?.cells.some(cell => overlap(cell, first.cell) && !onlyElectricity.test(cell.folded)) ||
        over.some(own => own.line === line)),
  )
  // A heading of the address's own column before one of the column beside it, unless that one is nearer and says more than whose post it is.
  const isBesideNearer =
    nearestLine(overLabels) > nearestLine(over) && Math.abs(overLabels[0]?.score ?? 0) >= headingStrength
  const found = over.length > 0 && !isBesideNearer ? over : overLabels
  // What stands over a heading belongs to another box.
  const fence =
    found.find(({ score, line }) => Math.abs(score) >= headingStrength || isRowOfHeadings(lines, line))?.line ?? -1
  const own = found.filter(({ line }) => line >= fence)
  const [speaksFor, against] = [Math.max(0, ...own.map(weighted)), Math.min(0, ...own.map(weighted))]
  const sum = speaksFor + against
  return hasLabel ? Math.max(-1.5, Math.min(1.5, sum)) : sum
}

// "Datos del suministro | Electricidad | Gas natural": the first of them heads the others, too.
const onlyElectricity = /^(?:electricidad|electricidade|electricitat|elektrizitatea|luz|llum|argia|electricity)$/

/** The two cells to the left, of which one may be the label; the label of a part is one for certain. */
function labelsLeftOf(lines: readonly TextLine[], place: Placed): Cell[] {
  const cells = leftOf(lines, place)
  const [isLabel, isField] = cells.slice(0, 2).map(({ folded }) => isPartLabel(folded) || isKindLabel(folded))
  // "Tipo | Avda." beside it is a field of another form.
  if (isField && !isLabel) return []
  return cells.slice(0, isLabel ? 1 : 2)
}

/** "CUPS ES00…" under "CALLE REAL, 90", beside the last lines of this address: a value in the column of another one. */
const isUnderAddress = (lines: readonly TextLine[], from: number, labels: readonly Placed[], cell: Cell): boolean => {
  const at = labels.find(label => label.cell === cell)?.line ?? from
  return lines
    .slice(from, at)
    .some(line => line.cells.some(other => overlap(other, cell) && looksLikeAddress(other.text)))
}

const weighted = ({ score, weight }: LabelOver) => score * weight
const nearestLine = (found: readonly LabelOver[]) => found[0]?.line ?? -1
