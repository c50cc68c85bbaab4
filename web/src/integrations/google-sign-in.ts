import { loadScript } from './load-script.ts'

export interface SocialProfile {
  email: string
  /** Empty when the provider does not know it. */
  name: string
  surname: string
}

/** A social sign-in as the wizard sees it. */
export interface SocialSignIn {
  /** Loads the provider's script. Rejects when it cannot be had; the next call tries again. */
  load(): Promise<void>
  /** Opens the provider's popup: who signed in, or null when nobody did or it went wrong. */
  ask(): Promise<SocialProfile | null>
}

export interface GoogleSettings {
  clientId: string
  scriptUrl: string
  userInfoUrl: string
}

interface TokenAnswer {
  access_token?: string
  error?: string
}

/** The part of Google Identity Services that is used: the implicit flow for an access token. */
interface GoogleAccounts {
  accounts: {
    oauth2: {
      initTokenClient(options: {
        client_id: string
        scope: string
        callback: (answer: TokenAnswer) => void
        error_callback: (error: unknown) => void
      }): { requestAccessToken(): void }
    }
  }
}

declare global {
  interface Window {
    google?: GoogleAccounts
  }
}

/**
 * Signing in with Google. Whatever goes wrong is told to the console only; the customer can fill in the form. Without settings it is
 * switched off, and its script cannot be had.
 */
export function createGoogleSignIn(settings: GoogleSettings | undefined): SocialSignIn {
  if (!settings)
    return { load: () => Promise.reject(new Error('Social sign-in is switched off')), ask: async () => null }
  const { clientId, scriptUrl, userInfoUrl } = settings
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    loading ??= loadScript(scriptUrl).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function ask(): Promise<SocialProfile | null> {
    let accessToken: string
    try {
      await load()
      accessToken = await requestToken(clientId)
    } catch (error) {
      console.warn('Social sign-in failed', error)
      return null
    }
    try {
      const { fetchUserInfo } = await import('#api/calls/get-user-info.ts')
      const { email, given_name, family_name } = await fetchUserInfo({ url: userInfoUrl, accessToken })
      return { email, name: given_name, surname: family_name }
    } catch (error) {
      console.warn('Failed to fetch Google user profile', error)
      return null
    }
  }

  return { load, ask }
}

function requestToken(clientId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!window.google) throw new Error('The sign-in script did not define window.google')
    const client = window.google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid profile email',
      callback: ({ access_token, error }) => (access_token ? resolve(access_token) : reject(new Error(error))),
      error_callback: reject,
    })
    client.requestAccessToken()
  })
}
