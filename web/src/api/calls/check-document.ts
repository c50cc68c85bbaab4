import { defineCall, type QueryOf } from '../define-call.ts'
import { boolean, object } from '../response-schemas.ts'

/** Checks the identity document of a person or the CIF of a company. */
export const checkDocument = defineCall('checkDocument', {
  request: (client, query: QueryOf<'checkDocument'>) => client.GET('/verification/fni', { params: { query } }),
  response: object({ valid: boolean }),
  failureMessage: 'error.verification',
})
