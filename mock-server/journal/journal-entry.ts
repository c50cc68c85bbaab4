import type { FaultName, OperationId, Verdict } from '#mock/shared/types.ts'

/**
 * How far a call has come: its response is still awaited, was sent, was cut by a fault, or is no longer awaited because the client closed the
 * connection.
 */
export type CallState = 'pending' | 'answered' | 'cut' | 'aborted'

/** One call as it went over the wire, secrets masked. */
export interface JournalEntry {
  /** Grows by one with every call of the server. */
  id: number
  /** When it arrived. */
  at: string
  session: string
  /** Null for a path or a method that the contract does not have. */
  operation: OperationId | null
  method: string
  /** The path without its query. */
  path: string
  request: { query: unknown; header: unknown; body: unknown }
  state: CallState
  /** What was really sent. The status is null while nothing is. */
  response: { status: number | null; contentType: string | undefined; body: unknown; bytes: number }
  /** The scenarios that took part in the response. */
  scenarios: readonly string[]
  /** Why the response did not arrive whole. */
  fault: FaultName | undefined
  /** From the arrival to the end; null while it is pending. */
  durationMs: number | null
  verdict: Verdict
  /** The nearest call of the contract, where there is no such one. */
  hint?: string | undefined
}

/** A call as the server keeps it: nothing is masked until a person reads it. */
export interface CallRecord extends Omit<JournalEntry, 'at' | 'session' | 'path'> {
  /** In milliseconds since 1970. */
  at: number
  /** To measure durations. */
  startedAt: number
  /** The path with its query. */
  url: string
}
