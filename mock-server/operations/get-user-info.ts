import type { Operation } from './operation.ts'

/** The person whom the access token names; a token that nobody knows is not accepted. */
export const getUserInfo: Operation<'getUserInfo'> = ({ credential, world }) => {
  const profile = world.socialProfiles[credential.replace(/^Bearer /, '')]
  if (profile) return { status: 200, body: profile }
  return { status: 401, body: { title: 'Unauthorized', status: 401, detail: 'The credentials were not accepted.' } }
}
