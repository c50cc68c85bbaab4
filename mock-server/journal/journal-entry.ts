import type { FaultName, OperationId, Verdict } from '#mock/shared/types.ts'

/** One call of the product API with its response, secrets masked. */
export interface JournalEntry {
  /** Grows by one with every call of the server. */
  id: number
  at: string
  session: string
  operation: OperationId
  method: string
  /** The path without its query. */
  path: string
  request: { query: unknown; header: unknown; body: unknown }
  response: { status: number; contentType: string | undefined; body: unknown }
  /** The scenarios that took part in the response. */
  scenarios: readonly string[]
  /** Why the response did not arrive whole. */
  fault: FaultName | undefined
  durationMs: number
  verdict: Verdict
}
