export interface Country {
  /** Two letters, ISO 3166. */
  code: string
  /** In the language of the page. */
  name: string
  /** "34", without the plus. */
  dialCode: string
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every letter is compared with all of them: they are folded once. */
const foldedNames = new Map<string, string>()

function foldedName(name: string): string {
  const known = foldedNames.get(name) ?? folded(name)
  foldedNames.set(name, known)
  return known
}

/**
 * The countries a few typed characters may mean: by any word of the name (accents and case do not matter), by the dial code with
 * or without plus, by the two-letter code. Those whose name begins with it come first; otherwise the given order holds.
 */
export function matchingCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = folded(typed.trim())
  if (!query) return countries
  const digits = query.replace(/^(\+|00)/, '')
  const rank = ({ code, name, dialCode }: Country) => {
    const words = foldedName(name)
    if (words.startsWith(query)) return 0
    if (words.split(/[\s(-]+/).some(word => word.startsWith(query))) return 1
    return code.toLowerCase() === query || (/^\d+$/.test(digits) && dialCode.startsWith(digits)) ? 2 : 3
  }
  const ranked = countries.map(country => ({ country, rank: rank(country) })).filter(entry => entry.rank < 3)
  return ranked.sort((a, b) => a.rank - b.rank).map(entry => entry.country)
}
