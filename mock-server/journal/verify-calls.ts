import type { JournalEntry } from './journal-entry.ts'
import { type CallPattern, findDifferences } from './match-call.ts'

/** How often a call is expected; at least once where nothing is said. */
export interface CallCount {
  exactly?: number | undefined
  atLeast?: number | undefined
  atMost?: number | undefined
}

/** Whether calls came as expected: the ids of those that did, or why not. */
export type Verified = { status: 'verified'; calls: number[] } | { status: 'failed'; detail: string }

/** The minimum and maximum number of calls. */
export function boundsOf({ exactly, atLeast, atMost }: CallCount): [min: number, max: number] {
  const defaultMin = atMost === undefined ? 1 : 0
  return exactly === undefined ? [atLeast ?? defaultMin, atMost ?? Number.POSITIVE_INFINITY] : [exactly, exactly]
}

/** Counts the calls that match. The nearest miss is explained member by member. */
export function verifyCount(entries: readonly JournalEntry[], pattern: CallPattern, count: CallCount): Verified {
  const found = entries.filter(each => each.operation === pattern.operation && isMatch(each, pattern))
  const [min, max] = boundsOf(count)
  const calls = found.map(({ id }) => id)
  if (found.length >= min && found.length <= max) return { status: 'verified', calls }
  const expected = `${pattern.operation} was expected ${describeBounds(min, max)}`
  const came =
    found.length === 0 ? 'never came so' : `came ${times(found.length)}: ${calls.map(id => `call ${id}`).join(', ')}`
  const hint = found.length < min ? ` ${explainMiss(entries, pattern)}` : ''
  return { status: 'failed', detail: `${expected} and ${came}.${hint}` }
}

/** Looks for the calls one after the other; others may lie between. */
export function verifyOrder(entries: readonly JournalEntry[], order: readonly CallPattern[]): Verified {
  const calls: number[] = []
  let rest = entries
  for (const [index, pattern] of order.entries()) {
    const place = rest.findIndex(each => each.operation === pattern.operation && isMatch(each, pattern))
    const found = rest[place]
    if (!found) {
      const before = order[index - 1]
      const after = before ? ` after ${before.operation} (call ${calls.at(-1)})` : ''
      return { status: 'failed', detail: `${pattern.operation} did not come${after}. ${explainMiss(rest, pattern)}` }
    }
    calls.push(found.id)
    rest = rest.slice(place + 1)
  }
  return { status: 'verified', calls }
}

/** What came instead: the call of the same operation with the fewest differences, else the operations that were called. */
function explainMiss(entries: readonly JournalEntry[], pattern: CallPattern): string {
  const misses = entries
    .filter(each => each.operation === pattern.operation)
    .map(each => ({ id: each.id, differences: findDifferences(each, pattern) }))
    .filter(({ differences }) => differences.length > 0)
  const [nearest] = misses.toSorted((a, b) => a.differences.length - b.differences.length)
  if (nearest) return `The nearest is call ${nearest.id}: ${nearest.differences.join('; ')}.`
  return describeReceived(entries)
}

/** How often which operation was called. */
export function describeReceived(entries: readonly JournalEntry[]): string {
  const counts = Map.groupBy(entries, each => each.operation)
  const others = [...counts].map(([name, calls]) => `${name} ×${calls.length}`)
  return `Received: ${others.join(', ') || 'nothing at all'}.`
}

function isMatch(entry: JournalEntry, pattern: CallPattern): boolean {
  return findDifferences(entry, pattern).length === 0
}

function describeBounds(min: number, max: number): string {
  if (min === max) return `exactly ${times(min)}`
  if (max === Number.POSITIVE_INFINITY) return `at least ${times(min)}`
  return min === 0 ? `at most ${times(max)}` : `${min} to ${times(max)}`
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`
}
