import { afterAll, beforeAll, expect, test } from 'vitest'
import { absent, createMockClient, MockServerError, matching } from '#mock/client/mock-client.ts'
import { type Mock, mock } from '#tests/support/mock.ts'
import { registration, registrationId } from '#tests/support/registration.ts'

let server: Mock
let origin = ''
beforeAll(async () => {
  server = await mock()
  origin = await server.app.listen({ port: 0 })
})
afterAll(() => server.app.close())

async function ask(session: string, path: string, body?: unknown): Promise<number> {
  const { status } = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-mock-session': session, 'x-registration-id': registrationId, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return status
}

const iban = 'verification/iban?iban=ES9121000418450200051332'

test('a client steers its own session, and asks what was called', async () => {
  const ada = createMockClient(origin, 'ada')
  await ada.use({ id: 'twice', calls: { checkIban: [500, 200] } }, 'email-fails', 'network-reset@listProvinces')
  expect([await ask('ada', iban), await ask('ada', iban), await ask('ida', iban)]).toEqual([500, 200, 200])
  expect(await ada.verify({ operation: 'checkIban', exactly: 2, query: { iban: matching(/^es91/i) } })).toHaveLength(2)
  expect(await ada.verify({ operation: 'checkIban', query: { bic: absent } })).toHaveLength(2)
  expect(await ada.calls({ operation: 'checkIban', status: 500 })).toHaveLength(1)
  expect(await ada.wait({ operation: 'checkIban', after: 0 })).toMatchObject({ response: { status: 500 } })
  await ada.use('iban-fails-once')
  expect(await ask('ada', iban)).toBe(500)
  await ada.answerNext('checkIban', 503)
  expect(await ask('ada', iban)).toBe(503)
  await ada.reset()
  expect(await ada.calls()).toEqual([])
  expect(await ask('ada', iban)).toBe(200)
})

test('a client fills, waits and travels', async () => {
  const eva = createMockClient(origin, 'eva')
  expect((await eva.fill('account')).email).toContain('@')
  await eva.set({ latencyMs: 5, seed: 9 })
  await eva.travel({ advance: { days: 1 } })
  const state = await fetch(`${origin}/__mock/state`, { headers: { 'x-mock-session': 'eva' } })
  expect(await state.json()).toMatchObject({ latencyMs: 5, seed: 9, now: expect.stringMatching(/^2026-03-03/) })
  await ask('eva', 'v2/users', registration())
  expect(eva.cookie).toEqual({ name: 'mock-session', value: 'eva', url: origin })
})

test('what is refused, and what did not come, rejects with the sentence of the server', async () => {
  const lea = createMockClient(origin, 'lea')
  await expect(lea.use('iban-fails-onze')).rejects.toThrow('Did you mean iban-fails-once')
  const missing = lea.verify({ operation: 'checkIban' })
  await expect(missing).rejects.toThrow('checkIban was expected at least 1 time and never came so.')
  await expect(missing).rejects.toBeInstanceOf(MockServerError)
  await expect(missing).rejects.toMatchObject({ status: 417 })
})
