import { asRecord } from '#domain/parse-json.ts'
import type { Message, MessageKey } from '#i18n/message.ts'
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
  const { type } = asRecord(body)
  // The code may be at the end of an address or a URN, as in `https://api.example/problems/gas-invoice`.
  return typeof type === 'string' ? type.replace(/^.*[/:#]/, '') : ''
}

/** What helps besides the sentence about a call that failed. */
export interface FailureHelp {
  /** When to try again; only a wait that makes sense. */
  retryAfterMinutes?: number
  isMaintenance?: boolean
  /** The call failed before: trying again may not be enough. */
  offersSupport?: boolean
}

/** The sentence about a call that failed, and what helps besides. */
export interface FailureMessage extends Message, FailureHelp {}

/** The text for a call that failed. Throws anything but the failure of a call with a text. */
export function errorMessage(error: unknown): FailureMessage {
  if (!(error instanceof ApiError) || error.failureMessage === null) throw error
  // The call's own words come with its code; where that could not be loaded, there are the most frequent ones.
  return { key: error.failureMessage ?? 'error.verification', ...failureHelp(error) }
}

const failuresUntilSupport = 2
/** A customer waits no longer for a form. */
const maxRetryAfterMinutes = 60

/** What helps after a failure of any kind; nothing for an error that is no failed call. */
export function failureHelp(error: unknown): FailureHelp {
  if (!(error instanceof ApiError)) return {}
  const minutes = Math.ceil((error.retryAfterSeconds ?? 0) / 60)
  return {
    ...(minutes > 0 && minutes <= maxRetryAfterMinutes && { retryAfterMinutes: minutes }),
    ...(readProblemCode(error.body) === 'maintenance' && { isMaintenance: true }),
    ...(error.failuresInRow >= failuresUntilSupport && { offersSupport: true }),
  }
}

/** A page of HTML may come instead of a problem; the popup shows its first characters. */
const shownCharacters = 300

/** A registration that failed: the status and the response's body, or that there was no connection or no usable response. */
export function registrationErrorMessage(error: unknown): FailureMessage {
  if (!(error instanceof ApiError)) return { key: 'error.registration', params: { message: String(error) } }
  const help = failureHelp(error)
  if (error.status === 'network') return { key: 'error.registration.noConnection', ...help }
  if (typeof error.status === 'string') return { key: 'error.registration.noAnswer', ...help }
  const message = `${error.status} ${error.body}`.trim()
  return { key: 'error.registration', params: { message: message.slice(0, shownCharacters) }, ...help }
}

/** What analytics learns of a failed scoring: status and length only, because the text may repeat the customer's data. */
export function scoringErrorMessage(error: unknown): string {
  const sentence = 'Error validando scoring B2C'
  return error instanceof ApiError ? `${sentence} (${error.status}, ${error.body.length})` : sentence
}
