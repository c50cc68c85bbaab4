import type { Word } from './text-line.ts'

// In type sizes: two fonts of one line may differ by this much.
const sameLevel = 0.2

/**
 * Of forms side by side the rows may run past each other, a little more with each. "Madrid" a hair below "Localidad", with nothing between the two,
 * stands in its line, though the row began in the form before.
 */
export function besideTheirNeighbours(rows: readonly (readonly Word[])[]): Word[][] {
  const level: Word[][] = []
  for (const row of rows) {
    const over = level.at(-1)
    const moved = over ? row.filter(word => isBesideLast(word, over, row)) : []
    over?.push(...moved)
    const rest = row.filter(word => !moved.includes(word))
    if (rest.length > 0) level.push(rest)
  }
  return level
}

/** The word that ends nearest before this one is in the row above, where nothing stands over this one, and on its level. */
function isBesideLast(word: Word, over: readonly Word[], row: readonly Word[]): boolean {
  if (over.some(({ left, right }) => left < word.right && word.left < right)) return false
  const before = (words: readonly Word[]) =>
    words.filter(({ right }) => right <= word.left).sort((one, other) => other.right - one.right)[0]
  const [last, own] = [before(over), before(row)]
  if (!last || (own && own.right > last.right)) return false
  return Math.abs(word.base - last.base) <= sameLevel * Math.min(word.size, last.size)
}
