import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGoogleSignIn } from '#integrations/google-sign-in.ts'

type TokenClientConfig = google.accounts.oauth2.TokenClientConfig
type TokenResponse = google.accounts.oauth2.TokenResponse

const settings = { clientId: 'client-1', scriptUrl: '/google.js', userInfoUrl: 'https://people.example/userinfo' }
const warned = vi.fn()

beforeEach(() => {
  warned.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warned)
  // The script "loads" as soon as it is put into the page, or fails where a test says so.
  vi.spyOn(document.head, 'append').mockImplementation(script => {
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The provider's popup answers this way. */
function popup(answer: (config: TokenClientConfig) => void) {
  const initTokenClient = vi.fn((config: TokenClientConfig) => ({ requestAccessToken: () => answer(config) }))
  vi.stubGlobal('google', { accounts: { oauth2: { initTokenClient } } })
  return initTokenClient
}

/** Answers as the provider documents it: what was granted or why not, and the state of the request. */
const respond = ({ callback, state = '' }: TokenClientConfig, response: Partial<TokenResponse>) =>
  callback({ state, ...response } as TokenResponse)

describe('Google sign-in', () => {
  it('asks for a token by the implicit flow and reads who it is with it', async () => {
    const opened = popup(config => respond(config, { access_token: 'token-1' }))
    const people = vi.fn<typeof fetch>(async () =>
      Response.json({ given_name: 'Lucía', family_name: 'Campos', email: 'lucia@correo.example' }),
    )
    vi.stubGlobal('fetch', people)
    expect(await createGoogleSignIn(settings).ask()).toEqual({
      status: 'signed-in',
      profile: { email: 'lucia@correo.example', name: 'Lucía', surname: 'Campos' },
    })
    expect(opened.mock.calls[0]?.[0]).toMatchObject({ client_id: 'client-1', scope: 'openid profile email' })
    expect(people.mock.calls).toHaveLength(1)
    expect(people.mock.calls[0]?.[0]).toBe(settings.userInfoUrl)
    // Nothing of the product API: neither cookies nor a registration id.
    expect(people.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'Bearer token-1' })
    expect(people.mock.calls[0]?.[1]?.credentials).toBeUndefined()
  })

  const type = (name: string) => ({ type: name }) as google.accounts.oauth2.ClientConfigError
  it.each<[string, (config: TokenClientConfig) => void]>([
    ['blocked', config => config.error_callback?.(type('popup_failed_to_open'))],
    ['closed', config => config.error_callback?.(type('popup_closed'))],
    ['unavailable', config => config.error_callback?.(type('unknown'))],
    ['refused', config => respond(config, { error: 'access_denied' })],
    ['unavailable', config => respond(config, { error: 'server_error' })],
    ['unavailable', config => respond(config, {})],
    ['foreign', config => respond(config, { access_token: 'token-1', state: 'other' })],
    ['foreign', ({ callback }) => callback({ access_token: 'token-1' } as TokenResponse)],
    [
      'unavailable',
      () => {
        throw new Error('broken')
      },
    ],
  ])('that is %s says so to the console, and no token is used §8.13', async (reason, answer) => {
    popup(answer)
    const people = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', people)
    expect(await createGoogleSignIn(settings).ask()).toEqual({ status: 'failed', reason })
    expect(warned).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(warned.mock.calls)).not.toContain('token-1')
    expect(people).not.toHaveBeenCalled()
  })

  it.each([
    ['whose script defines nothing', settings],
    ['that is switched off', undefined],
  ])('%s is unavailable', async (_, config) => {
    expect(await createGoogleSignIn(config).ask()).toEqual({ status: 'failed', reason: 'unavailable' })
  })

  it.each([
    ['is refused', new Response('', { status: 401 })],
    ['has no e-mail', Response.json({ given_name: 'Lucía' })],
  ])("whose profile %s says 'Failed to fetch Google user profile' to the console §8.13", async (_what, answer) => {
    popup(config => respond(config, { access_token: 'token-1' }))
    vi.stubGlobal('fetch', async () => answer)
    expect(await createGoogleSignIn(settings).ask()).toEqual({ status: 'failed', reason: 'anonymous' })
    expect(warned).toHaveBeenCalledWith('Failed to fetch Google user profile', expect.anything())
    expect(JSON.stringify(warned.mock.calls)).not.toContain('token-1')
  })

  it('loads its script once, and again after a failure §4.10', async () => {
    const append = vi.mocked(document.head.append)
    append.mockImplementationOnce(script => {
      queueMicrotask(() => (script as HTMLScriptElement).onerror?.('blocked'))
    })
    const signIn = createGoogleSignIn(settings)
    await expect(signIn.load()).rejects.toThrow('/google.js could not be loaded')
    await signIn.load()
    await signIn.load()
    expect(append).toHaveBeenCalledTimes(2)
  })
})
