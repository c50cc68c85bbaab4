import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '#mock/shared/types.ts'
import type { CallRecord } from './journal-entry.ts'
import { maskSecrets } from './mask.ts'

/**
 * A call that a test expects. Members of query, headers and body are compared in part. In the place of a value may be `{ $matches: 'text' }`, a
 * regular expression, or `{ $absent: true }`.
 */
export interface CallPattern {
  operation: OperationId
  query?: Record<string, unknown> | undefined
  headers?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
  /** The status that was really sent. */
  status?: number | undefined
}

/** Where a call of the same operation departs from the pattern, one line each; none for a match. Values are compared as they came. */
export function findDifferences({ request, response, state }: CallRecord, pattern: CallPattern): string[] {
  const { query = {}, headers = {}, body = {}, status } = pattern
  const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const sent = response.status ?? undefined
  return [
    ...compare('query', query, request.query),
    ...compare('headers', lowerCase, request.header),
    ...compare('body', body, request.body),
    ...(status === undefined || sent === status
      ? []
      : [`status: expected ${status}, ${sent === undefined ? `the call is ${state}` : `sent ${sent}`}`]),
  ]
}

/** Whether the call could still come to match: only its status is missing. */
export function isUndecided(record: CallRecord, pattern: CallPattern): boolean {
  if (record.state !== 'pending' || pattern.status === undefined) return false
  return findDifferences(record, { ...pattern, status: undefined }).length === 0
}

/** `expected` may leave members of an object out, and no items of a list. */
function compare(place: string, expected: unknown, received: unknown, name = ''): string[] {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
    if ('$absent' in expected)
      return received === undefined ? [] : [`${place}: expected nothing, received ${format(received, name)}`]
    if ('$matches' in expected) return compareText(place, String(expected.$matches), received, name)
    const members = (typeof received === 'object' ? (received ?? {}) : {}) as Record<string, unknown>
    return Object.entries(expected).flatMap(([key, each]) => compare(`${place}.${key}`, each, members[key], key))
  }
  if (Array.isArray(expected) && Array.isArray(received) && expected.length === received.length)
    return expected.flatMap((each, index) => compare(`${place}.${index}`, each, received[index], name))
  // The values of a query are text.
  const isEqual = isDeepStrictEqual(expected, received) || (place.startsWith('query.') && String(expected) === received)
  return isEqual ? [] : [`${place}: expected ${format(expected, name)}, received ${format(received, name)}`]
}

function compareText(place: string, pattern: string, received: unknown, name: string): string[] {
  const isText = typeof received === 'string' || typeof received === 'number'
  if (isText && toRegExp(pattern).test(String(received))) return []
  return [`${place}: expected text like /${pattern}/, received ${format(received, name)}`]
}

/** The expression of a pattern; `(?i:text)` gives it flags, which Node 22 does not know. Throws where it is none. */
export function toRegExp(pattern: string): RegExp {
  const [, flags = '', source = pattern] = /^\(\?([ims]+):(.*)\)$/s.exec(pattern) ?? []
  return new RegExp(source, `u${flags}`)
}

/** Secrets stay hidden, also where two of them differ. */
function format(value: unknown, name: string): string {
  return value === undefined ? 'nothing' : JSON.stringify(maskSecrets(value, name))
}
