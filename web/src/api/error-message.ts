import type { Message } from '#i18n/message.ts'
import { ApiError, readProblemCode } from './api-error.ts'

/** What helps besides the sentence about a call that failed. */
export interface FailureHelp {
  /** When to try again; only a wait that makes sense. */
  retryAfterMinutes?: number
  /** The product is closed for maintenance. */
  isMaintenance?: boolean
  /** The call failed before: trying once more may not be enough. */
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
