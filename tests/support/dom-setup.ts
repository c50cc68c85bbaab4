import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { waitTimeoutMs } from './wait-until.ts'

configure({ asyncUtilTimeout: waitTimeoutMs })

// A frame finds an empty page: nothing is fetched, and happy-dom has nothing to complain of.
const { settings } = (window as unknown as { happyDOM: { settings: FrameSettings } }).happyDOM
settings.enableIframePageLoading = true
settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response('') }

interface FrameSettings {
  enableIframePageLoading: boolean
  fetch: { interceptor: { beforeAsyncRequest: () => Promise<Response> } }
}

// A warning of React or an uncaught rejection that a component logs is a defect: it fails the test that caused it.
// A test that expects an error replaces the spy: `vi.mocked(console.error).mockClear()` after having checked the call.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  // What a test put there without React would be found by the tests of another file.
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  const logged = vi.mocked(console.error).mock.calls.map(call => call.map(String).join(' '))
  vi.restoreAllMocks()
  expect(logged, 'console.error was called; a test must leave it silent').toEqual([])
})
