import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendRequest } from '#api/send-request.ts'

// Code that is being loaded hangs like this: it knows of no signal.
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what does not observe the signal is given up all the same when its time is up', async () => {
  const failure = sendRequest({ operation: 'getTariff', timeoutMs: 50, signal: undefined }, never).catch(error => error)
  await vi.advanceTimersByTimeAsync(50)
  expect(await failure).toMatchObject({ name: 'ApiError', operation: 'getTariff', status: 'timeout' })
  expect(vi.getTimerCount()).toBe(0)
})

test('and when the caller aborts', async () => {
  const abort = new AbortController()
  const call = sendRequest({ operation: 'getTariff', timeoutMs: 50, signal: abort.signal }, never)
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})
