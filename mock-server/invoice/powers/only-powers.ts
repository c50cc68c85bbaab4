import { below, leftOf, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { lastLabel, tokensOf } from './power-tokens.ts'

/** "Punta: 4,6 kW x 30 días" can stand under a heading; a sentence that happens to name a power stands for itself. */
export function saysOnlyPowers({ folded }: Pick<Cell, 'folded'>): boolean {
  const words = folded.match(/\p{L}{4,}/gu) ?? []
  return words.every(word =>
    /^(?:periodos?|off|peak|valley|punta|llano|chan|vall?e?|haran\w*|ibarr?\w*|bailar\w*|punta\w*|laua\w*|lautada\w*|aldi\w*|dias?|dies|egun|horas?|hores|car[ae]s|barat[ae]s|ordu|garesti\w*|merke\w*|amb[oa]s|ambd[ou]e?s|desde|partir|noches?|festi\w*|laborables?|feiners?|diurn\w*|nocturn\w*|fines|semana|setmana)$/.test(
      word,
    ),
  )
}

/** No other power stands beside or under this cell. The same one may, as in the account: "4,6 kW" over "4,6 kW x 30 días". */
export function isOnlyPower(lines: readonly TextLine[], place: Placed): boolean {
  const others = [...(lines[place.line]?.cells ?? []), below(lines, place)?.cell].filter(cell => cell !== place.cell)
  const own = powersOf(place.cell)
  return own.length === 1 && others.flatMap(cell => (cell ? powersOf(cell) : [])).every(kw => kw === own[0])
}

/** Numbers that may be powers, as "2.0" of "2.0TD" is not. */
const powersOf = (cell: Cell): number[] =>
  tokensOf(cell).flatMap(token => (token.kind === 'number' && token.unit !== 'other' ? [token.value] : []))

/** "Potencia punta: 3,45 kW": a label that has its own value; `hasOwnNumber`: perhaps with its unit in the next line. */
export const hasOwnPower = (cell: Cell): boolean =>
  tokensOf(cell).some(token => token.kind === 'number' && token.unit === 'kW')
export const hasOwnNumber = (cell: Cell): boolean =>
  tokensOf(cell).some(token => token.kind === 'number' && token.unit !== 'other')

/** "Autoconsumo | con excedentes, 3,8 kW" over "Potencias (kW) | punta 4,6": the value of another row, and no heading of this one. */
export function isValueOfRow(lines: readonly TextLine[], over: Placed, place: Placed): boolean {
  const [[own], [label]] = [leftOf(lines, place), leftOf(lines, over)]
  const isRow = own !== undefined && label !== undefined && own.left === label.left
  return isRow && /\d/.test(over.cell.text) && lastLabel(tokensOf(own)) !== null
}
