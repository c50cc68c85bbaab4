import * as z from 'zod'
import { maxLatencyMs } from '#mock/sessions/session.ts'
import type { CallWindow } from './journal.ts'
import type { CallRecord, JournalEntry } from './journal-entry.ts'
import { type CallPattern, callPattern, findDifferences, isUndecided } from './match-call.ts'

const count = z.int().min(0).max(1_000_000)
const waitMs = z.int().min(0).max(maxLatencyMs).meta({ description: 'How long to wait for it, in milliseconds.' })

/** What is verified: how often a call came, at least once where nothing is said, or that calls came in an order. */
export const verification = z.union([
  callPattern
    .extend({
      exactly: count.optional(),
      atLeast: count.min(1).optional().meta({ description: '1 where nothing is said.' }),
      atMost: count.optional(),
      waitMs: waitMs.optional(),
    })
    .refine(
      ({ exactly, atLeast = 0, atMost = Number.POSITIVE_INFINITY }) =>
        exactly === undefined ? atLeast <= atMost : atLeast === 0 && atMost === Number.POSITIVE_INFINITY,
      'exactly must be alone, and atLeast at most atMost',
    ),
  z.strictObject({
    order: z
      .array(callPattern)
      .min(2)
      .max(100)
      .meta({ description: 'Calls that came one after the other; others may come in between.' }),
    waitMs: waitMs.optional(),
  }),
])
export type Verification = z.infer<typeof verification>
export const verified = z.object({
  status: z.literal('verified'),
  calls: z.array(z.int()),
  dropped: z.int().meta({ description: 'How many older calls the journal no longer keeps.' }),
})

type CallCount = Pick<Exclude<Verification, { order: unknown }>, 'exactly' | 'atLeast' | 'atMost'>

/** Whether calls came as expected: the ids of those that did, or why not. */
export type Verified = z.infer<typeof verified> | { status: 'failed'; detail: string }

/** Whether the calls are those that were expected. */
export function verify(expected: Verification, calls: CallWindow): Verified {
  return 'order' in expected ? verifyOrder(calls, expected.order) : verifyCount(calls, expected, expected)
}

/** Whether waiting longer cannot change the result: where there may be too many, only one too many is certain. */
export function isCertain(expected: Verification, calls: CallWindow): boolean {
  const max = 'order' in expected ? Number.POSITIVE_INFINITY : boundsOf(expected)[1]
  if ('order' in expected || max === Number.POSITIVE_INFINITY) return verify(expected, calls).status === 'verified'
  return verifyCount({ ...calls, dropped: 0 }, expected, { atLeast: max + 1 }).status === 'verified'
}

/** The minimum and maximum number of calls. */
function boundsOf({ exactly, atLeast, atMost }: CallCount): [min: number, max: number] {
  const defaultMin = atMost === undefined ? 1 : 0
  return exactly === undefined ? [atLeast ?? defaultMin, atMost ?? Number.POSITIVE_INFINITY] : [exactly, exactly]
}

/** Counts the calls that match. Fails where calls that are no longer kept, or still pending, could change the count. */
function verifyCount({ records, dropped }: CallWindow, pattern: CallPattern, count: CallCount): Verified {
  const found = records.filter(each => isMatch(each, pattern))
  const pending = records.filter(each => each.operation === pattern.operation && isUndecided(each, pattern))
  const [min, max] = boundsOf(count)
  const calls = found.map(({ id }) => id)
  const fail = (detail: string): Verified => ({ status: 'failed', detail })
  const expected = `${pattern.operation} was expected ${describeBounds(min, max)}`
  const isBounded = max !== Number.POSITIVE_INFINITY
  const isFew = found.length < min
  if (found.length > max || (isFew && dropped === 0)) {
    const came = found.length === 0 ? 'never came so' : `came ${times(found.length)}: ${calls.map(toName).join(', ')}`
    return fail(`${expected} and ${came}.${isFew ? ` ${explainMiss(records, pattern)}` : ''}`)
  }
  if (dropped > 0 && (isBounded || isFew))
    return fail(
      `${expected}; that cannot be told: the journal keeps the last ${records.length} calls of this session, and ${times(dropped)} older ones were dropped. Keep more with --journal, or begin with mock.reset().`,
    )
  if (isBounded && found.length + pending.length > max)
    return fail(
      `${expected}; that cannot be told while ${pending.map(({ id }) => toName(id)).join(', ')} is pending. Wait with waitMs.`,
    )
  return { status: 'verified', calls, dropped }
}

/** Looks for the calls one after the other; others may come in between. */
function verifyOrder({ records, dropped }: CallWindow, order: readonly CallPattern[]): Verified {
  const calls: number[] = []
  for (const [index, pattern] of order.entries()) {
    const last = calls.at(-1) ?? 0
    const found = records.find(each => each.id > last && isMatch(each, pattern))
    if (!found) {
      const before = order[index - 1]
      const after = before ? ` after ${before.operation} (${toName(last)})` : ''
      const lost = dropped > 0 ? ` ${dropped} older calls were dropped from the journal.` : ''
      return {
        status: 'failed',
        detail: `${pattern.operation} did not come${after}. ${explainMiss(records, pattern)}${lost}`,
      }
    }
    calls.push(found.id)
  }
  return { status: 'verified', calls, dropped }
}

/** What came instead: the call of the same operation with the fewest differences, else the operations that were called. */
function explainMiss(records: readonly CallRecord[], pattern: CallPattern): string {
  const misses = records
    .filter(each => each.operation === pattern.operation)
    .map(each => ({ id: each.id, differences: findDifferences(each, pattern) }))
    .filter(({ differences }) => differences.length > 0)
  const [nearest] = misses.toSorted((a, b) => a.differences.length - b.differences.length)
  if (nearest) return `The nearest is ${toName(nearest.id)}: ${nearest.differences.join('; ')}.`
  return describeReceived(records)
}

/** How often which operation was called. */
export function describeReceived(records: readonly Pick<JournalEntry, 'operation'>[]): string {
  const counts = Map.groupBy(records, each => each.operation ?? 'unknown paths')
  const others = [...counts].map(([name, calls]) => `${name} ×${calls.length}`)
  return `Received: ${others.join(', ') || 'nothing at all'}.`
}

function isMatch(record: CallRecord, pattern: CallPattern): boolean {
  return record.operation === pattern.operation && findDifferences(record, pattern).length === 0
}

function describeBounds(min: number, max: number): string {
  if (min === max) return `exactly ${times(min)}`
  if (max === Number.POSITIVE_INFINITY) return `at least ${times(min)}`
  return min === 0 ? `at most ${times(max)}` : `${min} to ${times(max)}`
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`
}

function toName(id: number): string {
  return `call ${id}`
}
