import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { choose, someone } from '#tests/support/testers.ts'

const email = { query: { email: 'lucia.campos@correo.example' } }

test('a header chooses for one request only', async () => {
  const { call } = await someone()
  expect((await call('validateEmail', { ...email, ...choose('email-exists') })).body).toMatchObject({
    alreadyExists: true,
  })
  expect((await call('validateEmail', email)).body).toMatchObject({ alreadyExists: false })
})

test('a cookie chooses for a browser', async () => {
  const { call } = await someone()
  const answer = await call('validateEmail', { ...email, headers: { cookie: 'mock-scenario=email-fails' } })
  expect(answer.status).toBe(500)
})

test('a link chooses, sets the cookie and redirects to the wizard', async () => {
  const { call, get } = await someone()
  const answer = await get('/__mock/use/email-exists,lead-fails?to=/%3Futm_campaign=primavera')
  expect(answer).toMatchObject({ status: 302, headers: { location: '/?utm_campaign=primavera' } })
  expect(String(answer.headers['set-cookie'])).toContain(
    'mock-scenario=email-exists%2Clead-fails; Path=/; SameSite=Lax',
  )
  expect((await call('validateEmail', email)).body).toMatchObject({ alreadyExists: true })
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/a/..//elsewhere.example/',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  'thank-you',
])('a link never leads to %j', async to => {
  const { get } = await someone()
  const answer = await get(`/__mock/use/email-exists?to=${encodeURIComponent(to)}`)
  expect(answer.status).toBe(400)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a link with two targets is rejected', async () => {
  const { get } = await someone()
  expect((await get('/__mock/use/email-exists?to=/a&to=/b')).status).toBe(400)
})

test('a scenario that is chosen twice counts once, in its last place', async () => {
  const { post } = await someone()
  const { body } = await post('/__mock/state', { scenarios: ['email-exists', 'lead-fails', 'email-exists'] })
  expect(body).toMatchObject({ scenarios: ['lead-fails', 'email-exists'] })
})

test('a cookie of a scenario that vanished breaks no call, and panel and dock say so, §own.117', async () => {
  const { call, get } = await someone()
  const cookie = 'mock-scenario=of-last-year%2Cemail-exists'
  const answer = await call('validateEmail', { ...email, headers: { cookie } })
  expect(answer).toMatchObject({ status: 200, body: { alreadyExists: true } })
  for (const url of ['/__mock/?step=bank&lng=en', '/__mock/panel/dock?lng=en']) {
    const page = await get(url, { cookie })
    expect(page.status).toBe(200)
    expect(page.body).toContain('No longer exists: of-last-year.')
    expect((await get(url, { cookie: 'mock-scenario=email-exists' })).body).not.toContain('No longer exists')
  }
  expect(await get('/__mock/state', { cookie })).toMatchObject({
    body: { scenarios: ['email-exists'], unknown: ['of-last-year'], from: 'cookie' },
  })
})

test('a panel chooses, combines, adds latency and resets', async () => {
  const { call, get, post } = await someone()
  const chosen = await post('/__mock/state', {
    scenarios: ['email-exists', 'everything-slow'],
    latencyMs: 200,
    seed: 3,
  })
  expect(chosen.body).toMatchObject({ scenarios: ['email-exists', 'everything-slow'], latencyMs: 200, seed: 3 })
  const answer = await call('validateEmail', email)
  expect(answer.body).toMatchObject({ alreadyExists: true })
  expect(answer.headers['x-mock-scenario']).toBe('everything-slow,email-exists')
  expect((await get('/__mock/state')).body).toMatchObject({ from: 'panel', calls: 1 })
  const reset = await post('/__mock/reset', {})
  expect(reset.body).toMatchObject({
    scenarios: [],
    from: 'nobody',
    latencyMs: 0,
    calls: 0,
    registrations: 0,
    mails: 0,
  })
})

test.each([
  [{ latencyMs: -1 }],
  [{ latencyMs: '5' }],
  [{ seed: 1.5 }],
  [{ scenarios: 'email-exists' }],
  [{ scenarios: [1] }],
])('a panel that asks for %j is refused', async change => {
  const { post } = await someone()
  expect((await post('/__mock/state', change)).status).toBe(400)
})

test('the command line chooses for testers who chose nothing', async () => {
  const { call } = await mock({ scenarios: 'email-exists' })
  expect((await call('validateEmail', email)).body).toMatchObject({ alreadyExists: true })
  expect((await call('validateEmail', { ...email, ...choose('none') })).body).toMatchObject({ alreadyExists: false })
})

test('an unknown name is rejected with suggestions, wherever it is used', async () => {
  const { call, get, post } = await someone()
  const detail = 'There is no scenario "cups-overpower". Did you mean cups-over-power'
  const refused = { status: 400, type: 'application/problem+json', body: { detail: expect.stringContaining(detail) } }
  expect(await call('validateEmail', { ...email, ...choose('email-exists,cups-overpower') })).toMatchObject(refused)
  expect(await get('/__mock/use/cups-overpower')).toMatchObject(refused)
  expect(await post('/__mock/state', { scenarios: ['cups-overpower'] })).toMatchObject(refused)
  await expect(mock({ scenarios: 'cups-overpower' })).rejects.toThrow(detail)
})

test.each([
  ['validateEmail', { query: { email: 'falla@correo.example' } }, 500],
  ['checkIban', { query: { iban: 'ES5721000418490000000500' } }, 500],
  ['validateCups', { query: { cups: 'ES0021000000000999EF' } }, 500],
  ['registerUser', { body: registration({ email: 'registro.rechazado@correo.example' }) }, 409],
] as const)('a reserved value typed into the form has its effect on %s', async (operation, asked, status) => {
  const { call } = await someone()
  expect((await call(operation, asked)).status).toBe(status)
})

test('a reserved value triggers its scenario only for that scenario’s calls', async () => {
  const { call } = await someone()
  expect((await call('validateEmail', { query: { email: 'registro.falla@correo.example' } })).status).toBe(200)
  const register = await call('registerUser', { body: registration({ email: 'registro.falla@correo.example' }) })
  expect(register.status).toBe(500)
})

test('a chosen scenario takes precedence over a reserved value', async () => {
  const { call } = await someone()
  const asked = { query: { email: 'falla@correo.example' }, ...choose('email-exists') }
  expect((await call('validateEmail', asked)).body).toMatchObject({ alreadyExists: true })
})

test('two testers never see each other’s choice', async () => {
  const [ana, berta] = [await someone(), await someone()]
  await ana.post('/__mock/state', { scenarios: ['email-fails'], latencyMs: 900 })
  expect((await berta.get('/__mock/state')).body).toMatchObject({ scenarios: [], latencyMs: 0 })
  expect((await berta.call('validateEmail', email)).status).toBe(200)
})

test('the list of scenarios describes each of them', async () => {
  const { get } = await someone()
  const { body } = await get('/__mock/scenarios')
  const { scenarios } = body as { scenarios: { id: string }[] }
  expect(scenarios.find(each => each.id === 'campaign-active')).toMatchObject({
    title: { es: 'Campaña en marcha', en: 'Running campaign' },
    step: 'start',
    operations: ['resolveCampaign'],
    link: '/__mock/use/campaign-active?to=%2F%3Futm_campaign%3Dprimavera',
  })
  expect(scenarios.find(each => each.id === 'network-reset')).toMatchObject({ operations: ['*'] })
  expect(scenarios.find(each => each.id === 'password-short')).toMatchObject({
    operations: [],
    sees: { key: 'error.password.short', es: 'La contraseña debe tener al menos 6 caracteres' },
    typed: { field: 'password', value: '12345' },
  })
})
