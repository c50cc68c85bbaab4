export interface SocialProfile {
  email: string
  name: string
  surname: string
}

/** Why no one signed in. `foreign`: an answer to another request. `anonymous`: the provider did not say who it is. */
export type SignInFailure = 'blocked' | 'closed' | 'refused' | 'foreign' | 'unavailable' | 'anonymous'

export type SignInResult = { status: 'signed-in'; profile: SocialProfile } | { status: 'failed'; reason: SignInFailure }

/** A social sign-in as the wizard sees it; each provider has an adapter. */
export interface SocialSignIn {
  /** Loads the provider's script. Rejects when it cannot be had; the next call tries again. */
  load(): Promise<unknown>
  /** Opens the provider's popup. Never rejects: what went wrong is told to the console. */
  ask(): Promise<SignInResult>
}
