import type { QueryOf } from '../contract-types.ts'
import { defineCall } from '../define-call.ts'
import { object } from '../response-schemas.ts'
import { boolean } from '../response-values.ts'

/** Checks whether an account can be debited. */
export const checkIban = defineCall('checkIban', {
  request: (client, query: QueryOf<'checkIban'>) => client.GET('/verification/iban', { params: { query } }),
  response: object({ valid: boolean }),
  failureMessage: 'error.verification',
})
