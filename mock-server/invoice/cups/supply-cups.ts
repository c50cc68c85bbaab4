import { isGasCups } from '#domain/cups.ts'
import { foldedText } from '../text/legible.ts'
import { above, below, type Cell, fold, type Placed, type TextLine } from '../text/text-line.ts'
import { cupsIn } from './cups-in-text.ts'

interface Found {
  cups: string
  /** The line of the bill it is in. */
  line: number
  score: number
  /** The same where no other CUPS is on the bill. */
  scoreOfOnly: number
}

/** The CUPS of the electricity, with every line it is in, and whether the bill has one of a gas supply. */
export interface SupplyCups {
  cups: string | null
  lines: number[]
  hasGas: boolean
  /** Two or more of electricity, and nothing says which of them is meant. */
  isAmbiguous: boolean
  confidence: number
}

// So much more must speak for one CUPS than for the next.
const margin = 1

/**
 * The one electricity CUPS of an invoice, blanks removed and look-alikes repaired by position; null when there is none or more than
 * one that could be meant. Only a CUPS whose control letters agree is ever returned, never one of a gas supply.
 */
export function findSupplyCups(lines: readonly TextLine[], { isPictured = false } = {}): SupplyCups {
  const found = [...inLines(lines), ...acrossLines(lines)]
  const isElectricity = !isPictured && speaksOfElectricityAlone(lines)
  const others = found.filter(({ cups }) => isElectricity || !isGasCups(cups))
  const hasGas = others.length < found.length
  const points = [...Map.groupBy(others, ({ cups }) => cups.slice(0, 20)).values()]
    .map(same => ({ same, score: Math.max(...same.map(({ score }) => score)) }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = points
  const saysGas = hasGas || points.some(({ score }) => score < 0)
  const none = { cups: null, lines: [], hasGas: saysGas, isAmbiguous: false, confidence: 0 }
  if (!best) return none
  // Of the only one, words about solar panels say nothing, nor does gas that has its own CUPS.
  const isOnly = !second && (hasGas || best.same.some(({ scoreOfOnly }) => scoreOfOnly > -2))
  if (best.score < 0 && !isOnly) return none
  if (second && best.score - second.score < margin) return { ...none, isAmbiguous: second.score >= 0 }
  return { ...none, cups: fullForm(best.same), lines: best.same.map(({ line }) => line), confidence: second ? 0.8 : 1 }
}

/** Powers and no word of gas: whatever the distributor's code, which a few cooperatives share, this is a bill of electricity. */
function speaksOfElectricityAlone(lines: readonly TextLine[]): boolean {
  // Of what its electricity is made, in any year.
  const text = foldedText(lines).replace(/\bgas(?:\s\p{L}+){0,3}\s\d{1,3}(?:[.,]\d+)?\s?%/gu, ' ')
  return /\bpot(?:\.|en)/.test(text) && !/\bgasa?\b|\bm3\b|\brl\.?\s?\d/.test(text)
}

/** The same supply is often printed with and without the measuring point: the longer form says more. */
function fullForm(same: readonly Found[]): string {
  const suffixes = new Set(same.map(({ cups }) => cups.slice(20)).filter(suffix => suffix !== ''))
  const [suffix = ''] = suffixes
  return (same[0]?.cups.slice(0, 20) ?? '') + (suffixes.size === 1 ? suffix : '')
}

function inLines(lines: readonly TextLine[]): Found[] {
  return lines.flatMap((line, index) => {
    const text = line.cells.map(cell => cell.text).join(' ')
    return cupsIn(text).flatMap(({ cups, at }) => {
      const cell = cellAt(line, at)
      return cell ? [{ cups, line: index, ...scoresOf(lines, { line: index, cell }, text.slice(0, at)) }] : []
    })
  })
}

/** The cell that holds a place of the line's text. */
function cellAt(line: TextLine, at: number): Cell | undefined {
  let end = 0
  return line.cells.find(cell => {
    end += cell.text.length + 1
    return at < end
  })
}

/** A CUPS that a narrow column broke in two. */
function acrossLines(lines: readonly TextLine[]): Found[] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap(cell => {
      const place = { line: index, cell }
      const next = below(lines, place)
      if (!next) return []
      const text = `${cell.text} ${next.cell.text}`
      return cupsIn(text)
        .filter(({ at, end }) => at < cell.text.length && end > cell.text.length + 1)
        .map(({ cups, at }) => ({ cups, line: index, ...scoresOf(lines, place, text.slice(0, at)) }))
    }),
  )
}

// What a CUPS belongs to, by the words near it; folded, in four languages.
const gas = /\bgas(?:a|aren|-)?\b/
const electricity = /\belectr\w*|\belektr\w*|\bluz\b|\bllum\b|\bargi\w*/
const generation =
  /generaci|xeraci|\bgenera\b|sorkuntz|excedent|excedenci|soberakin|autoconsum|autokontsum|\bcau\b|fotovolt|\bfv\b|placas|plaques|panel|vertid|productor|instalacion de produccion/
const label = /\bcups\b|punto? de (?:suministr|subministra)|hornidura/
// A notice names another supply of the customer in a sentence; the bill's own is in a field.
const another = /\b(?:otr[oa]|outr[oa]|altre|altra|beste|anterior|aparte|baja|baixa)\b/u
const labelCharacters = 60

/** Whether a CUPS is the electricity supply's: below nought it is of gas or of solar panels. */
function scoresOf(lines: readonly TextLine[], place: Placed, before: string) {
  const near = fold(before).slice(-labelCharacters)
  const over = above(lines, place)?.cell.folded ?? ''
  const own = near.trim() !== '' ? near : over.length <= labelCharacters && !/\d{4}/.test(over) ? over : ''
  const score = (label.test(own) ? 0.5 : 0) - (another.test(place.cell.folded) ? 1.6 : 0)
  return { score: score + scoreOf(own, false), scoreOfOnly: score + scoreOf(own, true) }
}

function scoreOf(folded: string, isOnly: boolean): number {
  if (generation.test(folded) && !isOnly) return -3
  const [isGas, isElectric] = [gas.test(folded), electricity.test(folded)]
  return isGas === isElectric ? 0 : isGas ? -3 : 1.5
}
