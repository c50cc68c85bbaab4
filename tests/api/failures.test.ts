import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiWith, brokenBody, halfBody, json, silence, text } from './fake-api.ts'

const page = '<!doctype html><title>502 Bad Gateway</title>'
const problem = { title: 'Internal Server Error', status: 500, detail: 'Something broke.' }

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    () => 'an answer',
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  return failure as ApiError
}

test.each([
  ['a problem', json(problem, 500), 500, JSON.stringify(problem)],
  ['a page of HTML', text(page, 502), 502, page],
  ['nothing', text(null, 500), 500, ''],
  ['a length of 0', async () => new Response('', { status: 500, headers: { 'Content-Length': '0' } }), 500, ''],
])('an ApiError names the operation, the status and the body for %s', async (_what, answer, status, body) => {
  const { api } = apiWith(answer)
  const failure = await failureOf(api.checkIban({ iban: 'ES91' }))
  expect(failure).toMatchObject({ operation: 'checkIban', status, body })
})

describe('without a connection', () => {
  test('it fails as network, and keeps what the browser said', async () => {
    const cause = new TypeError('Failed to fetch')
    const { api } = apiWith(() => Promise.reject(cause))
    expect(await failureOf(api.getTariff())).toMatchObject({
      operation: 'getTariff',
      status: 'network',
      body: '',
      cause,
    })
  })

  test('so does a connection that breaks in the middle of the body', async () => {
    const { api } = apiWith(brokenBody)
    expect(await failureOf(api.checkIban({ iban: 'ES91' }))).toMatchObject({ status: 'network' })
  })
})

describe('a call that hangs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const limits: [string, number, (api: Api) => Promise<unknown>][] = [
    ['provinces', 10_000, api => api.listProvinces()],
    ['the CUPS', 15_000, api => api.validateCups({ cups: 'ES0021000000000123FM' })],
    ['the tariff', 20_000, api => api.getTariff(undefined, { signal: new AbortController().signal })],
    ['an invoice', 90_000, api => api.parseInvoice({ email: 'a@b.example', pdf: 'JVBERi0xLjcK' })],
  ]

  test.each(limits)('%s: is given up after %d ms and not before §9.5', async (_what, limitMs, ask) => {
    const { api, sent } = apiWith(silence)
    const failure = failureOf(ask(api))
    await vi.advanceTimersByTimeAsync(limitMs - 1)
    expect(sent[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ status: 'timeout', body: '' })
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  test.each([200, 500])('is given up in the middle of the body, too, after the status %d', async status => {
    const { api } = apiWith(halfBody(status))
    const failure = failureOf(api.checkIban({ iban: 'ES91' }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toMatchObject({ status: 'timeout' })
  })
})

test('a call that is aborted fails with the AbortError, and the request ends', async () => {
  const { api, sent } = apiWith(silence)
  const abort = new AbortController()
  const call = api.validateCups({ cups: 'ES0021000000000123FM' }, { signal: abort.signal })
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
})
