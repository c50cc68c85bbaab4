import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { waitUntil } from '#tests/support/wait-until.ts'
import { root } from '../architecture/source-files.ts'
import { type Server, serveApi, startServer, temporaryFolder } from './support/server.ts'

interface Call {
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
  host?: string
}

/** `fetch` neither sends a path as it is nor chooses the header Host. */
function send({ port }: Server, { path, method = 'GET', headers = {}, body, host = '127.0.0.1' }: Call) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    const sent = request({ port, host, path, method, headers, agent: false }, response => {
      text(response).then(
        content => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
        reject,
      )
    })
    sent.on('error', reject).end(body)
  })
}

// An API that answers what a test says and keeps what it was asked.
const asked: { method: string; path: string; headers: IncomingMessage['headers'] }[] = []
let answer: { status: number; headers: OutgoingHttpHeaders; body: string }
beforeEach(() => {
  asked.length = 0
  answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }
})
async function serve(environment: NodeJS.ProcessEnv = {}) {
  const api = await serveApi((incoming, response) => {
    asked.push({ method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers })
    incoming.resume()
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  return startServer({
    ALTA_ENVIRONMENT: 'contratar',
    API_UPSTREAM: api.origin,
    ...environment,
  })
}

const contract = parse(readFileSync(`${root}openapi.yaml`, 'utf8')) as {
  paths: Record<string, Record<string, unknown>>
}
const calls = Object.entries(contract.paths)
  .filter(([path]) => !path.startsWith('/oauth2'))
  .flatMap(([path, methods]) =>
    ['get', 'post']
      .filter(each => each in methods)
      .map(method => ({ method: method.toUpperCase(), path: `/api${path.replace(/\{\w+\}/, 'es_ES')}` })),
  )

test('only the paths and methods of the contract reach the API, as the contract writes them', async () => {
  const server = await serve({ API_REQUESTS_PER_SECOND: '1000' })
  for (const call of calls) expect((await send(server, call)).status).toBe(200)
  expect(asked.map(({ method, path }) => ({ method, path }))).toEqual(calls)
  asked.length = 0
  for (const path of [
    '/admin;x/%2e%2e/api/verification/iban?a=1',
    '/api//verification/./iban?a=1',
    '/api/verification/%69ban?a=1',
  ])
    await send(server, { path })
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/verification/iban?a=1'))
  const refused: [number, string, string?][] = [
    [404, '/api/'],
    [404, '/api/admin'],
    [404, '/api/v2/users/../../admin', 'POST'],
    [404, '/api/v2/users/', 'POST'],
    [404, '/api/locations/es%0d%0aX:1/webreg-dump'],
    [405, '/api/v2/users', 'PUT'],
    [405, '/api/v2/users'],
    [405, '/api/verification/iban', 'OPTIONS'],
  ]
  asked.length = 0
  for (const [status, path, method = 'GET'] of refused) {
    const response = await send(server, { path, method })
    expect([response.status, response.headers['content-type']], `${method} ${path}`).toEqual([
      status,
      'application/problem+json',
    ])
    if (status === 404) expect(JSON.parse(response.body)).toMatchObject({ type: 'not-found', status })
    else expect(response.headers.allow).toMatch(/^(GET|POST)$/)
  }
  expect(asked).toEqual([])
})

const forged = Object.fromEntries(
  [
    'Forwarded',
    'X-Real-IP',
    'X-Original-URL',
    'X-Rewrite-URL',
    'True-Client-IP',
    'CF-Connecting-IP',
    'X-Forwarded-Prefix',
    'X-Forwarded-Port',
    'Authorization',
    'X-Client-Cert',
  ].map(name => [name, 'forged']),
)
const said = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Proto': 'https',
  'X-Request-Id': 'balancer-12345678',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  tracestate: 'vendor=1',
}
const browser = { 'x-registration-id': 'r', 'x-client-os': 'web', cookie: 'a=b', origin: 'https://contratar.example' }

test('of a client’s headers the API gets those of the contract, and none that intermediaries set', async () => {
  const file = join(temporaryFolder(), 'key')
  writeFileSync(file, 'X-Api-Key: from-the-file\n')
  const server = await serve({ API_KEY_HEADER: file })
  const path = '/api/verification/iban'
  await send(server, { path, headers: { ...browser, ...forged, ...said, 'x-api-key': 'typed', host: 'evil.example' } })
  const { headers = {} } = asked[0] ?? {}
  expect(headers).toMatchObject({
    ...browser,
    'x-api-key': 'from-the-file',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'contratar.claravia.example',
  })
  expect([headers.traceparent, headers.tracestate]).toEqual([undefined, undefined])
  expect(JSON.stringify(headers)).not.toMatch(/forged|evil|typed|203\.0\.113/)

  const behindProxy = await serve({ TRUSTED_PROXIES: '127.0.0.1 ::1' })
  const response = await send(behindProxy, { path, headers: { ...forged, ...said } })
  expect(asked[1]?.headers).toMatchObject(
    Object.fromEntries(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value])),
  )
  expect(JSON.stringify(asked[1])).not.toContain('forged')
  expect(response.headers).toMatchObject({ 'x-request-id': said['X-Request-Id'] })
})

test('an answer of the API is stored nowhere, opens nothing and is never a page', async () => {
  const server = await serve()
  answer.headers = {
    'content-type': 'text/html',
    'cache-control': 'public',
    'content-security-policy': 'default-src *',
    'x-powered-by': 'x',
    location: server.origin,
    'set-cookie': 'id=1; Domain=localhost; HttpOnly',
  }
  for (answer.status of [200, 302, 409, 500]) {
    const { status, headers } = await send(server, { path: '/api/verification/iban' })
    expect(status).toBe(answer.status)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'set-cookie': ['id=1; Domain=127.0.0.1; HttpOnly'],
    })
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('an IPv4 address and a /64 of IPv6 have one limit each', async () => {
  const server = await serve({ TRUSTED_PROXIES: '127.0.0.1', API_REQUESTS_PER_SECOND: '1' })
  const statuses = async (addressOf: (turn: number) => string) => {
    const sent = Array.from({ length: 30 }, (_, turn) =>
      send(server, { path: '/api/verification/iban', headers: { 'X-Forwarded-For': addressOf(turn) } }),
    )
    return (await Promise.all(sent)).map(({ status }) => status)
  }
  expect(await statuses(() => '203.0.113.7')).toContain(429)
  expect(await statuses(turn => `198.51.100.${turn}`)).not.toContain(429)
  expect(await statuses(turn => `2001:db8::${turn}:0a`), 'one network').toContain(429)
  expect(await statuses(turn => `2001:db8:0:${turn + 1}::0a`), 'other networks').not.toContain(429)
  const limited = await send(server, { path: '/api/verification/iban', headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect([limited.status, limited.headers['retry-after'], JSON.parse(limited.body).type]).toEqual([
    429,
    '4',
    'too-many-requests',
  ])
})

test('a failure of nginx is the page for a visitor, and else a problem', async () => {
  const server = await serve()
  const long = 'x'.repeat(40_000)
  const failures: [number, Call][] = [
    [413, { path: '/api/v2/users', method: 'POST', headers: { 'content-length': 70_000 } }],
    [413, { path: '/api/v3/users/pdf', method: 'POST', headers: { 'content-length': 13_000_000 } }],
    [414, { path: `/api/verification/iban?a=${long}` }],
    [400, { path: '/api/verification/iban', headers: { cookie: long } }],
    [404, { path: '/nothing' }],
    [404, { path: '/assets/index-1a2b3c4d.js' }],
    [405, { path: '/', method: 'POST' }],
    [414, { path: `/?a=${long}` }],
  ]
  for (const [status, call] of failures) {
    const response = await send(server, call)
    expect([response.status, response.headers['content-type']], call.path.slice(0, 30)).toEqual([
      status,
      'application/problem+json',
    ])
    expect(JSON.parse(response.body)).toMatchObject({ status, type: expect.stringMatching(/^[a-z-]+$/) })
  }
  const shown = await send(server, { path: '/nothing', headers: { accept: 'text/html' } })
  expect([shown.status, shown.body]).toEqual([404, expect.stringContaining('id="config"')])
})

test('the log has what operators need and nothing of a person', async () => {
  const server = await serve({ TRUSTED_PROXIES: '127.0.0.1' })
  await send(server, { path: '/api/v2/users', method: 'POST', headers: said, body: '{"iban":"ES91"}' })
  for (const path of [
    '/api/verification/iban?iban=ES9121000418450200051332',
    '/thank-you/0b9a2f3e?email=ana@correo.example',
    '/ana.garcia',
    '/api/ana',
  ])
    await send(server, { path, headers: { referer: 'http://x/ana', 'user-agent': 'ana' } })
  await waitUntil(() => expect(server.accessLog()).toContain('/api/other'))
  const lines = server
    .accessLog()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`).sort()).toEqual([
    'GET /api/other 404',
    'GET /api/verification/iban 200',
    'GET /thank-you 200',
    'GET other 404',
    'POST /api/v2/users 200',
  ])
  expect(lines.find(({ method }) => method === 'POST')).toMatchObject({
    request_id: said['X-Request-Id'],
    upstream_status: '200',
    seconds: expect.any(Number),
  })
  expect(server.accessLog() + server.output()).not.toMatch(/\?|ES91|correo|ana[.g]|203\.0\.113|127\.0\.0\.1|0b9a2f3e/)
})

test('a product that is closed says so to visitors and calls, and serves what is under way', async () => {
  const server = await serve({ MAINTENANCE_MINUTES: '15' })
  for (const path of ['/', '/thank-you', '/api/verification/iban']) {
    const { status, headers, body } = await send(server, { path })
    expect([status, headers['retry-after'], headers['cache-control']], path).toEqual([
      503,
      '900',
      expect.stringMatching(/^no-/),
    ])
    expect(body).toContain(path.startsWith('/api') ? '"type":"maintenance"' : 'mejoras')
  }
  expect(asked).toEqual([])
  for (const path of ['/healthz', '/assets/index-buildone.js']) expect((await send(server, { path })).status).toBe(200)
})
