import { fetchUserInfo } from '#api/calls/get-user-info.ts'
import { randomUuid } from '#domain/uuid.ts'
import type { SignInFailure, SignInResult } from './social-sign-in.ts'

export interface GoogleSettings {
  clientId: string
  scriptUrl: string
  userInfoUrl: string
}

/** By the name that the documentation of Google Identity Services gives each failure; the last is ours. */
const failures = new Map<string | undefined, SignInFailure>([
  ['popup_failed_to_open', 'blocked'],
  ['popup_closed', 'closed'],
  ['access_denied', 'refused'],
  ['wrong state', 'foreign'],
])

/** Opens Google's popup and asks the user-info service who signed in. The access token goes nowhere else. */
export async function askGoogle({ clientId, userInfoUrl }: GoogleSettings): Promise<SignInResult> {
  const { token, failure } = await requestToken(clientId)
  if (!token) {
    const reason = failures.get(failure) ?? 'unavailable'
    console.warn('Social sign-in failed', reason, failure)
    return { status: 'failed', reason }
  }
  try {
    const { email, given_name, family_name } = await fetchUserInfo(userInfoUrl, token)
    return { status: 'signed-in', profile: { email, name: given_name, surname: family_name } }
  } catch (error) {
    console.warn('Failed to fetch Google user profile', error)
    return { status: 'failed', reason: 'anonymous' }
  }
}

function requestToken(clientId: string): Promise<{ token?: string; failure?: string }> {
  const state = randomUuid()
  return new Promise(resolve => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid profile email',
      state,
      callback: answer => {
        if (answer.error || !answer.access_token) resolve({ failure: answer.error })
        // An answer to another request may bring another person's token.
        else resolve(answer.state === state ? { token: answer.access_token } : { failure: 'wrong state' })
      },
      error_callback: ({ type }) => resolve({ failure: type }),
    })
    client.requestAccessToken()
  })
}
