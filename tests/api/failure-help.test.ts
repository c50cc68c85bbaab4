import { describe, expect, test } from 'vitest'
import { type ApiError, errorMessage, failureHelp } from '#api/api-error.ts'
import { readRetryAfter } from '#api/define-call.ts'
import { apiWith, json } from './fake-api.ts'

type Fetch = Parameters<typeof apiWith>[0]

/** An API that answers one after the other like this, and what each call of `checkIban` then fails with. */
function answering(...answers: Fetch[]) {
  const { api } = apiWith(request => (answers.shift() ?? json({ valid: true }))(request))
  const ask = () => api.checkIban({ iban: 'ES91' }).catch((error: ApiError) => error)
  return { api, ask }
}

function refusedWith(headers: Record<string, string>): Fetch {
  return async () => new Response('{}', { status: 429, headers })
}

const failing = json({}, 500)

describe('the support contact', () => {
  test('is offered from the second failure of the same call in a row', async () => {
    const { ask } = answering(failing, failing, failing)
    expect(failureHelp(await ask())).toEqual({})
    expect(failureHelp(await ask())).toEqual({ offersSupport: true })
    expect(errorMessage(await ask())).toEqual({ key: 'error.verification', offersSupport: true })
  })

  test('is not offered when the call worked in between', async () => {
    const { ask } = answering(failing, json({ valid: true }), failing)
    await ask()
    await ask()
    expect(failureHelp(await ask())).toEqual({})
  })

  test('is not offered because another call failed, or because the customer gave one up', async () => {
    const { api, ask } = answering(failing, failing)
    await api.getTariff().catch(() => {})
    await api.validateEmail({ email: 'a@b.example' }, { signal: AbortSignal.abort() }).catch(() => {})
    expect(failureHelp(await ask())).toEqual({})
  })
})

describe('Retry-After', () => {
  const minutesOf = async (header: string) => {
    const { retryAfterMinutes } = failureHelp(await answering(refusedWith({ 'Retry-After': header })).ask())
    return retryAfterMinutes
  }

  test.each([
    ['1', 1],
    ['60', 1],
    ['61', 2],
    ['3600', 60],
  ])('%s seconds are told as %d minutes', async (header, minutes) => {
    expect(await minutesOf(header)).toBe(minutes)
  })

  test.each(['0', '-5', '3601', '172800', 'soon', '', '1e3'])('%j is not told', async header => {
    expect(await minutesOf(header)).toBeUndefined()
  })

  test('a date is told by the time until then, and one that is past is not', () => {
    const now = Date.parse('2026-11-22T10:00:00Z')
    expect(readRetryAfter('Sun, 22 Nov 2026 10:01:30 GMT', now)).toBe(90)
    expect(readRetryAfter('Sun, 22 Nov 2026 09:59:00 GMT', now)).toBeUndefined()
  })
})

test('a product that is closed for maintenance is said to be, with the minutes it takes', async () => {
  const problem = JSON.stringify({ type: 'maintenance', title: 'Service Unavailable', status: 503, detail: '' })
  const closed: Fetch = async () => new Response(problem, { status: 503, headers: { 'Retry-After': '900' } })
  expect(failureHelp(await answering(closed).ask())).toEqual({ isMaintenance: true, retryAfterMinutes: 15 })
})
