import { defineCall, type QueryOf } from '../define-call.ts'
import { object, text, withFallback } from '../response-schemas.ts'

/** Keeps the address of a customer who began to sign up. A lost lead never stops a customer. */
export const createLead = defineCall('createLead', {
  request: (client, query: QueryOf<'createLead'>) => client.POST('/v3/users/leads', { params: { query } }),
  response: object({ id: withFallback(text, '') }),
  failureMessage: null,
  acceptsEmptyBody: true,
  alsoSucceedsWith: 201,
})
