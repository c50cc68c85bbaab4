import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import source from '../../mock-server/journey/sign-in/client.js?raw'

const provider = 'http://provider.example'
const callback = vi.fn()
const error_callback = vi.fn()

function ask(popup: object | null) {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ src: `${provider}/client.js` } as HTMLScriptElement)
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as Window)
  new Function('open', 'screenX', 'screenY', 'outerWidth', source)(open, 0, 0, 1000)
  const options = { client_id: 'client-1', scope: 'openid profile email', state: 'state-1', callback, error_callback }
  window.google.accounts.oauth2.initTokenClient(options).requestAccessToken()
  return open
}

function hear(data: unknown, origin: string, from: object) {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: from })
  window.dispatchEvent(event)
}

const token = { type: 'sign-in-answer', answer: { access_token: 'token-1' } }

beforeEach(() => {
  vi.useFakeTimers()
  callback.mockReset()
  error_callback.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'google')
})

test('the popup opens at the provider with the page’s origin, and its answer comes back', () => {
  const popup = { closed: false, close: vi.fn() }
  const open = ask(popup)
  const address = new URL(String(open.mock.calls[0]?.[0]))
  expect(address.origin).toBe(provider)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'client-1',
    scope: 'openid profile email',
    origin: window.location.origin,
    state: 'state-1',
  })
  hear(token, provider, popup)
  expect(callback.mock.calls).toEqual([[{ access_token: 'token-1' }]])
  expect(popup.close).toHaveBeenCalledOnce()
  vi.runOnlyPendingTimers()
  expect(error_callback).not.toHaveBeenCalled()
})

test('messages of other origins, windows and formats are ignored', () => {
  const popup = { closed: false, close: vi.fn() }
  ask(popup)
  hear(token, 'http://elsewhere.example', popup)
  hear(token, provider, {})
  hear({ type: 'other' }, provider, popup)
  hear(null, provider, popup)
  expect(callback).not.toHaveBeenCalled()
})

test('a popup that is closed or blocked is reported as an error', () => {
  const popup = { closed: false, close: vi.fn() }
  ask(popup)
  popup.closed = true
  vi.advanceTimersByTime(1000)
  expect(error_callback.mock.calls).toEqual([[expect.objectContaining({ type: 'popup_closed' })]])
  ask(null)
  expect(error_callback.mock.lastCall).toEqual([expect.objectContaining({ type: 'popup_failed_to_open' })])
})
