import * as z from 'zod/mini'
import type { ApiError } from './api-error.ts'
import type { components } from './schema.gen.ts'
import { registration } from './shapes.ts'

/** A registration as the API answered it; an id that it did not name is empty. */
export type Registration = z.infer<typeof registration>

/** Why a registration was answered with 409. */
export type RegistrationConflict = { kind: 'accepted'; registration: Registration } | { kind: 'conflict' }

type Code = components['schemas']['RegistrationProblem']['type']

const kinds: Record<Code, RegistrationConflict['kind']> = {
  'registration-already-accepted': 'accepted',
  'registration-conflict': 'conflict',
}

// The code may stand at the end of an address or a URN, as in `https://api.example/problems/registration-conflict`.
const problem = z.object({
  type: z.pipe(
    z.pipe(
      z.string(),
      z.transform(type => type.replace(/^.*[/:#]/, '')),
    ),
    z.enum(Object.keys(kinds) as Code[]),
  ),
})

/**
 * Reads why `registerUser` was answered with 409: the registration id was accepted before, or the data conflict with what the
 * retailer knows. Null for any other failure, and for a 409 without one of the contract's codes.
 */
export function readRegistrationConflict({ operation, status, body }: ApiError): RegistrationConflict | null {
  if (operation !== 'registerUser' || status !== 409) return null
  const json = parseJson(body)
  const code = problem.safeParse(json).data?.type
  if (code === undefined) return null
  const kind = kinds[code]
  if (kind === 'conflict') return { kind }
  // The code is what counts: unusable ids beside it leave the registration without ids.
  return { kind, registration: registration.safeParse(json).data ?? registration.parse({}) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
