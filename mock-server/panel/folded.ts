/** Words as a search compares them: without capitals and accents. The browser folds what is typed alike. */
export function folded(...words: readonly (string | undefined)[]): string {
  return words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
