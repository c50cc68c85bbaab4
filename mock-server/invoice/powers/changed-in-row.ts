const days = String.raw`\s?[x*×·]\s?(\d{1,2})\s?(?:dias?|dies|egun|days?|d)(?![a-z])`
const sum = new RegExp(String.raw`\d\s?kw${days}\s?\+(?=\s?\d{1,2}(?:[.,]\d{1,3})?\s?kw${days})`)

/**
 * "3,3 kW x 13 días + 4,4 kW x 17 días": a power that was changed within the bill; where the part of the former one ends, or 0.
 * Of "4,6 kW x 30 días + 3,45 kW x 30 días" both hold, for punta and for valle.
 */
export function endOfFormer(folded: string): number {
  const found = sum.exec(folded)
  return found && found[1] !== found[2] ? found.index + found[0].length : 0
}
