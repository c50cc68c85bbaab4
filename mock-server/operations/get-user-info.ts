import { unauthorized } from '#mock/scenarios/answers.ts'
import type { Operation } from './operation.ts'

/** The profile that belongs to the access token; 401 for an unknown token. */
export const getUserInfo: Operation<'getUserInfo'> = async ({ credential, world }) => {
  const profile = world.socialProfiles.get(credential.replace(/^Bearer /, ''))
  return profile ? { status: 200, body: profile } : unauthorized
}
