/** A municipality of Spain with its postal codes. Its first two digits are those of its province. Fuente: INE. */
export interface Municipality {
  /** INE number, five digits. */
  id: string
  /** Official name: `Coruña, A`, `Donostia/San Sebastián`. */
  name: string
  codes: readonly string[]
}

/** The lines of postal-codes.txt, `15030|Coruña, A|15001-15011 15190`; a line of another kind says nothing. */
export function parseMunicipalities(text: string): Municipality[] {
  return text.split('\n').flatMap(line => {
    const [, id, name, ranges] = /^(\d{5})\|([^|]+)\|(\d{5}[\d -]*)$/.exec(line) ?? []
    return id && name && ranges ? [{ id, name, codes: ranges.split(' ').flatMap(codesOf) }] : []
  })
}

function codesOf(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
    String(Number(from) + index).padStart(5, '0'),
  )
}

/** The lines that name a code with these first two digits: what a browser loads to know the towns of one code. */
export function linesOfPrefix(text: string, prefix: string): string {
  const isOfPrefix = (line: string) => new RegExp(`[| -]${prefix}\\d{3}(?= |-|$)`).test(line)
  return text.split('\n').filter(isOfPrefix).join('\n')
}

/** An official name with its article in front: `A Coruña`, `La Pobla de Massaluca`, `L'Hospitalet de Llobregat`. */
export function nameInUse(name: string): string {
  return name.split('/').map(withArticleInFront).join('/')
}

function withArticleInFront(name: string): string {
  const [, rest = '', article = ''] = /^(.+), (\p{L}{1,3}['’]?)$/u.exec(name.trim()) ?? []
  if (rest === '') return name.trim()
  const inFront = /['’]$/.test(article) ? `${article}${rest}` : `${article} ${rest}`
  return inFront.charAt(0).toUpperCase() + inFront.slice(1)
}
