import type { ApiError } from './api-error.ts'
import { registration } from './calls/register-user.ts'
import { parseJson } from './read-response.ts'
import { type Explicit, type OutputOf, object, optional, type ResponseSchema, unusable } from './response-schemas.ts'
import { text } from './response-values.ts'
import type { components } from './schema.gen.ts'

/** A registration that was accepted; an identifier that the response does not give is empty. */
export type Registration = OutputOf<typeof registration>

/** Why a registration was answered with 409. */
export type RegistrationConflict = { kind: 'accepted'; registration: Registration } | { kind: 'conflict' }

type Problem = components['schemas']['RegistrationProblem']

const kinds: Record<Problem['type'], RegistrationConflict['kind']> = {
  'registration-already-accepted': 'accepted',
  'registration-conflict': 'conflict',
}

const problem: ResponseSchema<Explicit<Problem>, { type: string }> = object({ type: optional(text, '') })
// A conflict is no success whose form the contract check could report on.
const place = { pointer: '#/body', report: () => {} }

/**
 * Reads why `registerUser` was answered with 409: the registration id was accepted before, or the data conflict with what the
 * retailer knows. Null for any other failure, and for a 409 without one of the contract's codes.
 */
export function readRegistrationConflict({ operation, status, body }: ApiError): RegistrationConflict | null {
  if (operation !== 'registerUser' || status !== 409) return null
  const json = parseJson(body)
  const read = problem.read(json, place)
  if (read === unusable) return null
  // The code may stand at the end of an address or a URN, as in `https://api.example/problems/registration-conflict`.
  const code = read.type.replace(/^.*[/:#]/, '')
  if (!Object.hasOwn(kinds, code)) return null
  const kind = kinds[code as Problem['type']]
  if (kind === 'conflict') return { kind }
  const accepted = registration.read(json, place)
  return accepted === unusable ? null : { kind, registration: accepted }
}
