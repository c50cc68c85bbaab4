import es from '#i18n/es_ES.json' with { type: 'json' }
import type { Text, TextKey } from '#i18n/text-key.ts'
import { ApiError, type OperationId } from './api-error.ts'

/**
 * What a failed call says to the customer: the error catalogue of the specification. Calls whose failure says nothing are
 * not here: a lost lead is ignored, missing cadastral units leave a free-text box, texts and profile only log.
 */
const textKeys = {
  listProvinces: 'error.verification',
  validateEmail: 'error.verification',
  validateCups: 'error.verification',
  checkDocument: 'error.verification',
  checkIban: 'error.verification',
  resolveCampaign: 'error.campaign',
  getTariff: 'error.tariff',
  estimateSupplyCosts: 'error.supplyCosts',
} as const satisfies Partial<Record<OperationId, TextKey>>

/** The text for a call that failed. Throws on whatever is not the failure of a call with one text. */
export function errorText(error: unknown): Text {
  if (error instanceof ApiError && error.operation in textKeys) {
    return { key: textKeys[error.operation as keyof typeof textKeys] }
  }
  throw error
}

/** A page of HTML may come in an answer's place; the popup shows how it begins. */
const shownCharacters = 300

/** A registration that failed: the status and the answer's body, or that there was no connection or no usable answer. */
export function registrationErrorText(error: unknown): Text {
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
