import { writeFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { apiCalls } from '../../web/nginx/api-calls.gen.ts'
import { type Call, send, serveApi, startServer } from './support/server.ts'

/** The production server before an API that answers with the status of the query, and with these headers. */
async function start(environment: NodeJS.ProcessEnv = {}, headers: OutgoingHttpHeaders = {}) {
  const asked: IncomingMessage[] = []
  const { origin } = await serveApi((incoming, response) => {
    asked.push(incoming.resume())
    const { searchParams } = new URL(incoming.url ?? '', origin)
    response.writeHead(Number(searchParams.get('status') ?? 200), headers).end('{}')
  })
  const usual = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: origin, TRUSTED_PROXIES: '127.0.0.1' }
  return { asked, server: await startServer({ ...usual, API_REQUESTS_PER_SECOND: '1000', ...environment }) }
}

const iban = '/api/verification/iban'
const long = 'x'.repeat(40_000)

test('only the paths and methods of the contract reach the API, as the contract writes them', async () => {
  const { server, asked } = await start()
  for (const { method, path } of apiCalls) {
    const url = `/api${path.replace('{lng}', 'es_ES')}`
    expect((await send(server, url, { method })).status).toBe(200)
    expect(asked.pop()).toMatchObject({ method, url })
  }
  for (const typed of ['/admin;x/%2e%2e/api/verification/iban', '//api//verification/./%69ban'])
    await send(server, `${typed}?a=1`)
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill(`${iban}?a=1`))
})

const post = (length = 0): Call => ({ method: 'POST', headers: { 'content-length': length } })
const refused: [status: number, call: Call, ...paths: string[]][] = [
  [404, {}, '/api/', '/api/admin', `${iban};a=1`, '/api/%252e%252e/admin', '/api/locations/es%0d%0aX:1/webreg-dump'],
  [404, post(), '/api/v2/users/../../admin', '/api/v2/users/'],
  [404, {}, '/nothing', '/assets/index-1a2b3c4d.js', '/.git/config', '/nginx.conf', '/index.html.br'],
  [404, {}, '/page.html', '/maintenance.html', '/problem', '/stub_status'],
  [403, {}, '/assets/'],
  [405, {}, '/api/v2/users', '/api/v3/users/pdf'],
  [405, { method: 'PUT' }, '/api/v2/users'],
  [405, { method: 'OPTIONS' }, iban],
  [405, post(), '/'],
  [413, post(70_000), '/api/v2/users'],
  [413, post(13_000_000), '/api/v3/users/pdf'],
  [414, {}, `${iban}?a=${long}`, `/?a=${long}`],
  [400, { headers: { cookie: long } }, iban],
  [400, {}, '/%00', '/..%2f..%2fetc/passwd'],
]

test('a failure of nginx itself is a problem, the API is not asked, and a folder leads to no host that a client names', async () => {
  const { server, asked } = await start()
  for (const [status, call, ...paths] of refused)
    for (const path of paths) {
      const response = await send(server, path, call)
      expect([response.status, response.headers['content-type']], path).toEqual([status, 'application/problem+json'])
      expect(JSON.parse(response.body)).toMatchObject({ status, type: expect.stringMatching(/^[a-z-]+$/) })
      if (status === 405 && path !== '/') expect(response.headers.allow).toMatch(/^(GET|POST)$/)
    }
  expect(asked).toEqual([])
  for (const path of ['/api', '/assets', '/frames'])
    expect((await send(server, path, { headers: { host: 'evil.example' } })).headers.location).toBe(`${path}/`)
})

const forged = Object.fromEntries(
  'Forwarded X-Real-IP X-Original-URL X-Rewrite-URL True-Client-IP CF-Connecting-IP X-Forwarded-Prefix X-Forwarded-Port Authorization X-Client-Cert'
    .split(' ')
    .map(name => [name, 'forged']),
)
const said = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-request-id': 'balancer-12345678',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  tracestate: 'vendor=1',
}

test('of a client’s headers the API gets those of the contract, and none that intermediaries set', async () => {
  const API_KEY_HEADER = join(temporaryFolder(), 'key')
  writeFileSync(API_KEY_HEADER, 'X-Api-Key: from-the-file\n')
  const direct = await start({ API_KEY_HEADER, TRUSTED_PROXIES: '' })
  const own = { 'x-registration-id': 'r', 'x-client-os': 'web', cookie: 'a=b', origin: 'https://contratar.example' }
  const typed = { ...forged, ...said, 'x-api-key': 'typed', x_client_os: 'forged', host: 'evil.example' }
  await send(direct.server, iban, { headers: { ...own, ...typed } })
  const forwarded = { for: '127.0.0.1', proto: 'http', host: 'contratar.claravia.example' }
  const set = Object.entries(forwarded).map(([name, value]) => [`x-forwarded-${name}`, value])
  const got = direct.asked[0]?.headers
  expect(got).toMatchObject({ ...own, ...Object.fromEntries(set), 'x-api-key': 'from-the-file' })
  expect(JSON.stringify(got)).not.toMatch(/forged|evil|typed|203\.0\.113|balancer|trace/)

  const { server, asked } = await start()
  const { headers } = await send(server, iban, { headers: { ...forged, ...said } })
  expect(asked[0]?.headers).toMatchObject(said)
  expect(JSON.stringify(asked[0]?.headers)).not.toContain('forged')
  expect(headers['x-request-id']).toBe(said['x-request-id'])
})

test('an answer of the API is stored nowhere, opens nothing and is never a page', async () => {
  const answered = {
    'content-type': 'text/html',
    'cache-control': 'public',
    'content-security-policy': 'default-src *',
    'x-powered-by': 'x',
    'set-cookie': 'id=1; Domain=localhost; HttpOnly',
  }
  const { server } = await start({}, answered)
  for (const given of [200, 302, 409, 500]) {
    const { status, headers } = await send(server, `${iban}?status=${given}`, {
      headers: { host: 'contratar.example' },
    })
    expect([status, headers['x-powered-by']]).toEqual([given, undefined])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'set-cookie': ['id=1; Domain=contratar.example; HttpOnly'],
    })
  }
})

test('an IPv4 address and a /64 of IPv6 have one limit each', async () => {
  const { server } = await start({ API_REQUESTS_PER_SECOND: '1' })
  const from = (address: string) => send(server, iban, { headers: { 'X-Forwarded-For': address } })
  async function isLimited(addressOf: (turn: number) => string) {
    const answers = await Promise.all(Array.from({ length: 15 }, (_, turn) => from(addressOf(turn))))
    return answers.some(({ status }) => status === 429)
  }
  expect(await isLimited(() => '203.0.113.7')).toBe(true)
  expect(await isLimited(turn => `198.51.100.${turn}`)).toBe(false)
  expect(await isLimited(turn => `2001:db8::${turn}:0a`), 'one network').toBe(true)
  expect(await isLimited(turn => `2001:db8:0:${turn + 1}::0a`), 'other networks').toBe(false)
  const { headers, body } = await from('203.0.113.7')
  expect([headers['retry-after'], JSON.parse(body).type]).toEqual(['4', 'too-many-requests'])
})

test('the log has what operators need and nothing of a person', async () => {
  const { server: own } = await start()
  await send(own, '/api/v2/users', { method: 'POST', headers: said, body: '{"iban":"ES91"}' })
  const personal = ['/thank-you/0b9a2f3e?email=ana@correo.example', '/ana.garcia', '/api/ana', `${iban}?iban=ES912100`]
  for (const path of personal) await send(own, path, { headers: { referer: 'http://x/ana', 'user-agent': 'ana' } })
  const lines = await waitUntil(() => {
    const written = own.accessLog().trim().split('\n')
    expect(written).toHaveLength(5)
    return written.map(line => JSON.parse(line))
  })
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`).sort()).toEqual([
    'GET /api/other 404',
    `GET ${iban} 200`,
    'GET /thank-you 200',
    'GET other 404',
    'POST /api/v2/users 200',
  ])
  const told = { request_id: said['x-request-id'], upstream_status: '200', seconds: expect.any(Number) }
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', ...told }))
  expect(own.accessLog() + own.output()).not.toMatch(/\?|ES91|correo|ana[.g]|203\.0\.113|127\.0\.0\.1|0b9a2f3e/)
})
