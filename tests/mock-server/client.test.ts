import { expect, onTestFinished, test } from 'vitest'
import { absent, createMockClient, MockServerError, matching } from '#mock/client/mock-client.ts'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

const operation = 'checkIban'

test('a client steers its own session, asks what was called, and rejects with the sentence of the server', async () => {
  const { app, as } = await mock()
  const origin = await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const ask = async (session: string) => (await as(session).call(operation, accepted[operation])).status
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
  const now = expect.stringMatching(/^2026-03-03/)
  expect((await as('ada').get('/__mock/state')).body).toMatchObject({ latencyMs: 5, seed: 9, now })
  await ada.reset()
  expect(await ada.calls()).toEqual([])
  await expect(ada.use('iban-fails-onze')).rejects.toThrow('Did you mean iban-fails-once')
  const missing = ada.verify({ operation })
  await expect(missing).rejects.toThrow('checkIban was expected at least 1 time and never came so.')
  await expect(missing).rejects.toBeInstanceOf(MockServerError)
  await expect(missing).rejects.toMatchObject({ status: 417 })
  expect(await ask('ada')).toBe(200)
})
