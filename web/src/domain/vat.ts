/** Ley 37/1992, article 90. The Canary Islands, Ceuta and Melilla have other taxes. */
export const vatRate = 0.21
