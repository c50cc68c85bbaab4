import { distance } from 'fastest-levenshtein'

// As a share of the longer name: what is further away only looks like a guess.
const maxShare = 0.7
const maxSuggestions = 3
const maxPathLength = 200

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
  const wanted = `${method} ${path.slice(0, maxPathLength)}`
  const words = wanted.split(/[ /.-]+/)
  const shared = (each: string) => each.split(/[ /.-]+/).filter(word => words.includes(word)).length
  const rank = (each: string) => distance(wanted, each) - 4 * shared(each)
  // What tools ask for is not what the product asks for.
  const isTool = path.startsWith('/__')
  const alike = known.filter(each => each.includes(' /__mock') === isTool)
  return `Did you mean ${alike.toSorted((a, b) => rank(a) - rank(b))[0]}?`
}
