import type { Cell } from '../text/text-line.ts'

/** "Punta: 4,6 kW x 30 días" can stand under a heading; a sentence that happens to name a power stands for itself. */
export function saysOnlyPowers({ folded }: Cell): boolean {
  const words = folded.match(/\p{L}{4,}/gu) ?? []
  return words.every(word =>
    /^(?:periodos?|punta|llano|vall?e?|haran\w*|punta\w*|laua\w*|lautada\w*|aldi\w*|dias?|dies|egun|horas?|hores|desde|partir|noches?|festi\w*|laborables?|feiners?|diurn\w*|nocturn\w*|fines|semana|setmana)$/.test(
      word,
    ),
  )
}
