import { above, below, leftOf, overlap, type Placed } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import { isContractedUnit } from './bare-unit.ts'
import { captionInList } from './captions.ts'
import { captionBelow, labelBehind } from './label-after.ts'
import {
  coordinated,
  endsBefore,
  type Governing,
  questionAbove,
  saysItsPower,
  sentenceAbove,
} from './label-of-sentence.ts'
import { oncePerNumber } from './once-per-number.ts'
import { hasOwnNumber, hasOwnPower, isValueOfRow, saysOnlyPowers } from './only-powers.ts'
import { type Label, lastLabel, type PowerToken, powerOf, tokensOf } from './power-tokens.ts'
import { isCompared, isOfLaterColumn } from './row-kinds.ts'
import { headerReach, overInTable } from './table-columns.ts'
import { titleOver } from './title-over.ts'

/** The label of a number as far as it says which power it is. */
export function labelOf(lines: readonly TextLine[], place: Placed, before: readonly PowerToken[]): Found {
  const found = governingLabel(lines, place, before)
  return found === null || found === 'contradictory' || !found.label.isBare || isContractedUnit(lines, found)
    ? found
    : null
}

type Found = Governing | 'contradictory' | null

/** The label that says what a number of a cell is. */
const governingLabel = oncePerNumber(seekLabel)

/** Before the number, to the left, over it, or beside its block. */
function seekLabel(lines: readonly TextLine[], place: Placed, before: readonly PowerToken[]): Found {
  const own = powerOf(place.cell, before.length) ?? lastLabel(before)
  if (own) return { label: own, at: `${place.line}.${place.cell.left}.${own.start}` }
  const said =
    (endsBefore(place.cell, before.length) ? null : (sentenceAbove(lines, place) ?? questionAbove(lines, place))) ??
    (before.length === 0 ? coordinated(lines, place) : null)
  if (said) return said
  const caption = captionInList(lines, place)
  if (caption) return caption === 'unclear' ? 'contradictory' : caption
  const isBare = saysOnlyPowers(place.cell)
  const found = isBare ? headingOver(lines, place) : null
  const captioned = found?.isTitle && found.isNext ? captionBelow(lines, place) : null
  // "¿Qué tienes contratado?" over a row of values, each of which has its caption.
  const overhead = captioned?.label.about === 'power' ? null : found
  const block = isBare ? besideBlock(lines, place) : null
  if (overhead && block && (overhead.label.about === 'other') !== (block.label.about === 'other'))
    return 'contradictory'
  const beside = leftOf(lines, place).filter(cell => !(saysItsPower(cell) && hasOwnHeading(lines, place)))
  // "Total | 49,71 € | 4,6 kW": two columns, and the label of the amount says nothing of the power.
  const amount = beside.findIndex(({ text }) => /\d\s?€$/.test(text))
  let isParted = false
  for (const cell of overhead?.isNext && amount >= 0 ? beside.slice(0, amount) : beside) {
    const label = wrappedLabel(lines, { line: place.line, cell })
    if (!label) isParted ||= !saysOnlyPowers(cell)
    // "Potencia contratada punta: 3,45 kW | Término fijo valle | 0,27": the label has its own value, and these words another.
    // "Potencia contratada punta: 6,928 | 6.824": so does a table that stands beside the account.
    // Behind another text, a label with a number is that of a card of its own: "Lectura anterior 18.411".
    if (
      !label ||
      (isParted && (hasOwnPower(cell) || hasOwnNumber(cell))) ||
      (onlyNumber.test(place.cell.text) && hasOwnNumber(cell))
    )
      continue
    const disagree = overhead !== null && (overhead.label.about === 'other') !== (label.about === 'other')
    return disagree ? 'contradictory' : { label, at: `${place.line}.${cell.left}.${label.start}` }
  }
  return (
    overhead ??
    block ??
    (isBare
      ? (overUnit(lines, place) ??
        captionBelow(lines, place) ??
        inherited(lines, place) ??
        ofSibling(lines, place) ??
        overPeriod(lines, place) ??
        titleOver(lines, place))
      : null) ??
    (before.length === 0 ? labelBehind(lines, place) : null)
  )
}

const onlyNumber = /^[\d.,]+$/

/** The label that governs the power to the left, where one heading stands over a row of powers. */
function ofSibling(lines: readonly TextLine[], place: Placed): Governing | null {
  const [cell] = leftOf(lines, place)
  if (!cell || !saysOnlyPowers(cell) || hasOwnHeading(lines, place)) return null
  const tokens = tokensOf(cell)
  const governing = tokens.some(({ kind }) => kind === 'number')
    ? governingLabel(lines, { line: place.line, cell }, tokens)
    : null
  return governing === 'contradictory' ? null : governing
}

/** "Potencia contratada" over "punta / valle", which stands to the left of the powers, former ones between them or not. */
function overPeriod(lines: readonly TextLine[], place: Placed): Governing | null {
  // "Registrada" over the numbers of this column says what they are, whether or not we know the word.
  if (hasOwnHeading(lines, place) && !isOfLaterColumn(lines, place)) return null
  const cell = leftOf(lines, place).find(other => !isCompared(lines, { line: place.line, cell: other }))
  const isPeriod = cell !== undefined && saysOnlyPowers(cell) && tokensOf(cell)[0]?.kind === 'period'
  return isPeriod && !/\d[.,]\d/.test(cell.text) ? headingOver(lines, { line: place.line, cell }) : null
}

const onlyUnit = /^[([]?kw[)\]]?$/

/** "Potencia contratada" over "kW", which heads a row of numbers. */
function overUnit(lines: readonly TextLine[], place: Placed): Governing | null {
  const head = leftOf(lines, place).at(-1)
  const heading = head && onlyUnit.test(head.folded) ? headingOver(lines, { line: place.line, cell: head }) : null
  return heading?.isNext ? { label: { ...heading.label, unit: true }, at: heading.at } : null
}

/** Words stand over the powers of this column: they head it, whether or not we know them. */
function hasOwnHeading(lines: readonly TextLine[], place: Placed): boolean {
  let over = overInTable(lines, place)
  for (let step = 0; over && saysOnlyPowers(over.cell) && step < headerReach; step += 1) {
    // "Potencia contratada | kW | Días": the heading is to the left, and this its unit.
    const [title] = onlyUnit.test(over.cell.folded) ? leftOf(lines, over).slice(-1) : []
    if (title && lastLabel(tokensOf(title))) return false
    over = overInTable(lines, over)
  }
  return over !== null && !saysOnlyPowers(over.cell)
}

/** A label that stands beside the middle of its two rows: in the line above or below, to the left, with no value of its own. */
function besideBlock(lines: readonly TextLine[], place: Placed): Governing | null {
  const own = lines[place.line]
  const near = [place.line - 1, place.line + 1].flatMap(index => {
    const line = lines[index]
    if (!own || !line || line.page !== own.page || Math.abs(line.top - own.top) > Math.min(own.height, line.height))
      return []
    const cell = line.cells.findLast(other => other.right <= place.cell.left)
    const label = cell ? wrappedLabel(lines, { line: index, cell }) : null
    // "Máxima demandada 12 M." has a number, and no value.
    const hasValue = line.cells.some(other =>
      tokensOf(other).some(token => token.kind === 'number' && (other !== cell || token.unit !== 'other')),
    )
    return cell && label && !hasValue ? [{ label, at: `${index}.${cell.left}.${label.start}` }] : []
  })
  const [first] = near
  return first && near.every(({ label }) => label.about === first.label.about) ? first : null
}

// "Potencia / caudal": the heading of two supplies beside each other.
const ofGasToo = /\s?\/\s?(?:cabal|caudal)$/

/** The label of a cell, which may go on in the line below: "Potencias" and "contratadas:". */
function wrappedLabel(lines: readonly TextLine[], place: Placed): Label | null {
  const label = lastLabel(tokensOf(place.cell))
  if (label?.about !== 'power' || label.end < place.cell.folded.replace(ofGasToo, '').replace(/[\s:]+$/, '').length)
    return label
  const under = below(lines, place)
  return under && /^(?:contra[tc]|kontrat)/.test(under.cell.folded) ? { ...label, about: 'contracted' } : label
}

// A ruled line of signs, the day of a meter reading or "L. ant.": what stands over it heads another table.
const endsTable = /^[-_=*.]{4,}$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:[lf]\.?\s?|lect\w*\.?\s|fecha\s)?(?:ant|act)\.?$/

// "Potencias contratadas y demandadas": the title of a table whose rows say which is which.
const ofBoth = /\bcontra[tc]\w*\s(?:y|e|i|eta|\/)\s(?:maxim|demand|registr|rexistr)/

/** The label in the same column, whatever stands between. `isNext`: nothing does. `isTitle`: it stands alone over a row of cells. */
function headingOver(
  lines: readonly TextLine[],
  place: Placed,
): (Governing & { isNext: boolean; isTitle: boolean }) | null {
  let at: Placed | null = place
  for (let step = 0; step < headerReach; step += 1) {
    at = overInTable(lines, at)
    if (!at || endsTable.test(at.cell.folded) || isValueOfRow(lines, at, place)) return null
    const label = ofBoth.test(at.cell.folded) ? null : lastLabel(tokensOf(at.cell))
    // "Lugar de consumo: Calle Luna 2" heads nothing, and what stands over an address or a name is no heading of this column.
    if (label)
      return /[:·]\s*\p{L}/u.test(at.cell.text)
        ? null
        : {
            label,
            at: `${at.line}.${at.cell.left}.${label.start}`,
            isNext: step === 0,
            isTitle: lines[at.line]?.cells.length === 1 && (lines[place.line]?.cells.length ?? 0) > 1,
          }
    if (!saysOnlyPowers(at.cell)) return null
  }
  return null
}

/** The label that governs the cell above, for the second line of a list whose label stands beside the first. */
function inherited(lines: readonly TextLine[], place: Placed): Governing | null {
  const over = above(lines, place)
  const left = leftOf(lines, place).find(cell => !saysOnlyPowers(cell))
  // A row with words of its own to the left is another row's equal, whether or not we know the words.
  if (left && lines[place.line - 1]?.cells.some(cell => overlap(cell, left))) return null
  if (!over || !tokensOf(over.cell).some(token => token.kind !== 'label')) return null
  const governing = governingLabel(lines, over, tokensOf(over.cell))
  return governing === 'contradictory' ? null : governing
}
