import type { operations } from './schema.gen.ts'

/** The name of a call in openapi.yaml. */
export type OperationId = keyof operations

/**
 * What stood in an answer's place: another status than expected, no connection, no answer within the time limit, or a
 * success whose body is not what was asked for.
 */
type FailureStatus = number | 'network' | 'timeout' | 'malformed'

/** A call came to nothing that the product expects. What was wrong underneath, if anything, is its `cause`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly operation: OperationId
  readonly status: FailureStatus
  /** The answer's body as text, whatever it was; empty where there was none. */
  readonly body: string

  constructor(operation: OperationId, status: FailureStatus, body = '', options?: ErrorOptions) {
    super(`${operation} failed: ${status}${body && ` ${body}`}`, options)
    this.operation = operation
    this.status = status
    this.body = body
  }
}
