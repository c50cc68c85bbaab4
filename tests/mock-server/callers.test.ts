import { expect, test } from 'vitest'
import { readServerOptions } from '#mock/server/server-options.ts'
import { mock } from '#tests/support/mock.ts'

const urls = ['/__mock/state', '/__mock/requests', '/api/v3/prices/tariff'] as const

test.each(['evil.example', 'evil.example:4010', 'localhost.evil.example', '127.0.0.1.evil.example', 'a-name'])(
  'a page whose own name %j leads to this machine is refused (DNS rebinding)',
  async host => {
    const { app } = await mock()
    for (const url of urls) {
      // The browser takes both for the same origin.
      const headers = { host, origin: `http://${host}`, 'x-forwarded-host': host }
      const { statusCode, headers: sent } = await app.inject({ url, headers })
      expect([statusCode, sent['set-cookie']]).toEqual([421, undefined])
    }
  },
)

test.each([
  'localhost:4010',
  'LOCALHOST',
  'a.localhost',
  '127.0.0.1:4010',
  '[::1]:4010',
  '192.168.1.7',
  'mock-server:4010',
])('the server answers as %s', async host => {
  const { app } = await mock({ allowedHosts: ['mock-server'] })
  expect((await app.inject({ url: '/__mock/state', headers: { host } })).statusCode).toBe(200)
})

test.each(urls)('pages of other origins cannot call %s', async url => {
  const { app } = await mock({ webOrigin: 'http://localhost:5173' })
  for (const origin of ['http://elsewhere.example', 'http://localhost:3000', 'https://localhost:5173', 'null']) {
    const answers = await Promise.all([
      app.inject({ method: 'OPTIONS', url, headers: { origin } }),
      app.inject({ url, headers: { origin } }),
      app.inject({ method: 'POST', url: '/__mock/reset', headers: { origin } }),
    ])
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['access-control-allow-origin'], headers['set-cookie']]).toEqual([
        403,
        undefined,
        undefined,
      ])
  }
})

test.each(urls)('pages of the wizard’s origin, and of those that are allowed by name, can call %s', async url => {
  const allowedOrigins = ['http://elsewhere.example', 'http://localhost:*']
  const { app } = await mock({ webOrigin: 'http://localhost:5173', allowedOrigins })
  for (const origin of ['http://localhost:5173', 'http://elsewhere.example', 'http://localhost:3000']) {
    const { statusCode, headers } = await app.inject({ url, headers: { origin } })
    expect(statusCode).not.toBe(403)
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
  }
  for (const origin of [
    'http://elsewhere.example:81',
    'http://localhost.example:3000',
    'http://localhost:3000.example',
  ])
    expect((await app.inject({ url, headers: { origin } })).statusCode).toBe(403)
  const asked = { origin: 'http://localhost:5173', 'access-control-request-headers': 'content-type,x-mock-session' }
  const preflight = await app.inject({ method: 'OPTIONS', url, headers: asked })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-headers']).toBe('content-type,x-mock-session')
})

test('a page of another site is told once that it needs the header, because no cookie comes from there', async () => {
  const lines: string[] = []
  const allowedOrigins = ['https://wizard.example', 'http://localhost:*']
  const { app } = await mock({ allowedOrigins, log: line => void lines.push(line) })
  for (const origin of ['http://localhost:3000', 'https://wizard.example', 'https://wizard.example'])
    await app.inject({ url: '/__mock/state', headers: { origin } })
  expect(lines.filter(each => each.includes('X-Mock-Session'))).toEqual([
    'https://wizard.example is another site: browsers send no cookie from there. Name the session in the header X-Mock-Session.',
  ])
})

test('a document in a sandboxed frame, which has no origin, gets its font, and nothing of a session', async () => {
  const { app } = await mock()
  const font = '/__mock/journey/figtree.woff2'
  const { statusCode, headers } = await app.inject({ url: font, headers: { origin: 'null' } })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  const asked = { origin: 'null', 'access-control-request-headers': 'x-mock-session' }
  expect((await app.inject({ method: 'OPTIONS', url: font, headers: asked })).statusCode).toBe(204)
  expect((await app.inject({ url: '/__mock/state', headers: { origin: 'null' } })).statusCode).toBe(403)
})

test('origins are allowed on the command line, each by its name', () => {
  const args = ['--allow-origin', 'http://localhost:3000/', '--allow-origin', 'http://localhost:*']
  expect(readServerOptions(args)?.allowedOrigins).toEqual(['http://localhost:3000', 'http://localhost:*'])
  for (const wrong of ['*', 'http://*:*', 'localhost:3000', 'http://localhost:3000/path', 'http://*'])
    expect(() => readServerOptions(['--allow-origin', wrong])).toThrow('--allow-origin must be an origin')
})
