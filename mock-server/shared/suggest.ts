import { closest, distance } from 'fastest-levenshtein'

// Names further away than this are suggested only where nothing is nearer.
const maxDistance = 8
const maxSuggestions = 3

/** The sentence about an unknown name, with the known ones that resemble it. `kind`: what it would be the name of. */
export function describeUnknown(kind: string, name: string, known: readonly string[]): string {
  const similar = known
    .toSorted((a, b) => distance(name, a) - distance(name, b))
    .filter(each => distance(name, each) <= maxDistance || each.includes(name))
  const suggestions = similar.length > 0 ? similar.slice(0, maxSuggestions) : [closest(name, [...known])]
  return `There is no ${kind} "${name}". Did you mean ${suggestions.join(' or ')}?`
}
