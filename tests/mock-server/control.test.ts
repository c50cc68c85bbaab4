import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

test.each<[string, string, unknown, string]>([
  ['POST', '/__mock/state', { scenaros: [] }, 'Did you mean scenarios'],
  ['POST', '/__mock/state', { scenarios: ['iban-invlid'] }, 'Did you mean iban-invalid'],
  ['POST', '/__mock/state', { scenarios: 'email-exists' }, 'must be a list'],
  ['POST', '/__mock/state', { scenarios: [{ calls: { chekIban: 1 } }] }, 'Did you mean checkIban'],
  ['POST', '/__mock/state', { latencyMs: -1 }, 'must be at least 0'],
  ['POST', '/__mock/state', { seed: 1.5 }, 'must be a whole number'],
  ['POST', '/__mock/verify', { operation: 'chekIban' }, 'Did you mean checkIban'],
  ['POST', '/__mock/verify', { operation: 'checkIban', exactyl: 1 }, 'Did you mean exactly'],
  [
    'POST',
    '/__mock/verify',
    { operation: 'checkIban', query: { iban: { $matches: '(' } } },
    'must be a regular expression',
  ],
  [
    'POST',
    '/__mock/verify',
    { operation: 'checkIban', body: { a: { $absnt: true } } },
    'There is no operator "$absnt"',
  ],
  ['POST', '/__mock/verify', undefined, 'must be'],
  ['POST', '/__mock/verify', { operation: 'checkIban', exactly: 1, atLeast: 2 }, 'exactly must be alone'],
  ['POST', '/__mock/verify', { operation: 'checkIban', atLeast: 2, atMost: 1 }, 'atLeast at most atMost'],
  ['POST', '/__mock/verify', { operation: 'checkIban', atLeast: 0 }, 'atLeast: must be at least 1'],
  [
    'POST',
    '/__mock/verify',
    { operation: 'createLead', body: { a: { $matches: 'x', city: 'y' } } },
    '$matches must be alone',
  ],
  ['POST', '/__mock/clock', { advance: {} }, 'must name days'],
  ['POST', '/__mock/next', { operation: 'checkIban', answer: 'rest' }, 'Did you mean reset'],
  ['POST', '/__mock/clock', { advance: { day: 1 } }, 'Did you mean days'],
  ['POST', '/__mock/clock', { advance: { days: 1e9 } }, 'must be at most'],
  ['POST', '/__mock/reset', { all: true }, 'There is no member "all".'],
  ['GET', '/__mock/requests?operatoin=checkIban', undefined, 'Did you mean operation'],
  ['GET', '/__mock/requests?operation=chekIban', undefined, 'Did you mean checkIban'],
  ['GET', '/__mock/requests?operation=a&operation=b', undefined, 'operation'],
  ['GET', '/__mock/requests.har?after=first', undefined, 'must be a whole number'],
  ['GET', '/__mock/wait?opration=checkIban', undefined, 'Did you mean operation'],
  ['GET', '/__mock/fill/bank?compny=true', undefined, 'Did you mean company'],
  ['GET', '/__mock/fill/bnak', undefined, 'Did you mean bank'],
  ['GET', '/__mock/fill/__proto__', undefined, 'There is no value'],
  ['GET', '/__mock/use/cups-overpower', undefined, 'Did you mean cups-over-power'],
  ['POST', '/__mock/state', { scenarios: ['email-exists@checkIban'] }, 'does nothing to checkIban'],
  ['GET', '/__mock/use/iban-invalid?latency=5', undefined, 'Did you mean latencyMs'],
  ['GET', '/__mock/use/iban-invalid?latencyMs=99999999', undefined, 'must be at most'],
  ['GET', '/__mock/use/none?clockOffsetMs=9999999999999999', undefined, 'must be a whole number'],
  ['GET', '/__mock/use/a?to=/a&to=/b', undefined, 'to'],
  ['GET', '/__mock/session/two%20words', undefined, 'must have 1 to 64 letters'],
  ['GET', '/__mock/world?kind=cups', undefined, 'kind'],
])('%s %s %j is refused with a sentence', async (method, url, body, words) => {
  const { app, session } = await someone()
  const headers = { 'x-mock-session': session, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  const answer = await app.inject({ method: method as 'GET', url, headers, ...payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().detail).toContain(words)
})

const value = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(1e308, -1, 2 ** 53, '__proto__', {}),
)
const names = [
  'scenarios',
  'latencyMs',
  'seed',
  'at',
  'advance',
  'operation',
  'answer',
  'exactly',
  'body',
  'query',
  'headers',
  'order',
  'status',
  'waitMs',
  'x',
]

test('whatever the control API is sent, it says what is wrong with it, and never fails', async () => {
  const { app, session } = await mock()
  const member = fc.constantFrom(...names)
  const body = fc.oneof(
    value,
    fc.dictionary(
      member,
      fc.oneof(value, fc.dictionary(fc.constantFrom('days', 'hours', 'id', 'calls', 'checkIban'), value)),
    ),
  )
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
  expect((await post('application/x-www-form-urlencoded', 'a=b')).json()).toMatchObject({
    status: 415,
    detail: 'Send JSON, with the header Content-Type: application/json.',
  })
  expect((await post('application/json', '{"a":')).json()).toMatchObject({ status: 400 })
})

interface Described {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
  >
}

test('the control API describes every route, with its responses', async () => {
  const { app, get } = await someone()
  const { paths } = (await get('/__mock/openapi.json')).body as Described
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map(method => `${method} ${path}`),
  )
  expect(described).toEqual(
    expect.arrayContaining(['post /__mock/verify', 'get /__mock/use/{list}', 'delete /__mock/requests']),
  )
  for (const each of described) {
    const [method = '', path = ''] = each.split(' ', 2)
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    expect({ each, isServed: app.hasRoute({ method: method.toUpperCase() as 'GET', url }) }).toEqual({
      each,
      isServed: true,
    })
    expect({ each, statuses: Object.keys(paths[path]?.[method]?.responses ?? {}) }).toMatchObject({
      each,
      statuses: expect.arrayContaining(['400']),
    })
  }
  const verify = paths['/__mock/verify']?.post?.responses
  expect(Object.keys(verify ?? {})).toEqual(expect.arrayContaining(['200', '400', '417']))
  expect(verify?.[200]?.content?.['application/json']?.schema).toMatchObject({
    properties: { calls: { type: 'array' } },
  })
  expect(JSON.stringify(paths)).not.toContain('$ref')
})

test('the documentation of both APIs loads nothing from other servers', async () => {
  const { get } = await mock()
  for (const url of ['/__mock/docs/', '/__mock/docs/mock-server/']) {
    const page = await get(url)
    expect(page).toMatchObject({ status: 200, type: 'text/html' })
    expect(page.body).not.toMatch(/https?:\/\/|\/\/cdn/)
    const policy = String(page.headers['content-security-policy'])
    expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(['http://localhost:*'])
  }
  expect((await get('/__mock/contract.json')).body).toMatchObject({
    paths: { '/v2/users': { post: { operationId: 'registerUser' } } },
  })
})

test('the time of a session moves alone, to a moment or on', async () => {
  const tester = await mock()
  expect(await tester.post('/__mock/clock', { advance: { days: 16 } })).toMatchObject({
    body: { now: '2026-03-18T09:00:00.000Z' },
  })
  expect(await tester.post('/__mock/clock', { at: '2026-12-24T20:00:00Z' })).toMatchObject({
    body: { now: '2026-12-24T20:00:00.000Z' },
  })
  expect((await tester.as('other').get('/__mock/state')).body).toMatchObject({ now: '2026-03-02T09:00:00.000Z' })
  await tester.call('registerUser', { body: registration() })
  expect((await tester.get('/__mock/state')).body).toMatchObject({ calls: 1, registrations: 1, mails: 2 })
})

test('what a page sends to its operators is kept; telemetry that no schema describes is refused', async () => {
  const tester = await mock()
  const entries = [{ event: 'web_vital', vital: 'LCP', value: 1234 }]
  const message = { version: 1, environment: 'dev', release: '/assets/index-a1.js', page: '/', entries }
  expect(await tester.post('/__mock/telemetry', message)).toMatchObject({ status: 204 })
  expect(await tester.post('/__mock/telemetry', { ...message, email: 'ana@correo.example' })).toMatchObject({
    status: 422,
  })
  const report = { 'csp-report': { 'blocked-uri': 'inline' } }
  const headers = { 'content-type': 'application/csp-report' }
  await tester.app.inject({ method: 'POST', url: '/__mock/reports', headers, payload: JSON.stringify(report) })
  const broken = { method: 'POST', url: '/__mock/reports', headers, payload: '{' } as const
  expect((await tester.app.inject(broken)).statusCode).toBe(400)
  expect((await tester.get('/__mock/observed')).body).toMatchObject([
    { receiver: 'telemetry', body: message },
    { receiver: 'reports', body: report },
  ])
})
