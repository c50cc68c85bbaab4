import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { operationIds } from '#mock/operations/index.ts'
import type { CallRecord } from './journal-entry.ts'
import { maskSecrets } from './mask.ts'

const members = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  try {
    // Compared with nothing, every operator is read.
    compare('', value, undefined)
  } catch (error) {
    context.addIssue(String(error instanceof Error ? error.message : error))
  }
})

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

/** Whether a call is the expected one; undecided while only its status is missing. */
export function compareCall(record: CallRecord, pattern: CallPattern): 'match' | 'undecided' | 'miss' {
  if (record.operation !== pattern.operation) return 'miss'
  const differences = findDifferences(record, pattern)
  if (differences.length === 0) return 'match'
  return record.state === 'pending' && differences.every(each => each.startsWith('status: ')) ? 'undecided' : 'miss'
}

/** `expected` may leave members of an object out, and no items of a list. Throws for an operator that is written wrongly. */
function compare(place: string, expected: unknown, received: unknown, name = ''): string[] {
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(received) ? received : []
    const differences = expected.flatMap((each, index) => compare(`${place}.${index}`, each, items[index], name))
    if (Array.isArray(received) && items.length === expected.length) return differences
  } else if (typeof expected === 'object' && expected !== null) {
    const operator = Object.keys(expected).find(each => each.startsWith('$'))
    if (operator !== undefined) return compareBy(operator, expected, place, received, name)
    const members = (typeof received === 'object' ? (received ?? {}) : {}) as Record<string, unknown>
    return Object.entries(expected).flatMap(([key, each]) => compare(`${place}.${key}`, each, members[key], key))
  }
  // The values of a query are text.
  const isEqual = isDeepStrictEqual(expected, received) || (place.startsWith('query.') && String(expected) === received)
  return isEqual ? [] : [`${place}: expected ${format(expected, name)}, received ${format(received, name)}`]
}

function compareBy(operator: string, expected: object, place: string, received: unknown, name: string): string[] {
  const [value, ...others] = Object.values(expected)
  if (others.length > 0) throw new Error(`${operator} must be alone.`)
  if (operator === '$absent' && value === true)
    return received === undefined ? [] : [`${place}: expected nothing, received ${format(received, name)}`]
  if (operator !== '$matches' || typeof value !== 'string')
    throw new Error(
      `There is no operator "${operator}" with this value. There are $matches with text and $absent: true.`,
    )
  const isMatch = toRegExp(value).test(String(received)) && ['string', 'number'].includes(typeof received)
  return isMatch ? [] : [`${place}: expected text like /${value}/, received ${format(received, name)}`]
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
