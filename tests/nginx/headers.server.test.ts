import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { type ProductionServer, startServer } from './server.ts'

// An API that answers what a test says, and two servers before it: one trusts this machine as a proxy, the other nobody.
let answer: { status: number; headers: OutgoingHttpHeaders; body: string }
const asked: IncomingHttpHeaders[] = []
const api = createServer((incoming, response) => {
  asked.push(incoming.headers)
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
let behindProxy: ProductionServer
let alone: ProductionServer
beforeAll(async () => {
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  const environment = {
    API_UPSTREAM: `http://localhost:${port}`,
    PUBLIC_HOSTS: 'contratar.example contrata.example',
    API_REQUESTS_PER_SECOND: '5',
    API_BURST: '20',
  }
  ;[behindProxy, alone] = await Promise.all([
    startServer({ ...environment, TRUSTED_PROXIES: '127.0.0.1,::1' }),
    startServer(environment),
  ])
})
afterAll(async () => {
  await Promise.all([behindProxy.close(), alone.close()])
  await new Promise(resolve => api.close(resolve).closeAllConnections())
})
beforeEach(() => {
  answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }
  asked.length = 0
})

const call = (server: ProductionServer, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api/verification/iban?iban=ES91`, { headers })

/** `fetch` does not let a test choose the header Host. */
function callHost(server: ProductionServer, host: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: server.port, host: '127.0.0.1', path: '/api/verification/iban', headers: { host } },
      resolve,
    )
    sent.on('error', reject).end()
  })
}

const said = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'contrata.example',
  'X-Request-Id': 'balancer-12345678',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  tracestate: 'vendor=1',
}

describe('what a request says about where it comes from', () => {
  test('is believed from a trusted proxy and told to the API §own.82 §own.83', async () => {
    const response = await call(behindProxy, said)
    expect(asked[0]).toMatchObject(
      Object.fromEntries(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value])),
    )
    expect(response.headers.get('x-request-id')).toBe(said['X-Request-Id'])
    expect(response.headers.get('traceparent')).toBe(said.traceparent)
  })

  test('is made anew for anybody else §own.82 §own.83', async () => {
    const response = await call(alone, said)
    expect(asked[0]?.['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect(asked[0]?.['x-forwarded-proto']).toBe('http')
    expect(asked[0]?.tracestate).toBeUndefined()
    const id = response.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\da-f]{32}$/)
    expect(response.headers.get('traceparent')).toBe(`00-${id}-${id.slice(0, 16)}-01`)
    expect([asked[0]?.['x-request-id'], asked[0]?.traceparent]).toEqual([id, response.headers.get('traceparent')])
  })

  test('a host that is not ours is not told to the API §own.82', async () => {
    for (const host of ['contrata.example', 'evil.example']) await callHost(alone, host)
    await call(behindProxy, { ...said, 'X-Forwarded-Host': 'evil.example' })
    expect(asked.map(headers => headers['x-forwarded-host'])).toEqual([
      'contrata.example',
      'contratar.example',
      'contratar.example',
    ])
  })

  test.each(['short', 'with blanks inside', '"quoted-and-long"'])('an id such as %j is replaced §own.83', async id => {
    expect((await call(behindProxy, { 'X-Request-Id': id })).headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
  })
})

describe('an answer of the API', () => {
  const closed = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  }

  test.each([200, 409, 500])(
    '%d is kept by nobody and opens nothing, whatever it says itself §own.84',
    async status => {
      const open = {
        'cache-control': 'public, max-age=600',
        'content-security-policy': 'default-src *',
        'x-powered-by': 'x',
      }
      answer = { status, headers: { ...answer.headers, ...open }, body: '{"valid":true}' }
      const response = await call(behindProxy)
      expect(response.status).toBe(status)
      expect(Object.fromEntries(response.headers)).toMatchObject(closed)
      expect(response.headers.get('x-powered-by')).toBeNull()
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(await response.json()).toEqual({ valid: true })
    },
  )

  test.each([
    ['text/html', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/problem+json; charset=utf-8', 'application/problem+json'],
  ])('of type %s is served as %s §own.84', async (type, served) => {
    answer = { ...answer, headers: { 'content-type': type }, body: '<script>alert(1)</script>' }
    const response = await call(behindProxy)
    expect(response.headers.get('content-type')).toBe(served)
    expect(await response.text()).toBe(answer.body)
  })
})

describe('a failure of the server itself', () => {
  const problem = async (response: Response) => ({
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  })

  test('is a problem in the words of the contract: too many requests §own.85', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => call(alone)))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('4')
    expect(await problem(refused as Response)).toMatchObject({
      type: 'application/problem+json',
      cache: 'no-store',
      body: { type: 'too-many-requests', status: 429 },
    })
  })

  test.each([
    [413, 'content-too-large', { method: 'POST', body: 'x'.repeat(70_000) }, ''],
    [414, 'uri-too-long', {}, `?a=${'x'.repeat(9000)}`],
  ] as const)('is a problem in the words of the contract: %d §own.85', async (status, type, init, query) => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    const response = await fetch(`${behindProxy.origin}/api/v2/users${query}`, { ...init, headers })
    expect(response.status).toBe(status)
    expect(await problem(response)).toMatchObject({ type: 'application/problem+json', body: { type, status } })
  })

  test('is a page for a visitor §own.85', async () => {
    const tooLong = await fetch(`${alone.origin}/?a=${'x'.repeat(40_000)}`)
    expect([tooLong.status, tooLong.headers.get('content-type')]).toEqual([414, 'text/html; charset=utf-8'])
    expect(await tooLong.text()).toContain('id="config"')
    const cookies = await fetch(alone.origin, { headers: { cookie: `a=${'x'.repeat(40_000)}` } })
    expect([cookies.status, await cookies.text()]).toEqual([400, expect.stringContaining('id="config"')])
  })
})

describe('the logs', () => {
  test('hold what operators need and nothing of a person §own.90', async () => {
    await call(behindProxy, said)
    await fetch(`${behindProxy.origin}/thank-you/0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77?email=ana@correo.example`)
    await fetch(`${behindProxy.origin}/ana.garcia/ES9121000418450200051332`)
    // nginx writes its log once a second.
    await waitUntil(() => expect(behindProxy.accessLog()).toContain('"path":"other"'))
    const lines = behindProxy
      .accessLog()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/verification/iban', '/thank-you/:uuid', 'other']),
    )
    expect(lines.find(({ request_id }) => request_id === said['X-Request-Id'])).toMatchObject({
      method: 'GET',
      status: 200,
      upstream_status: '200',
      seconds: expect.any(Number),
    })
    expect(behindProxy.accessLog()).not.toMatch(/\?|ES91|correo|ana|203\.0\.113|127\.0\.0\.1|0b9a2f3e/)
  })
})
