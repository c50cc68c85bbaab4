import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGoogleSignIn } from '#integrations/google-sign-in.ts'

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
  window.google = undefined
  vi.unstubAllGlobals()
})

type Client = NonNullable<Window['google']>['accounts']['oauth2']['initTokenClient']

/** The provider's popup answers this way. */
function popup(answer: (options: Parameters<Client>[0]) => void) {
  const initTokenClient = vi.fn<Client>(options => ({ requestAccessToken: () => answer(options) }))
  window.google = { accounts: { oauth2: { initTokenClient } } }
  return initTokenClient
}

describe('Google sign-in', () => {
  it('asks for a token by the implicit flow and reads who it is with it', async () => {
    const opened = popup(({ callback }) => callback({ access_token: 'token-1' }))
    const people = vi.fn<typeof fetch>(async () =>
      Response.json({ given_name: 'Lucía', family_name: 'Campos', email: 'lucia@correo.example' }),
    )
    vi.stubGlobal('fetch', people)
    expect(await createGoogleSignIn(settings).ask()).toEqual({
      email: 'lucia@correo.example',
      name: 'Lucía',
      surname: 'Campos',
    })
    expect(opened.mock.calls[0]?.[0]).toMatchObject({ client_id: 'client-1', scope: 'openid profile email' })
    expect(people.mock.calls[0]?.[0]).toBe(settings.userInfoUrl)
    expect(people.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'Bearer token-1' })
  })

  it('survives a person without a surname', async () => {
    popup(({ callback }) => callback({ access_token: 'token-1' }))
    vi.stubGlobal('fetch', async () => Response.json({ given_name: 'Lucía', email: 'lucia@correo.example' }))
    expect(await createGoogleSignIn(settings).ask()).toMatchObject({ name: 'Lucía', surname: '' })
  })

  it.each([
    ['refused', () => popup(({ callback }) => callback({ error: 'access_denied' }))],
    ['closed', () => popup(({ error_callback }) => error_callback({ type: 'popup_closed' }))],
    ['not there', () => {}],
  ])('that is %s is told to the console only §8.13', async (_, prepare) => {
    prepare()
    expect(await createGoogleSignIn(settings).ask()).toBeNull()
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it("whose profile cannot be had says 'Failed to fetch Google user profile' to the console §8.13", async () => {
    popup(({ callback }) => callback({ access_token: 'token-1' }))
    vi.stubGlobal('fetch', async () => new Response('', { status: 401 }))
    expect(await createGoogleSignIn(settings).ask()).toBeNull()
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
