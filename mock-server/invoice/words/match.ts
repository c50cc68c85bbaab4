/** Text as phrases are compared with it: no dots, single blanks, "nº" however printed. `folded`: see `fold`. */
export const plainWords = (folded: string): string =>
  folded
    .replace(/\bn\s?\.?\s?[º°]|\bn\.\s?o\b\.?/gu, 'nº')
    .replace(/(?<=\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[.·:;,_]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a phrase is in a list of phrases. */
export function phraseTest(list: string): (plain: string) => boolean {
  const phrases = new Set(list.split('|'))
  return plain => phrases.has(plain)
}

/** Whether a word begins with one of a list of stems; one of three letters or fewer, or before "$", must be the word. */
export function stemTest(list: string): (word: string) => boolean {
  const stems = list.split('|')
  const isWhole = (stem: string) => stem.length <= 3 || stem.endsWith('$')
  const whole = new Set(stems.filter(isWhole).map(stem => stem.replace('$', '')))
  const byStart = Map.groupBy(
    stems.filter(stem => !isWhole(stem)),
    stem => stem.slice(0, 2),
  )
  return word => whole.has(word) || (byStart.get(word.slice(0, 2))?.some(stem => word.startsWith(stem)) ?? false)
}

/** A list of words as a part of an expression, the longest first; a dot or a raised letter may be behind each. */
export const alternatives = (list: string): string =>
  list
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map(word => word.replace(/[/.]/g, sign => `\\${sign}`).replaceAll(' ', '\\s+'))
    .join('|')
