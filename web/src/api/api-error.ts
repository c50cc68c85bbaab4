import type { MessageKey } from '#i18n/message.ts'
import type { operations } from './schema.gen.ts'

/** The name of a call in openapi.yaml. */
export type OperationId = keyof operations

/** What came instead of a usable response: a status of failure, or why there was no response or no usable body. */
type FailureStatus = number | 'network' | 'timeout' | 'malformed'

interface ApiErrorOptions extends ErrorOptions {
  failureMessage?: MessageKey | null
  retryAfterSeconds?: number | undefined
}

/** A call that failed. The underlying error, if there is one, is its `cause`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly operation: OperationId
  readonly status: FailureStatus
  /** The response's body as text; empty where there was none. */
  readonly body: string
  /** What the customer reads; null for a call that fails silently, undefined where the call's code could not be loaded. */
  readonly failureMessage: MessageKey | null | undefined
  /** When the server is willing to be asked again, as its `Retry-After` says; undefined where it does not say. */
  readonly retryAfterSeconds: number | undefined
  /** How often this call has failed in a row, this time included. The client counts. */
  failuresInRow = 1

  constructor(operation: OperationId, status: FailureStatus, body = '', options: ApiErrorOptions = {}) {
    super(`${operation} failed: ${status}${body && ` ${body}`}`, options)
    this.operation = operation
    this.status = status
    this.body = body
    this.failureMessage = options.failureMessage
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** The stable code of a problem, such as `gas-invoice`; '' if there is none. Read without the schemas' library: part of the first load. */
export function readProblemCode(body: string): string {
  // The code may be at the end of an address or a URN, as in `https://api.example/problems/gas-invoice`.
  return readType(body).replace(/^.*[/:#]/, '')
}

function readType(body: string): string {
  try {
    const problem: unknown = JSON.parse(body)
    const type = typeof problem === 'object' && problem !== null && 'type' in problem ? problem.type : ''
    return typeof type === 'string' ? type : ''
  } catch {
    return ''
  }
}
