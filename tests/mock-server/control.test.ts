import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const operation = 'checkIban'

test.each<[string, unknown, string]>([
  ['state', { scenaros: [] }, 'Did you mean scenarios'],
  ['state', { scenarios: ['iban-invlid'] }, 'Did you mean iban-invalid'],
  ['state', { scenarios: ['email-exists@checkIban'] }, 'does nothing to checkIban'],
  ['state', { scenarios: 'email-exists' }, 'expected array, received string'],
  ['state', { scenarios: [{ calls: { chekIban: 1 } }] }, 'Did you mean checkIban'],
  ['state', { latencyMs: -1 }, 'latencyMs: Too small: expected number to be >=0'],
  ['state', { seed: 1.5 }, 'seed: Invalid input: expected int, received number'],
  ['verify', { operation: 'chekIban' }, 'Did you mean checkIban'],
  ['verify', { operation, exactyl: 1 }, 'Did you mean exactly'],
  ['verify', { operation, query: { iban: { $matches: '(' } } }, 'Invalid regular expression'],
  ['verify', { operation, body: { a: { $absnt: true } } }, 'There is no operator "$absnt"'],
  ['verify', { operation, body: { a: { $matches: 'x', city: 'y' } } }, '$matches must be alone'],
  ['verify', { operation, exactly: 1, atLeast: 2 }, 'exactly must be alone'],
  ['verify', { operation, atLeast: 2, atMost: 1 }, 'atLeast at most atMost'],
  ['verify', { operation, atLeast: 0 }, 'atLeast: Too small: expected number to be >=1'],
  ['clock', { advance: {} }, 'must name days'],
  ['clock', { advance: { day: 1 } }, 'Did you mean days'],
  ['clock', { advance: { days: 1e9 } }, 'Too big: expected number to be <='],
  ['next', { operation, answer: 'rest' }, 'Did you mean reset'],
  ['reset', { all: true }, 'There is no member "all".'],
  ['requests?operatoin=checkIban', undefined, 'Did you mean operation'],
  ['requests?operation=chekIban', undefined, 'Did you mean checkIban'],
  ['requests?operation=a&operation=b', undefined, 'operation'],
  ['requests.har?after=first', undefined, 'after: Invalid input: expected number, received '],
  ['wait?opration=checkIban', undefined, 'Did you mean operation'],
  ['fill/bank?compny=true', undefined, 'Did you mean company'],
  ['fill/bnak', undefined, 'Did you mean bank'],
  ['fill/__proto__', undefined, 'There is no value'],
  ['use/cups-overpower', undefined, 'Did you mean cups-over-power'],
  ['use/iban-invalid?latency=5', undefined, 'Did you mean latencyMs'],
  ['use/iban-invalid?latencyMs=99999999', undefined, 'Too big: expected number to be <='],
  ['use/none?clockOffsetMs=9999999999999999', undefined, 'Too big: expected int to be <='],
  ['session/two%20words', undefined, 'must have 1 to 64 letters'],
  ['world?kind=cups', undefined, 'kind'],
])('%s %j is refused with a sentence', async (path, body, words) => {
  const { get, post } = await someone()
  const answer = await (body === undefined ? get(`/__mock/${path}`) : post(`/__mock/${path}`, body))
  expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining(words) } })
})

const odd = fc.constantFrom(1e308, -1, 2 ** 53, '__proto__', {})
const value = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: 'binary' }), odd)
const part = fc.dictionary(fc.constantFrom('days', 'hours', 'id', 'calls', 'checkIban'), value)
const members = ['scenarios', 'latencyMs', 'seed', 'at', 'advance', 'operation', 'answer', 'query', 'order', 'waitMs']

test('the control API says what is wrong with any body, and never fails', async () => {
  const { app, session } = await mock()
  const body = fc.oneof(value, fc.dictionary(fc.constantFrom(...members), fc.oneof(value, part)))
  const route = fc.constantFrom('state', 'clock', 'verify', 'next', 'reset')
  await fc.assert(
    fc.asyncProperty(route, body, async (path, sent) => {
      const headers = { 'x-mock-session': session, 'content-type': 'application/json' }
      const payload = JSON.stringify(sent) ?? 'null'
      const { statusCode, body: text } = await app.inject({ method: 'POST', url: `/__mock/${path}`, headers, payload })
      if (statusCode >= 500) throw new Error(text)
      if (statusCode >= 400) expect(JSON.parse(text).detail).not.toBe('')
      const state = await app.inject({ url: '/__mock/state', headers: { 'x-mock-session': session } })
      expect(state.statusCode).toBe(200)
    }),
    { numRuns: 400 },
  )
})

test('a text that is no JSON, and a form, are answered with what to do instead', async () => {
  const { app } = await mock()
  const post = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/__mock/state', headers: { 'content-type': type }, payload })
  const detail = 'Send JSON, with the header Content-Type: application/json.'
  expect((await post('application/x-www-form-urlencoded', 'a=b')).json()).toMatchObject({ status: 415, detail })
  expect((await post('application/json', '{"a":')).json()).toMatchObject({ status: 400 })
})

test('the control API describes its routes, with their responses', async () => {
  const { get } = await someone()
  const { paths } = (await get('/__mock/openapi.json')).body as {
    paths: Record<string, Record<string, { responses: object }>>
  }
  for (const [path, item] of Object.entries(paths))
    for (const { responses } of Object.values(item)) expect(responses, path).toHaveProperty('400')
  const schema = { properties: { calls: { type: 'array' } } }
  const responses = { 200: { content: { 'application/json': { schema } } }, 417: {} }
  expect(paths).toMatchObject({
    '/__mock/verify': { post: { responses } },
    '/__mock/use/{list}': { get: {} },
    '/__mock/requests': { delete: {} },
  })
  expect(JSON.stringify(paths)).not.toContain('$ref')
})

test('the documentation of both APIs loads nothing from other servers', async () => {
  const { get } = await mock()
  const page = await get('/__mock/docs/')
  expect(page).toMatchObject({ status: 200, type: 'text/html' })
  expect(page.body).not.toMatch(/https?:\/\/|\/\/cdn/)
  const policy = String(page.headers['content-security-policy'])
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(['http://localhost:*'])
  const start = String((await get('/__mock/docs/static/swagger-initializer.js')).body)
  for (const url of ['/__mock/contract.json', '/__mock/openapi.json']) expect(start).toContain(url)
  expect((await get('/__mock/contract.json')).body).toMatchObject({
    paths: { '/v2/users': { post: { operationId: 'registerUser' } } },
  })
})

test('the time of a session moves alone, to a moment or on, as far as dates go', async () => {
  const { post, as } = await mock()
  expect((await post('/__mock/clock', { advance: { days: 16 } })).body).toMatchObject({
    now: '2026-03-18T09:00:00.000Z',
  })
  const at = '2026-12-24T20:00:00.000Z'
  expect((await post('/__mock/clock', { at })).body).toMatchObject({ now: at })
  expect((await as('other').get('/__mock/state')).body).toMatchObject({ now: '2026-03-02T09:00:00.000Z' })
  for (let turn = 0; turn < 99; turn += 1) await post('/__mock/clock', { advance: { days: 1_000_000 } })
  expect((await post('/__mock/clock', { advance: { days: 1_000_000 } })).status).toBe(400)
})

test('the state counts calls, registrations and mails', async () => {
  const { call, get } = await someone()
  await call('registerUser', { body: registration() })
  expect((await get('/__mock/state')).body).toMatchObject({ calls: 1, registrations: 1, mails: 2 })
})

test('what a page sends to its operators is kept; telemetry that no schema describes is refused', async () => {
  const { app, get, post } = await mock()
  const entries = [{ event: 'web_vital', vital: 'LCP', value: 1234 }]
  const message = { version: 1, environment: 'dev', release: '/assets/index-a1.js', page: '/', entries }
  expect((await post('/__mock/telemetry', message)).status).toBe(204)
  expect((await post('/__mock/telemetry', { ...message, email: 'ana@correo.example' })).status).toBe(422)
  const headers = { 'content-type': 'application/csp-report' }
  const report = (payload: string) => app.inject({ method: 'POST', url: '/__mock/reports', headers, payload })
  expect((await report('{"csp-report":{"blocked-uri":"inline"}}')).statusCode).toBe(204)
  expect((await report('{')).statusCode).toBe(400)
  expect((await get('/__mock/observed')).body).toMatchObject([
    { receiver: 'telemetry', body: message },
    { receiver: 'reports', body: { 'csp-report': { 'blocked-uri': 'inline' } } },
  ])
})
