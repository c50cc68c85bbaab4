import { defineCall, type RequestBodyOf } from '../define-call.ts'
import { list, object, text, withFallback } from '../response-schemas.ts'

const identifier = withFallback(text, '')

/** A registration that was accepted. An identifier that the response does not give is empty. */
export const registration = object({
  id: identifier,
  userId: identifier,
  contracts: withFallback(list(object({ id: identifier, cups: identifier })), []),
})

/** Registers the customer. Once it was accepted, nothing that is missing in the response may show the customer an error. */
export const registerUser = defineCall('registerUser', {
  request: (client, body: RequestBodyOf<'registerUser'>) => client.POST('/v2/users', { body }),
  response: registration,
  // `registrationErrorMessage` has the words, which name the status and the body.
  failureMessage: null,
  // To give up early would leave the customer unsure whether a contract was made.
  timeoutMs: 60_000,
  acceptsEmptyBody: true,
  alsoSucceedsWith: 201,
})
