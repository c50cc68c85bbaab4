import { isTokenExpired } from '#mock/sessions/expiry.ts'
import { createProblem } from '#mock/shared/problem.ts'
import type { Operation } from './operation.ts'

const unauthorized = { status: 401, body: createProblem(401, 'The credentials were not accepted.') } as const
const expired = { status: 401, body: createProblem(401, 'The session has expired. Sign in again.') } as const

/** The profile that belongs to the access token; 401 for an unknown token, and for one whose time is over in the session's time. */
export const getUserInfo: Operation<'getUserInfo'> = async ({ credential, world, session, now }) => {
  const token = credential.replace(/^Bearer /, '')
  const profile = world.socialProfiles.get(token)
  if (!profile) return unauthorized
  return isTokenExpired(session, token, now()) ? expired : { status: 200, body: profile }
}
