import { streetTypes } from '../evidence/address-wordings.ts'
import { isRule } from '../text/ascii-tables.ts'
import { fold } from '../text/fold.ts'
import { above, below, leftOf, type Placed, paragraphReach, piecesAround, rightOf } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { holdsCups } from './cups-in-text.ts'
import { sentenceBeforeCups } from './sentence-of-cups.ts'

// What a CUPS belongs to, by the words near it; folded, in four languages.
const gas = /\bgas(?:a|aren|-)?\b/
const electricity = /\belectr\w*|\belektr\w*|\bluz\b|\bllum\b|\bargi\w*/
const generation =
  /generac|xerac|\bgenera\b|sorkuntz|excedent|excedenci|soberakin|autoconsum|autokontsum|\bcau\b|fotovolt|\bfv\b|placas|plaques|panel|vertid|productor|instalacion de produccion/
/** The customer's other homes, in an annex. */
const otherSupplies =
  /\b(?:otros?|otras?|altr[ea]s?|outros?|outras?) (?:(?:puntos?|punts?) de )?(?:suministros?|puntos?|contratos?|cups|subministraments?|punts?|contractes?|subministracions?)|beste hornidura/
/** What the home was called before, another home of the customer, and an explanation of the word. */
const otherCups =
  /\bcups (?:antigu\w+|anterior\w*|antic|antiga|vell|zaharra)|\b(?:antigu\w+|anterior|antic|aurreko) cups|\botra vivienda|\baltra vivenda|\b(?:por ejemplo|por exemplo|per exemple|adibidez)\b|comunidad energetica|comunitat energetica|invitad/
/** The end of a contract and a second home: another one's where a second CUPS stands on the bill. */
const endedOrSecond = /dad[oa] de baja|\bsegunda vivienda|\bsegona residencia/
/** In a sentence: the home before, and those of relatives. */
const otherHome =
  /\b(?:baja|baixa) (?:de|del|da|do)\b|\b(?:antigu[ao]|anterior|antic|antiga|segunda|segona|otra|altra|outra) (?:casa|vivienda|vivenda|habitatge|piso|pis|local|finca|residencia|domicilio)|\b(?:de|a) (?:su|tu|la seva|la teva|a tua|a sua) (?:madre|padre|hij[oa]|herman[oa]|mare|pare|fill[ao]?|germa(?:na)?|nai|pai|fill[ao]|irma(?:n)?|vecin[oa])\b/
const sentenceWeight = 3
const label = /\bcups\b|punto? de (?:suministr|subministra)|hornidura/
/** "Travesía del Gas": a street and no label. */
const street = new RegExp(`^(?:${streetTypes})\\s|s/n`, 'u')
/** "Factura con autoconsumo": the title of the whole bill says nothing of one CUPS. */
const titleOfBill = /^(?:factura|recibo|rebut|faktura)(?!\p{L}).*(?<!\p{L})(?:con|amb|y|i|e)\s.*autoconsum/u
const nearCharacters = 60
const headingCharacters = 60
const headingLines = 6
const mostRows = 14
// In line heights.
const tableReach = 5

/**
 * Whether a CUPS is the electricity supply's: below nought it is of gas or of solar panels. `isOnly`: no other one stands on the bill, so
 * that words about what the supply is part of do not count.
 */
export function scoreCups(lines: readonly TextLine[], place: Placed, before: string, { isOnly = false } = {}): number {
  const left = leftOf(lines, place).map(cell => cell.folded)
  const near = `${lastClause(fold(before))} ${restOfLabel(lines, place)}`.trim()
  const over = above(lines, place)?.cell
  const isLabel = over && over.text.length <= headingCharacters && !/\d{4}/.test(over.text) && !street.test(over.folded)
  const own = near || piecesAround(lines, place).join(' ') || (isLabel ? over.folded : '')
  const sentence = sentenceBeforeCups(lines, place, before)
  return (
    (isSaidOfOther(sentence) && !isOnly ? -sentenceWeight : 0) +
    scoreOf(own, 3, isOnly) +
    (label.test(own) || left.some(text => label.test(text)) ? 0.5 : 0) +
    headingScore(lines, place, isOnly)
  )
}

/** "CUPS de la" left of its value, and "instalación" and "fotovoltaica" below it, with no value of their own; '' elsewhere. */
function restOfLabel(lines: readonly TextLine[], { line, cell }: Placed): string {
  const [first] = leftOf(lines, { line, cell })
  const rest: string[] = []
  // "CUPS:" goes on nowhere.
  if (!first || /[:·]\s*$/u.test(first.text)) return ''
  for (let at = below(lines, { line, cell: first }); at && rest.length < restLines; ) {
    const isValue = rightOf(lines, at).length > 0 || /[\d:·]/u.test(at.cell.text.replace(/[:·]\s*$/u, ''))
    if (isValue || at.cell.left !== first.left || label.test(at.cell.folded)) break
    rest.push(at.cell.folded)
    at = below(lines, at)
  }
  return rest.join(' ')
}

const restLines = 2

/** The words since the last value: what stands before another number labels that one. */
function lastClause(folded: string): string {
  const near = folded.slice(-nearCharacters)
  return near.replace(/^.*(?:\d{4,}\S*|\bes\d\S*)\s+(?=\D*$)/u, '')
}

/** Headings over the line: the nearest that names one kind of supply. One that names both decides nothing. */
function headingScore(lines: readonly TextLine[], place: Placed, isOnly: boolean): number {
  // Another CUPS in the row has a heading of its own.
  const isOther = ({ text }: Cell) => holdsCups(text)
  const columns = [place.cell, ...leftOf(lines, place).filter(cell => !isOther(cell))]
  const isOneOfSeveral = [...leftOf(lines, place), ...rightOf(lines, place)].some(isOther)
  let score = 0
  for (const column of columns) {
    let at = above(lines, { line: place.line, cell: column })
    for (let step = 0, row = 0; at && step < headingLines && row < mostRows; row += 1) {
      const { text, folded } = at.cell
      // "CUPS gas" over another value is that value's label and no heading.
      const isHeading =
        text.length <= headingCharacters &&
        !/\d|[:·]\s*\S/u.test(text) &&
        !label.test(folded) &&
        !street.test(folded) &&
        !(generation.test(folded) && titleOfBill.test(folded)) &&
        !isRowOfAccount(lines, at)
      const found = isHeading ? scoreOf(folded, 1.5, isOnly) : 0
      if (found !== 0) {
        score = Math.abs(found) > Math.abs(score) ? found : score
        break
      }
      // "Provincia | Madrid" in a table does not part its column from its head, and some rows are empty.
      const isInTable = isOneOfSeveral && leftOf(lines, at).length > 0
      if (!isInTable) step += 1
      const from = isRule(lines[at.line]) ? { line: at.line, cell: column } : at
      at = above(lines, from, isInTable ? tableReach : paragraphReach)
    }
    // "Gas | Electricidad": the heading of the own column counts before those of the columns to its left.
    if (column === place.cell && score !== 0) return score
  }
  return score
}

/** "Compensación de excedentes | 203,4 kWh | -10,17 €": a row of the account heads nothing. */
const isRowOfAccount = (lines: readonly TextLine[], place: Placed) =>
  rightOf(lines, place).some(({ folded }) => /\d.*(?:€|kwh|eur)/.test(folded))

/** "La baja de su anterior local (Calle Luna, 4; CUPS": a sentence about another home of the customer. */
const isSaidOfOther = (sentence: string) => otherSupplies.test(sentence) || otherHome.test(sentence)

function scoreOf(folded: string, weight: number, isOnly: boolean): number {
  const [isGas, isElectric] = [gas.test(folded), electricity.test(folded)]
  const isPartOfSupply = generation.test(folded) || endedOrSecond.test(folded)
  if ((isPartOfSupply && !isOnly) || otherSupplies.test(folded) || otherCups.test(folded)) return -weight
  if (isGas === isElectric) return 0
  return isGas ? -weight : weight / 2
}
