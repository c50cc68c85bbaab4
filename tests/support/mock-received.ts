import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { maskSecrets } from '#mock/journal/mask.ts'
import type { OperationId } from '#mock/shared/types.ts'

/** Whoever can tell what a session's wizard asked of the mock server. */
export interface Witness {
  requests: () => Promise<readonly JournalEntry[]>
}

/** The witness of one session on a server that listens, for browser tests. */
export function witnessAt(origin: string, session: string): Witness {
  return {
    async requests() {
      const answer = await fetch(`${origin}/__mock/requests`, { headers: { 'x-mock-session': session } })
      const { requests }: { requests: JournalEntry[] } = await answer.json()
      return requests
    },
  }
}

/** What both vitest and Playwright hand to a matcher as `this`. */
interface MatcherState {
  equals: (a: unknown, b: unknown) => boolean
}

interface Miss {
  call: number
  lines: string[]
}

/**
 * A matcher for `expect.extend`: the mock server received the call, with at least these members in its query or body. Secrets
 * are compared as the journal keeps them, masked. A failure prints the nearest miss, member by member.
 */
export async function toHaveReceived(
  this: MatcherState,
  witness: Witness,
  operation: OperationId,
  members: Record<string, unknown> = {},
): Promise<{ pass: boolean; message: () => string }> {
  const all = await witness.requests()
  const misses = all.filter(each => each.operation === operation).map(each => missOf(this, each, members))
  const pass = misses.some(({ lines }) => lines.length === 0)
  return { pass, message: () => (pass ? `${operation} was received.` : explain(operation, misses, all)) }
}

function missOf({ equals }: MatcherState, { id, request }: JournalEntry, members: Record<string, unknown>): Miss {
  const sent: Record<string, unknown> = { ...(request.query as object), ...(request.body as object | undefined) }
  const lines = Object.entries(members).flatMap(([name, value]) => {
    const expected = typeof value === 'string' ? maskSecrets(value, name) : value
    if (equals(sent[name], expected)) return []
    return `  ${name}: expected ${written(expected)}, received ${written(sent[name])}`
  })
  return { call: id, lines }
}

function explain(operation: OperationId, misses: Miss[], all: readonly JournalEntry[]): string {
  const nearest = misses.toSorted((a, b) => a.lines.length - b.lines.length)[0]
  if (nearest)
    return `${operation} was received, but never so. The nearest is call ${nearest.call}:\n${nearest.lines.join('\n')}`
  const counts = Map.groupBy(all, each => each.operation)
  const others = [...counts].map(([name, entries]) => `${name} ×${entries.length}`)
  return `${operation} was not received. Received: ${others.join(', ') || 'nothing at all'}.`
}

function written(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
