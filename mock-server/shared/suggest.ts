import { distance } from 'fastest-levenshtein'

// As a share of the longer name: what is further away only looks like a guess.
const maxShare = 0.7
const maxSuggestions = 3

/** The sentence about an unknown name, with the known ones that resemble it. `kind`: what it would be the name of. */
export function describeUnknown(kind: string, name: string, known: readonly string[]): string {
  const similar = known
    .toSorted((a, b) => distance(name, a) - distance(name, b))
    .filter(each => distance(name, each) <= maxShare * Math.max(name.length, each.length) || each.includes(name))
    .slice(0, maxSuggestions)
  return `There is no ${kind} "${name}".${similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : ''}`
}

/** The sentence about an unknown method and path, with the nearest of the known ones, such as `GET /api/v3/validations/email`. */
export function describeNearest(method: string, path: string, known: readonly string[]): string {
  const wanted = path.replace(/\/+$/, '').slice(0, maxPathLength)
  const wantedWords = new Set(wanted.split(/[/.-]/).filter(Boolean))
  const rank = (each: string) => {
    const [knownMethod = '', knownPath = ''] = each.split(' ', 2)
    const shared = knownPath.split(/[/.-]/).filter(word => wantedWords.has(word)).length
    return distance(wanted, knownPath) - shared * 4 + (method === knownMethod ? 0 : 1)
  }
  // What tools ask for is not what the product asks for.
  const isTool = wanted.startsWith('/__')
  const alike = known.filter(each => each.includes(' /__mock') === isTool)
  const [nearest] = alike.toSorted((a, b) => rank(a) - rank(b))
  return nearest === undefined ? '' : `Did you mean ${nearest}?`
}

const maxPathLength = 200
