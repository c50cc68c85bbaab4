import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { Session } from '#mock/sessions/session.ts'

/** A call that goes to a real API. */
export interface RealApiCall {
  operation: ContractOperation
  parts: RequestParts
  /** The path with its query, as it came. */
  path: string
  session: Session
  /** Aborts when the server stops. */
  stopping: AbortSignal
}

/** A response of the real API: parsed for validation, and as it came for the caller. */
export interface RealApiResponse {
  status: number
  body: unknown
  raw: { headers: Record<string, string | string[]>; text: string }
}

/** A real API in the place of the operations: one that is asked now, or one that was recorded. */
export interface RealApi {
  /** Whether it has responses for these calls; the mock server answers the others. */
  answers: (operation: ContractOperation) => boolean
  /** Undefined where a recording holds no answer to what was asked. Rejects when it does not answer. */
  send: (call: RealApiCall) => Promise<RealApiResponse | undefined>
}
