import { below, type Placed } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { powerTokens } from './power-tokens.ts'

/** "Punta: 4,6 kW x 30 días" can stand under a heading; a sentence that happens to name a power stands for itself. */
export function saysOnlyPowers({ folded }: Cell): boolean {
  const words = folded.match(/\p{L}{4,}/gu) ?? []
  return words.every(word =>
    /^(?:periodos?|punta|llano|chan|vall?e?|haran\w*|punta\w*|laua\w*|lautada\w*|aldi\w*|dias?|dies|egun|horas?|hores|car[ae]s|barat[ae]s|ordu|garesti\w*|merke\w*|amb[oa]s|ambd[ou]e?s|desde|partir|noches?|festi\w*|laborables?|feiners?|diurn\w*|nocturn\w*|fines|semana|setmana)$/.test(
      word,
    ),
  )
}

/** The number of this cell stands neither beside nor over another one. */
export function isOnlyPower(lines: readonly TextLine[], place: Placed): boolean {
  const others = [...(lines[place.line]?.cells ?? []), below(lines, place)?.cell].filter(cell => cell !== place.cell)
  return !others.some(cell => powerTokens(cell?.folded ?? '').some(({ kind }) => kind === 'number'))
}
