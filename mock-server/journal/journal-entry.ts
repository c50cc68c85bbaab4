import type { Violation } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import type { FaultName } from '#mock/scenarios/define-scenario.ts'

/** One call of the wizard as it was asked and answered, its secrets masked. */
export interface JournalEntry {
  /** Grows by one with every call of the server. */
  id: number
  at: string
  session: string
  operation: OperationId
  method: string
  /** The path without its query. */
  path: string
  request: { query: unknown; header: Record<string, string>; body: unknown }
  response: { status: number; contentType: string | undefined; body: unknown }
  /** The scenarios that had a part in the answer. */
  scenarios: readonly string[]
  /** How the answer was kept from arriving whole. */
  fault: FaultName | undefined
  durationMs: number
  /** Where the request and the answer depart from the contract; empty when they hold. */
  verdict: { request: readonly Violation[]; response: readonly Violation[] }
}
