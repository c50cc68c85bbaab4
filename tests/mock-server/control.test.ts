import { expect, test } from 'vitest'
import { createAppContext } from '#mock/app-context.ts'
import { createControlDocument } from '#mock/control/control-openapi.ts'
import { controlRoutes } from '#mock/control/control-routes.ts'
import { buildTools } from '#mock/tools.ts'
import { contract, mock, testClock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'
import { sourceFiles } from '../architecture/source-files.ts'

test.each<[string, string, unknown, string]>([
  ['POST', '/__mock/state', { scenaros: [] }, 'Did you mean scenarios'],
  ['POST', '/__mock/state', { scenarios: ['iban-invlid'] }, 'Did you mean iban-invalid'],
  ['POST', '/__mock/verify', { operation: 'chekIban' }, 'Did you mean checkIban'],
  ['POST', '/__mock/verify', { operation: 'checkIban', exactyl: 1 }, 'Did you mean exactly'],
  ['POST', '/__mock/verify', undefined, 'must be'],
  ['POST', '/__mock/situation', 'iban-fails-onze', 'Did you mean iban-fails-once'],
  ['POST', '/__mock/clock', { advance: { day: 1 } }, 'Did you mean days'],
  ['POST', '/__mock/reset', { all: true }, 'all'],
  ['GET', '/__mock/requests?operatoin=checkIban', undefined, 'Did you mean operation'],
  ['GET', '/__mock/requests?operation=chekIban', undefined, 'Did you mean checkIban'],
  ['GET', '/__mock/requests?scenario=iban-invlid', undefined, 'Did you mean iban-invalid'],
  ['GET', '/__mock/requests.har?after=first', undefined, 'must be a whole number'],
  ['GET', '/__mock/wait?opration=checkIban', undefined, 'Did you mean operation'],
  ['GET', '/__mock/fill/bank?compny=true', undefined, 'Did you mean company'],
  ['GET', '/__mock/fill/bnak', undefined, 'There is no step'],
  ['GET', '/__mock/use/iban-invalid?latency=5', undefined, 'Did you mean latencyMs'],
  ['GET', '/__mock/use/iban-invalid?latencyMs=99999999', undefined, 'must be at most'],
  ['GET', '/__mock/situation/iban-fails-onze', undefined, 'Did you mean iban-fails-once'],
  ['GET', '/__mock/world?kind=cups', undefined, 'kind'],
])('%s %s %j is refused with a suggestion, §own.107', async (method, url, body, words) => {
  const { app, session } = await someone()
  const headers = { 'x-mock-session': session, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json().detail).toContain(words)
})

test.each([
  ['POST', '/__mock/state', 'application/x-www-form-urlencoded', 415, 'Content-Type: application/json'],
  ['POST', '/__mock/world', 'application/json', 404, 'Nothing answers POST at this path. /__mock/docs/'],
  ['GET', '/api/nope', 'application/json', 404, 'Nothing answers GET at this path. /__mock/docs/'],
] as const)(
  '%s %s of type %s is answered with what to do instead, §own.300',
  async (method, url, type, status, words) => {
    const { app } = await mock()
    const payload = method === 'POST' ? '{}' : undefined
    const answer = await app.inject({ method, url, headers: { 'content-type': type }, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().detail).toContain(words)
  },
)

test('every route for tools is described, and every described one is there, §own.108', async () => {
  const tools = await buildTools(await createAppContext({ contract }))
  for (const route of Object.keys(controlRoutes)) {
    const [method = '', url = ''] = route.split(' ', 2)
    expect({ route, isServed: tools.hasRoute({ method: method as 'GET', url }) }).toEqual({ route, isServed: true })
  }
  const sources = sourceFiles('mock-server/control/*.ts').map(({ text }) => text)
  const registered = sources.flatMap(text =>
    [...text.matchAll(/app\.(get|post|put|delete)(?:<.*>)?\(\s*'([^']+)'/g)].map(
      ([, method = '', url]) => `${method.toUpperCase()} ${url}`,
    ),
  )
  expect(registered.length).toBeGreaterThan(15)
  expect(registered.filter(route => !(route in controlRoutes))).toEqual([])
})

test('the control API describes itself as an OpenAPI document, and every schema in it holds, §own.108', async () => {
  const { get } = await someone()
  const { status, body } = await get('/__mock/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual(JSON.parse(JSON.stringify(createControlDocument())))
  expect(Object.keys((body as { paths: object }).paths)).toContain('/__mock/situation/{name}')
  // Every reference leads somewhere.
  const text = JSON.stringify(body)
  const { schemas } = (body as { components: { schemas: object } }).components
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
  expect(references.length).toBeGreaterThan(5)
  expect(references.filter(name => !(name in schemas))).toEqual([])
})

test('the time of a session moves alone: after 16 days its contract cannot be signed any more, §own.109', async () => {
  const clock = testClock()
  const tester = await mock({ clock })
  const other = tester.as('other')
  for (const each of [tester, other]) await each.call('registerUser', { body: registration() })
  const signPage = async (each: typeof tester) => {
    const { body } = await each.get('/__mock/mail?lng=en_GB')
    const link = [...String(body).matchAll(/href="(\/__mock\/mail\/[\w-]+)"/g)].map(([, url]) => url ?? '')
    const letters = await Promise.all(link.map(async url => String((await each.get(url)).body)))
    const [, sign = ''] = /(\/__mock\/sign\/[\w-]+)/.exec(letters.join('')) ?? []
    return String((await each.get(`${sign}?lng=en_GB`)).body)
  }
  await signPage(tester)
  const moved = await tester.post('/__mock/clock', { advance: { days: 16 } })
  expect(moved).toMatchObject({ status: 200, body: { now: '2026-03-18T09:00:00.000Z' } })
  expect(await signPage(tester)).not.toContain('/identity')
  expect(await signPage(other)).toContain('/identity')
  expect(await tester.post('/__mock/clock', { at: '2026-12-24T20:00:00Z' })).toMatchObject({
    body: { now: '2026-12-24T20:00:00.000Z' },
  })
})
