import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '#mock/shared/types.ts'
import type { JournalEntry } from './journal-entry.ts'
import { maskSecrets } from './mask.ts'

/** A call that a test expects. Members of query, headers and body are compared in part. */
export interface CallPattern {
  operation: OperationId
  query?: Record<string, unknown> | undefined
  headers?: Record<string, string> | undefined
  body?: Record<string, unknown> | undefined
  /** The status of the response. */
  status?: number | undefined
}

/**
 * Where a call of the same operation departs from the pattern, one line each; none for a match. Secrets are compared as the journal keeps
 * them, masked.
 */
export function findDifferences({ request, response }: JournalEntry, pattern: CallPattern): string[] {
  const { query = {}, headers = {}, body = {}, status } = pattern
  return [
    ...compare('query', query, request.query),
    ...compare('headers', headers, request.header),
    ...compare('body', body, request.body),
    ...(status === undefined ? [] : compare('status', status, response.status)),
  ]
}

/** `expected` may leave members of an object out; lists are compared whole. */
function compare(place: string, expected: unknown, received: unknown, name = ''): string[] {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
    const members = (typeof received === 'object' ? (received ?? {}) : {}) as Record<string, unknown>
    return Object.entries(expected).flatMap(([key, each]) => compare(`${place}.${key}`, each, members[key], key))
  }
  const masked = maskSecrets(expected, name)
  // The values of a query are text.
  const isEqual = isDeepStrictEqual(masked, received) || (place.startsWith('query.') && String(masked) === received)
  return isEqual ? [] : [`${place}: expected ${format(masked)}, received ${format(received)}`]
}

function format(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
