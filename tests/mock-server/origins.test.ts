import { expect, test } from 'vitest'
import { readServerOptions } from '#mock/server/server-options.ts'
import { mock } from '#tests/support/mock.ts'

const urls = ['/__mock/state', '/__mock/requests', '/api/v3/prices/tariff'] as const
const options = {
  webOrigin: 'http://localhost:5173',
  allowedOrigins: ['http://elsewhere.example', 'http://localhost:*'],
}

test.each(urls)('pages of other origins cannot call %s, §own.152', async url => {
  const { app } = await mock({ webOrigin: 'http://localhost:5173' })
  for (const origin of ['http://elsewhere.example', 'http://localhost:3000', 'https://localhost:5173', 'null']) {
    const [asked, called, changed] = await Promise.all([
      app.inject({ method: 'OPTIONS', url, headers: { origin } }),
      app.inject({ url, headers: { origin } }),
      app.inject({ method: 'POST', url: '/__mock/reset', headers: { origin } }),
    ])
    for (const { statusCode, headers } of [asked, called, changed]) {
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined])
      expect(headers['set-cookie']).toBeUndefined()
    }
  }
})

test.each(urls)(
  'pages of the wizard’s origin, and of those that are allowed by name, can call %s, §own.152',
  async url => {
    const { app } = await mock(options)
    for (const origin of ['http://localhost:5173', 'http://elsewhere.example', 'http://localhost:3000']) {
      const { statusCode, headers } = await app.inject({ url, headers: { origin } })
      expect(statusCode).not.toBe(403)
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      })
    }
    for (const origin of [
      'http://elsewhere.example:81',
      'http://localhost.example:3000',
      'http://localhost:3000.example',
    ])
      expect((await app.inject({ url, headers: { origin } })).statusCode).toBe(403)
  },
)

test('the server’s own pages can call it, also behind the web server of the wizard, §own.152', async () => {
  const { app } = await mock()
  const own = { host: '127.0.0.1:4010', origin: 'http://127.0.0.1:4010' }
  expect((await app.inject({ url: '/__mock/state', headers: own })).statusCode).toBe(200)
  const behind = { host: 'mock-server:4010', 'x-forwarded-host': 'wizard.example', origin: 'https://wizard.example' }
  expect((await app.inject({ url: '/__mock/state', headers: behind })).statusCode).toBe(200)
})

test('a document in a sandboxed frame, which has no origin, gets its font, and nothing of a session, §own.152', async () => {
  const { app } = await mock()
  const { statusCode, headers } = await app.inject({
    url: '/__mock/journey/figtree.woff2',
    headers: { origin: 'null' },
  })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  // A browser that sends a test's header with everything asks first.
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/__mock/journey/chatbot.js',
    headers: { origin: 'null', 'access-control-request-headers': 'x-mock-session' },
  })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'x-mock-session',
  })
  // The browser keeps the font that a page of the server's own asked for.
  const kept = await app.inject('/__mock/journey/figtree.woff2')
  expect(kept.headers['access-control-allow-origin']).toBe('*')
  expect((await app.inject({ url: '/__mock/state', headers: { origin: 'null' } })).statusCode).toBe(403)
})

test('origins are allowed on the command line, each by its name, §own.152', () => {
  const args = ['--allow-origin', 'http://localhost:3000/', '--allow-origin', 'http://localhost:*']
  expect(readServerOptions(args, 4010).allowedOrigins).toEqual(['http://localhost:3000', 'http://localhost:*'])
  for (const wrong of ['*', 'http://*:*', 'localhost:3000', 'http://localhost:3000/path', 'http://*'])
    expect(() => readServerOptions(['--allow-origin', wrong], 4010)).toThrow('--allow-origin must be an origin')
})
