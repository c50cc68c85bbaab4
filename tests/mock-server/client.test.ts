import { afterAll, beforeAll, expect, test } from 'vitest'
import { absent, createMockClient, MockServerError, matching } from '#mock/client/mock-client.ts'
import { type Mock, mock } from '#tests/support/mock.ts'
import { registrationId } from '#tests/support/registration.ts'

let server: Mock
let origin = ''
beforeAll(async () => {
  server = await mock()
  origin = await server.app.listen({ port: 0 })
})
afterAll(() => server.app.close())

const operation = 'checkIban'

async function ask(session: string): Promise<number> {
  const headers = { 'x-mock-session': session, 'x-registration-id': registrationId }
  return (await fetch(`${origin}/api/verification/iban?iban=ES9121000418450200051332`, { headers })).status
}

test('a client steers its own session, and asks what was called', async () => {
  const ada = createMockClient(origin, 'ada')
  expect(ada.cookie).toEqual({ name: 'mock-session', value: 'ada', url: origin })
  await ada.use({ id: 'twice', calls: { checkIban: [500, 200] } }, 'email-fails', 'network-reset@listProvinces')
  expect([await ask('ada'), await ask('ada'), await ask('ida')]).toEqual([500, 200, 200])
  expect(await ada.verify({ operation, exactly: 2, query: { iban: matching(/^es91/i) } })).toHaveLength(2)
  expect(await ada.verify({ operation, query: { bic: absent } })).toHaveLength(2)
  expect(await ada.calls({ operation, status: 500 })).toHaveLength(1)
  expect(await ada.wait({ operation, after: 0 })).toMatchObject({ response: { status: 500 } })
  await ada.answerNext(operation, 503)
  expect(await ask('ada')).toBe(503)
  expect((await ada.fill('account')).email).toContain('@')
  await ada.set({ latencyMs: 5, seed: 9 })
  await ada.travel({ advance: { days: 1 } })
  const state = await server.as('ada').get('/__mock/state')
  expect(state.body).toMatchObject({ latencyMs: 5, seed: 9, now: expect.stringMatching(/^2026-03-03/) })
  await ada.reset()
  expect(await ada.calls()).toEqual([])
  expect(await ask('ada')).toBe(200)
})

test('what is refused, and what did not come, rejects with the sentence of the server', async () => {
  const lea = createMockClient(origin, 'lea')
  await expect(lea.use('iban-fails-onze')).rejects.toThrow('Did you mean iban-fails-once')
  const missing = lea.verify({ operation })
  await expect(missing).rejects.toThrow('checkIban was expected at least 1 time and never came so.')
  await expect(missing).rejects.toBeInstanceOf(MockServerError)
  await expect(missing).rejects.toMatchObject({ status: 417 })
})
