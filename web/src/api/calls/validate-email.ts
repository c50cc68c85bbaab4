import { defineCall, type QueryOf } from '../define-call.ts'
import { flag, object } from '../response-schemas.ts'

/** Checks an e-mail address before an account is made for it. */
export const validateEmail = defineCall('validateEmail', {
  request: (client, query: QueryOf<'validateEmail'>) => client.GET('/v3/validations/email', { params: { query } }),
  response: object({ formatInvalid: flag, alreadyExists: flag, blockedDomain: flag }),
  failureMessage: 'error.verification',
})
