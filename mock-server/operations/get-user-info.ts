import { unauthorized } from '#mock/scenarios/answers.ts'
import type { Operation } from './operation.ts'

/** The person whom the access token names; a token that nobody knows is not accepted. */
export const getUserInfo: Operation<'getUserInfo'> = ({ credential, world }) => {
  const profile = world.socialProfiles.get(credential.replace(/^Bearer /, ''))
  return profile ? { status: 200, body: profile } : unauthorized
}
