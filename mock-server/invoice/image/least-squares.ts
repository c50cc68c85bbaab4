import { solved } from './homography.ts'

interface Observation {
  terms: readonly number[]
  value: number
  weight: number
}

/** The factors of the terms that fit the observations best; `stiffness` per term holds its factor near nought. */
export function leastSquares(observations: readonly Observation[], stiffness: readonly number[]): number[] {
  const rows = stiffness.map((own, row) => stiffness.map((_, column) => (row === column ? own : 0)).concat(0))
  for (const { terms, value, weight } of observations) {
    for (const [index, row] of rows.entries()) {
      const share = weight * (terms[index] ?? 0)
      for (const [column, term] of [...terms, value].entries()) row[column] = (row[column] ?? 0) + share * term
    }
  }
  return solved(rows)
}
