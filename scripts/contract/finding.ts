import type { OperationId } from '#mock/shared/types.ts'

/**
 * What a departure from the contract means for customers. `breaks`: the wizard cannot use the response, and the customer sees an error.
 * `tolerated`: the wizard reads it all the same, or goes on without it. `undeclared`: a status, member or cookie that the contract
 * does not have and the wizard ignores.
 */
export type Grade = 'breaks' | 'tolerated' | 'undeclared'

/** One departure. It never holds a value of the response. */
export interface Finding {
  grade: Grade
  /** `#/status`, `#/header/…`, `#/preflight/…`, or the place in the body: `#/body/address/*`. */
  pointer: string
  detail: string
}

/** One request to an API and what was found in its response. */
export interface CheckedCall {
  operation: OperationId
  /** What is special about the request. */
  probe: string
  /** Undefined where no response came. */
  status: number | undefined
  durationMs: number
  findings: Finding[]
}
