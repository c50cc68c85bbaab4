import { defineCall, type RequestBodyOf } from '../define-call.ts'
import { figure, object, optional, optionalText, withFallback, word } from '../response-schemas.ts'

/** Scores a person's credit. The specification knows `denied` or otherwise: any other word, or none, is empty. */
export const scoreCustomer = defineCall('scoreCustomer', {
  request: (client, body: RequestBodyOf<'scoreCustomer'>) => client.POST('/v3/scoring/b2c', { body }),
  response: object({
    status: withFallback(word(['approved', 'denied']), ''),
    score: optional(figure),
    reason: optionalText,
  }),
  // Only analytics is told, see `scoringErrorMessage`.
  failureMessage: null,
  acceptsEmptyBody: true,
})
