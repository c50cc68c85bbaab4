import { type ApiError, readProblemCode } from './api-error.ts'
import { registration } from './calls/register-user.ts'
import { parseJson } from './define-call.ts'
import { type OutputOf, unusable } from './response-schemas.ts'
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
