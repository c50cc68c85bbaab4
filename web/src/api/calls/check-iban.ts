import { defineCall, type QueryOf } from '../define-call.ts'
import { boolean, object } from '../response-schemas.ts'

/** Checks whether an account can be debited. */
export const checkIban = defineCall('checkIban', {
  request: (client, query: QueryOf<'checkIban'>) => client.GET('/verification/iban', { params: { query } }),
  response: object({ valid: boolean }),
  failureMessage: 'error.verification',
})
