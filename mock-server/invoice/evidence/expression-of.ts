const alternatives = (entries: readonly string[]) =>
  entries.join('|').replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*')

/** One expression for all entries of a list, at word boundaries. */
export function expressionOf(entries: readonly string[], flags = ''): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives(entries)})(?![\\p{L}])`, `u${flags}`)
}
