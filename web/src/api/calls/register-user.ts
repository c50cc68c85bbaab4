import { parseJson } from '#domain/parse-json.ts'
import { type ApiError, readProblemCode } from '../api-error.ts'
import { defineCall, type RequestBodyOf } from '../define-call.ts'
import { list, type OutputOf, object, text, unusable, withFallback } from '../response-schemas.ts'
import type { components } from '../schema.gen.ts'

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
  statuses: [200, 201],
})

/** A registration that was accepted; an identifier that the response does not give is empty. */
export type Registration = OutputOf<typeof registration>

/** Why a registration was answered with 409. */
export type RegistrationConflict = { kind: 'accepted'; registration: Registration } | { kind: 'conflict' }

type Problem = components['schemas']['RegistrationProblem']

const kinds: Record<Problem['type'], RegistrationConflict['kind']> = {
  'registration-already-accepted': 'accepted',
  'registration-conflict': 'conflict',
}

// A conflict is no success whose form the contract check could report on.
const place = { pointer: '#/body', report: () => {} }

/** Reads why `registerUser` was answered with 409. Null for any other failure, and for a 409 without a code of the contract. */
export function readRegistrationConflict({ operation, status, body }: ApiError): RegistrationConflict | null {
  if (operation !== 'registerUser' || status !== 409) return null
  const code = readProblemCode(body)
  if (!Object.hasOwn(kinds, code)) return null
  const kind = kinds[code as Problem['type']]
  if (kind === 'conflict') return { kind }
  const accepted = registration.read(parseJson(body), place)
  return accepted === unusable ? null : { kind, registration: accepted }
}
