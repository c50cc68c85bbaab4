import es from '#i18n/es_ES.json' with { type: 'json' }
import type { Message } from '#i18n/message.ts'
import { ApiError } from './api-error.ts'

/** The text for a call that failed. Throws on whatever is not the failure of a call with a text of its own. */
export function errorMessage(error: unknown): Message {
  if (!(error instanceof ApiError) || error.failureMessage === null) throw error
  // The call's own words come with its code; where that could not be loaded, there are the most frequent ones.
  return { key: error.failureMessage ?? 'error.verification' }
}

/** A page of HTML may come instead of a problem; the popup shows its first characters. */
const shownCharacters = 300

/** A registration that failed: the status and the response's body, or that there was no connection or no usable response. */
export function registrationErrorMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { key: 'error.registration', params: { message: String(error) } }
  if (error.status === 'network') return { key: 'error.registration.noConnection' }
  if (typeof error.status === 'string') return { key: 'error.registration.noAnswer' }
  const message = `${error.status} ${error.body}`.trim()
  return { key: 'error.registration', params: { message: message.slice(0, shownCharacters) } }
}

/**
 * What analytics is told about a failed scoring, which is never shown: the specification's sentence, and of the response its status and
 * its length in characters: `Error validando scoring B2C (500, 24)`. Its text may repeat the customer's data, in words nobody foresees.
 */
export function scoringErrorMessage(error: unknown): string {
  const sentence = es['error.scoring']
  return error instanceof ApiError ? `${sentence} (${error.status}, ${error.body.length})` : sentence
}
