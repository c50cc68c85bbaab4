import { fetchUserInfo } from '#api/calls/get-user-info.ts'
import { randomUuid } from '#domain/uuid.ts'
import type { SignInFailure, SignInResult } from './social-sign-in.ts'

export interface GoogleSettings {
  clientId: string
  scriptUrl: string
  userInfoUrl: string
}

type TokenResult = { status: 'granted'; token: string } | { status: 'failed'; reason: SignInFailure; detail: unknown }

/** By the name that the documentation of Google Identity Services gives each failure. */
const failures = new Map<string | undefined, SignInFailure>([
  ['popup_failed_to_open', 'blocked'],
  ['popup_closed', 'closed'],
  ['access_denied', 'refused'],
])

/** Opens Google's popup and asks the user-info service who signed in. The access token goes nowhere else. */
export async function askGoogle({ clientId, userInfoUrl }: GoogleSettings): Promise<SignInResult> {
  const answer = await requestToken(clientId)
  if (answer.status === 'failed') {
    const { reason, detail } = answer
    console.warn('Social sign-in failed', reason, detail)
    return { status: 'failed', reason }
  }
  try {
    const { email, given_name, family_name } = await fetchUserInfo({ url: userInfoUrl, accessToken: answer.token })
    return { status: 'signed-in', profile: { email, name: given_name, surname: family_name } }
  } catch (error) {
    console.warn('Failed to fetch Google user profile', error)
    return { status: 'failed', reason: 'anonymous' }
  }
}

function requestToken(clientId: string): Promise<TokenResult> {
  const state = randomUuid()
  return new Promise(resolve => {
    const fail = (name: string | undefined) =>
      resolve({ status: 'failed', reason: failures.get(name) ?? 'unavailable', detail: name })
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid profile email',
      state,
      callback: answer => {
        if (answer.error || !answer.access_token) fail(answer.error)
        // An answer to another request may bring another person's token.
        else if (answer.state !== state) resolve({ status: 'failed', reason: 'foreign', detail: 'wrong state' })
        else resolve({ status: 'granted', token: answer.access_token })
      },
      error_callback: ({ type }) => fail(type),
    })
    client.requestAccessToken()
  })
}
