import * as z from 'zod'
import { operationIds } from '#mock/operations/index.ts'
import { faultNames } from '#mock/shared/types.ts'

/**
 * How far a call has come: its response is still awaited, was sent, was cut by a fault, or is no longer awaited because the client closed the
 * connection.
 */
export const callState = z.enum(['pending', 'answered', 'cut', 'aborted'])

const violations = z.array(z.object({ pointer: z.string(), detail: z.string() })).readonly()

/** One call as it went over the wire, secrets masked. */
export const journalEntry = z.object({
  /** Grows by one with every call of the server. */
  id: z.int(),
  /** When it arrived. */
  at: z.string(),
  session: z.string(),
  /** Null for a path or a method that the contract does not have. */
  operation: z.enum(operationIds).nullable(),
  method: z.string(),
  /** The path without its query. */
  path: z.string(),
  request: z.object({ query: z.unknown(), header: z.unknown(), body: z.unknown() }),
  state: callState,
  /** What was really sent. The status is null while nothing is. */
  response: z.object({
    status: z.int().nullable(),
    contentType: z.string().optional(),
    body: z.unknown(),
    bytes: z.int(),
  }),
  /** The scenarios that took part in the response. */
  scenarios: z.array(z.string()).readonly(),
  /** Why the response did not arrive whole. */
  fault: z.enum(faultNames).optional(),
  /** From the arrival to the end; null while it is pending. */
  durationMs: z.number().nullable(),
  /** Where request and response depart from the contract. */
  verdict: z.object({ request: violations, response: violations }),
  /** The nearest call of the contract, where there is no such one. */
  hint: z.string().optional(),
})
export type JournalEntry = z.infer<typeof journalEntry>

/** A call as the server keeps it: nothing is masked until a person reads it. */
export interface CallRecord extends Omit<JournalEntry, 'at' | 'session' | 'path'> {
  /** In milliseconds since 1970. */
  at: number
  /** To measure durations. */
  startedAt: number
  /** The path with its query. */
  url: string
}
