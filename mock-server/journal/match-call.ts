import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { operationIds } from '#mock/operations/index.ts'
import type { CallRecord } from './journal-entry.ts'
import { maskSecrets } from './mask.ts'

function isPattern(source: string): boolean {
  try {
    return Boolean(toRegExp(source))
  } catch {
    return false
  }
}

/** Refuses an operator that is misspelt or not a regular expression, at any depth. */
const matched: z.ZodType<unknown> = z.unknown().superRefine((value, context) => {
  const visit = (part: unknown, depth: number): void => {
    if (typeof part !== 'object' || part === null || depth > 20) return
    for (const [name, each] of Object.entries(part)) {
      if (name.startsWith('$') && !['$matches', '$absent'].includes(name))
        context.addIssue(`There is no operator "${name}". There are $matches and $absent.`)
      else if (name === '$matches' && !(typeof each === 'string' && isPattern(each)))
        context.addIssue(`$matches must be a regular expression, as text.`)
      else if (name === '$absent' && each !== true) context.addIssue('$absent must be true.')
      else if (name.startsWith('$') && Object.keys(part).length > 1) context.addIssue(`${name} must be alone.`)
      else visit(each, depth + 1)
    }
  }
  visit(value, 0)
})
const members = z.record(z.string(), matched)

/**
 * A call that a test expects. Members of query, headers and body are compared in part. In the place of a value may be `{ $matches: 'text' }`, a
 * regular expression, or `{ $absent: true }`.
 */
export const callPattern = z.strictObject({
  operation: z.enum(operationIds),
  query: members.optional(),
  headers: members.optional(),
  body: members.optional(),
  status: z.int().min(100).max(599).optional().meta({ description: 'The status that was really sent.' }),
})
export type CallPattern = z.infer<typeof callPattern>

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
function toRegExp(pattern: string): RegExp {
  const [, flags = '', source = pattern] = /^\(\?([ims]+):(.*)\)$/s.exec(pattern) ?? []
  return new RegExp(source, `u${flags}`)
}

/** Secrets stay hidden, also where two of them differ. */
function format(value: unknown, name: string): string {
  return value === undefined ? 'nothing' : JSON.stringify(maskSecrets(value, name))
}
