import { above, fold, leftOf, type Placed, type TextLine } from '../text/text-line.ts'
import { alternatives } from '../words/match.ts'
import { streetKinds } from '../words/streets.ts'

// What a CUPS belongs to, by the words near it; folded, in four languages.
const gas = /\bgas(?:a|aren|-)?\b/
const electricity = /\belectr\w*|\belektr\w*|\bluz\b|\bllum\b|\bargi\w*/
const generation =
  /generaci|xeraci|\bgenera\b|sorkuntz|excedent|excedenci|soberakin|autoconsum|autokontsum|\bcau\b|fotovolt|\bfv\b|placas|plaques|panel|vertid|productor|instalacion de produccion/
const label = /\bcups\b|punto? de (?:suministr|subministra)|hornidura/
/** "Travesía del Gas": a street and no label. */
const street = new RegExp(`^(?:${alternatives(streetKinds)})\\.?\\s|s/n`, 'u')
const nearCharacters = 60
const headingCharacters = 60
const headingLines = 6

/** Whether a CUPS is the electricity supply's: below nought it is of gas or of solar panels. */
export function scoreCups(lines: readonly TextLine[], place: Placed, before: string, { isOnly = false } = {}): number {
  const near = lastClause(fold(before))
  const left = leftOf(lines, place).map(cell => cell.folded)
  const over = above(lines, place)?.cell
  const own =
    near.trim() === ''
      ? over && over.text.length <= headingCharacters && !/\d{4}/.test(over.text) && !street.test(over.folded)
        ? over.folded
        : ''
      : near
  return (
    ofOther(place) +
    scoreOf(own, 3, isOnly) +
    (label.test(own) || left.some(text => label.test(text)) ? 0.5 : 0) +
    headingScore(lines, place, isOnly)
  )
}

// A notice names another supply of the customer in a sentence; the bill's own stands in a field.
const another = /\b(?:otr[oa]|outr[oa]|altre|altra|beste|anterior|aparte|baja|baixa)\b/u
const sentenceCharacters = 70

function ofOther({ cell: { folded } }: Placed): number {
  return (folded.length > sentenceCharacters ? -0.6 : 0) + (another.test(folded) ? -1 : 0)
}

/** The words since the last value: what stands before another number labels that one. */
function lastClause(folded: string): string {
  const near = folded.slice(-nearCharacters)
  return near.replace(/^.*(?:\d{4,}\S*|\bes\d\S*)\s+(?=\D*$)/u, '')
}

/** Headings over the line: the nearest that names one kind of supply. One that names both decides nothing. */
function headingScore(lines: readonly TextLine[], place: Placed, isOnly: boolean): number {
  const columns = [place.cell, ...leftOf(lines, place)]
  let score = 0
  for (const cell of columns) {
    let at = above(lines, { line: place.line, cell })
    for (let step = 0; at && step < headingLines; step += 1) {
      const { text, folded } = at.cell
      // "CUPS gas" over another value is that value's label and no heading.
      const isHeading =
        text.length <= headingCharacters && !/\d|[:·]\s*\S/u.test(text) && !label.test(folded) && !street.test(folded)
      const found = isHeading ? scoreOf(folded, 1.5, isOnly) : 0
      if (found !== 0) {
        score = Math.abs(found) > Math.abs(score) ? found : score
        break
      }
      at = above(lines, at)
    }
  }
  return score
}

function scoreOf(folded: string, weight: number, isOnly: boolean): number {
  const [isGas, isElectric, isGeneration] = [gas.test(folded), electricity.test(folded), generation.test(folded)]
  if (isGeneration && !isOnly) return -weight
  if (isGas === isElectric) return 0
  return isGas ? -weight : weight / 2
}
