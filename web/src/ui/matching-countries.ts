export interface Country {
  /** Two letters, ISO 3166. */
  code: string
  /** In the language of the page. */
  name: string
  /** "34", without the plus. */
  dialCode: string
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s(-]+/g, ' ')

/** The countries that typed characters may mean, by a word of the name, dial code or letters; names that begin so come first. */
export function matchingCountries(countries: readonly Country[], typed: string): readonly Country[] {
  if (!typed.trim()) return countries
  const query = fold(typed.trim())
  const digits = query.replace(/^(\+|00)/, '')
  const isDialCode = /^\d+$/.test(digits)
  const rank = ({ code, name, dialCode }: Country) => {
    // Each word follows a blank.
    const words = ` ${fold(name)}`
    if (words.startsWith(query, 1)) return 0
    if (words.includes(` ${query}`)) return 1
    return code.toLowerCase() === query || (isDialCode && dialCode.startsWith(digits)) ? 2 : 3
  }
  const ranked = countries.map(country => ({ country, rank: rank(country) })).filter(entry => entry.rank < 3)
  return ranked.sort((a, b) => a.rank - b.rank).map(entry => entry.country)
}
