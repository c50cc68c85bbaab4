import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { someone } from '#tests/support/testers.ts'

async function overriddenOf(names: readonly string[], calls?: object) {
  const { get, post } = await someone()
  const answer = await post('/__mock/situation', { scenarios: names, ...(calls && { calls }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { body } = await get('/__mock/state')
  return (body as { overridden: { name: string; by: string }[] }).overridden.map(({ name, by }) => `${name} < ${by}`)
}

test.each([
  [['email-exists', 'email-fails'], ['email-exists < email-fails']],
  [['email-fails', 'email-exists'], ['email-fails < email-exists']],
  [['email-exists', 'everything-fails'], ['email-exists < everything-fails']],
  [['everything-fails', 'email-exists'], []],
  [['network-reset', 'email-exists'], ['email-exists < network-reset']],
  [['network-reset@checkIban', 'email-exists'], []],
  [['network-reset', 'network-empty'], ['network-reset < network-empty']],
  [['network-flaky', 'network-silent@checkIban'], []],
  [['email-exists', 'network-flaky'], []],
  [['everything-slow', 'everything-fails', 'cups-slow'], []],
  [['phone-short', 'phone-long'], ['phone-short < phone-long']],
  [['phone-short', 'password-short'], []],
  [['malformed-json', 'email-exists'], []],
] as const)('of %j these are marked as without effect: %j, §own.150', async (names, expected) => {
  expect(await overriddenOf(names)).toEqual(expected)
})

test.each([
  [{ validateEmail: 500 }, ['email-exists < situation']],
  [{ validateEmail: [500, 200] }, []],
  [{ validateEmail: { answers: [500], atEnd: 'usual' } }, []],
  [{ validateEmail: ['reset'] }, ['email-exists < situation']],
  [{ validateEmail: ['half-body'] }, []],
  [{ validateEmail: [{ scenario: 'email-fails' }] }, ['email-exists < situation']],
  [{ validateEmail: [{ patch: { alreadyExists: false } }] }, []],
  [{ checkIban: 500 }, []],
])('a situation with the calls %j overrides %j, §own.150', async (calls, expected) => {
  expect(await overriddenOf(['email-exists'], calls)).toEqual(expected)
})

test('a scenario that is marked as without effect takes part in no answer, §own.150', async () => {
  const { call, post } = await someone()
  for (const [first, second] of [
    ['email-exists', 'email-fails'],
    ['email-fails', 'email-exists'],
  ]) {
    await post('/__mock/state', { scenarios: [first, second] })
    const { headers } = await call('validateEmail', { query: { email: 'lucia.campos@correo.example' } })
    expect(headers['x-mock-scenario']).toBe(second)
  }
})

test('panel and dock mark an overridden scenario, and say what counts, §own.150', async () => {
  const { get, post } = await someone()
  await post('/__mock/state', { scenarios: ['email-exists', 'email-fails'] })
  for (const url of ['/__mock/?lng=en', '/__mock/panel/dock?lng=en']) {
    const page = String((await get(url)).body)
    expect(page.match(/data-no-effect>/g)).toHaveLength(1)
    expect(page).toMatch(/<li>“[^<]+” has no effect: “[^<]+” counts\.<\/li>/)
  }
  await post('/__mock/state', { scenarios: ['email-fails'] })
  expect(String((await get('/__mock/?lng=en')).body)).not.toContain('data-no-effect>')
})

test('panel and cookie agree: the choice in the panel reaches a browser that holds an older cookie, §own.151', async () => {
  const { app, session } = await mock()
  const cookies = { 'mock-session': session, 'mock-scenario': 'email-fails' }
  const ask = async () =>
    (
      await app.inject({
        url: '/api/v3/validations/email?email=lucia.campos@correo.example',
        cookies,
        headers: { 'x-registration-id': '5a3f1c86-52d8-4c3e-9b1a-3f2d7e6a4b10' },
      })
    ).statusCode
  expect(await ask()).toBe(500)
  const headers = { 'x-mock-session': session }
  await app.inject({ method: 'POST', url: '/__mock/state', headers, payload: { scenarios: ['everything-slow'] } })
  expect(await ask()).toBe(200)
  const state = await app.inject({ url: '/__mock/state', cookies })
  expect(state.json()).toMatchObject({ scenarios: ['everything-slow'], from: 'panel' })
  expect(state.cookies).toMatchObject([{ name: 'mock-scenario', value: 'everything-slow' }])
  const agreed = { ...cookies, 'mock-scenario': 'everything-slow' }
  expect((await app.inject({ url: '/__mock/state', cookies: agreed })).cookies).toEqual([])
})
