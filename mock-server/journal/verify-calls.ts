import * as z from 'zod'
import { maxLatencyMs } from '#mock/sessions/session.ts'
import type { CallWindow } from './journal.ts'
import type { CallRecord, JournalEntry } from './journal-entry.ts'
import { type CallPattern, callPattern, compareCall, findDifferences } from './match-call.ts'

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

type CountedCalls = Exclude<Verification, { order: unknown }>

/** Whether calls came as expected: the ids of those that did, or why not. */
export type Verified = z.infer<typeof verified> | { status: 'failed'; detail: string }

/** Whether waiting longer cannot change the result: where there may be too many, only one too many is certain. */
export function isCertain(expected: Verification, calls: CallWindow): boolean {
  const max = 'order' in expected ? Number.POSITIVE_INFINITY : boundsOf(expected).max
  if ('order' in expected || max === Number.POSITIVE_INFINITY) return verify(expected, calls).status === 'verified'
  return calls.records.filter(each => compareCall(each, expected) === 'match').length > max
}

/** Whether the calls are those that were expected. Fails where calls that are no longer kept, or still pending, could change the count. */
export function verify(expected: Verification, calls: CallWindow): Verified {
  if ('order' in expected) return verifyOrder(calls, expected.order)
  const { records, dropped } = calls
  const { min, max } = boundsOf(expected)
  const { match = [], undecided = [] } = Object.groupBy(records, each => compareCall(each, expected))
  const fail = (reason: string): Verified => {
    return { status: 'failed', detail: `${expected.operation} was expected ${describeBounds(min, max)}${reason}` }
  }
  const isFew = match.length < min
  if (match.length > max || (isFew && dropped === 0)) {
    const came = match.length === 0 ? 'never came so' : `came ${times(match.length)}: ${listCalls(match)}`
    return fail(` and ${came}.${isFew ? ` ${explainMiss(records, expected)}` : ''}`)
  }
  if (dropped > 0 && (isFew || max !== Number.POSITIVE_INFINITY))
    return fail(
      `; that cannot be told: ${describeDropped(dropped)} Keep more with --journal, or begin with mock.reset().`,
    )
  if (match.length + undecided.length > max)
    return fail(`; that cannot be told while ${listCalls(undecided)} is pending. Wait with waitMs.`)
  return { status: 'verified', calls: match.map(({ id }) => id), dropped }
}

/** The minimum and maximum number of calls. */
function boundsOf({ exactly, atLeast, atMost = exactly ?? Number.POSITIVE_INFINITY }: CountedCalls) {
  const defaultMin = atMost === Number.POSITIVE_INFINITY ? 1 : 0
  return { min: atLeast ?? exactly ?? defaultMin, max: atMost }
}

/** Looks for the calls one after the other; others may come in between. */
function verifyOrder({ records, dropped }: CallWindow, order: readonly CallPattern[]): Verified {
  const found: CallRecord[] = []
  for (const pattern of order) {
    const last = found.at(-1)
    const next = records.find(each => each.id > (last?.id ?? 0) && compareCall(each, pattern) === 'match')
    if (!next) {
      const after = last ? ` after ${last.operation} (${listCalls([last])})` : ''
      const lost = dropped > 0 ? ` ${describeDropped(dropped)}` : ''
      const detail = `${pattern.operation} did not come${after}. ${explainMiss(records, pattern)}${lost}`
      return { status: 'failed', detail }
    }
    found.push(next)
  }
  return { status: 'verified', calls: found.map(({ id }) => id), dropped }
}

/** What came instead: the call of the same operation with the fewest differences, else the operations that were called. */
function explainMiss(records: readonly CallRecord[], pattern: CallPattern): string {
  const [nearest] = records
    .filter(each => each.operation === pattern.operation)
    .map(each => ({ ...each, differences: findDifferences(each, pattern) }))
    .filter(({ differences }) => differences.length > 0)
    .toSorted((a, b) => a.differences.length - b.differences.length)
  return nearest
    ? `The nearest is ${listCalls([nearest])}: ${nearest.differences.join('; ')}.`
    : describeReceived(records)
}

/** How often which operation was called. */
export function describeReceived(records: readonly Pick<JournalEntry, 'operation'>[]): string {
  const counts = Map.groupBy(records, each => each.operation ?? 'unknown paths')
  const others = [...counts].map(([name, calls]) => `${name} ×${calls.length}`)
  return `Received: ${others.join(', ') || 'nothing at all'}.`
}

function describeBounds(min: number, max: number): string {
  if (min === max) return `exactly ${times(min)}`
  if (max === Number.POSITIVE_INFINITY) return `at least ${times(min)}`
  return min === 0 ? `at most ${times(max)}` : `${min} to ${times(max)}`
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`
}

function listCalls(records: readonly CallRecord[]): string {
  return records.map(({ id }) => `call ${id}`).join(', ')
}

function describeDropped(dropped: number): string {
  return `the journal no longer keeps ${dropped} older calls of this session.`
}
