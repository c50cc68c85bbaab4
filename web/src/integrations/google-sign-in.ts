import type { GoogleSettings } from './ask-google.ts'
import { loadScript } from './load-script.ts'
import type { SocialSignIn } from './social-sign-in.ts'

/** Signing in with Google. Without settings it is switched off, and its script cannot be had. */
export function createGoogleSignIn(settings: GoogleSettings | undefined): SocialSignIn {
  let loading: ReturnType<typeof loadGoogle> | undefined

  function load() {
    loading ??= loadGoogle(settings).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    load,
    async ask() {
      try {
        return await (await load())()
      } catch (error) {
        console.warn('Social sign-in failed', error)
        return { status: 'failed', reason: 'unavailable' }
      }
    },
  }
}

/** Google's script and our part of it, which is no part of the first load. Both are there before the press that opens the popup. */
async function loadGoogle(settings: GoogleSettings | undefined) {
  if (!settings) throw new Error('Social sign-in is switched off')
  const [{ askGoogle }] = await Promise.all([import('./ask-google.ts'), loadScript(settings.scriptUrl)])
  return () => askGoogle(settings)
}
