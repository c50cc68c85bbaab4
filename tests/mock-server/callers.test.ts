import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'

const urls = ['/__mock/state', '/__mock/requests', '/api/v3/prices/tariff'] as const

const rebound = ['evil.example', 'evil.example:4010', 'localhost.evil.example', '127.0.0.1.evil.example', 'a-name']

test.each(rebound)('a page whose own name %j leads to this machine is refused (DNS rebinding)', async host => {
  const { app } = await mock()
  for (const url of urls) {
    // The browser takes both for the same origin.
    const headers = { host, origin: `http://${host}`, 'x-forwarded-host': host }
    const { statusCode, headers: sent } = await app.inject({ url, headers })
    expect([statusCode, sent['set-cookie']]).toEqual([421, undefined])
  }
})

const names = ['localhost:4010', 'LOCALHOST', 'a.localhost', '127.0.0.1:4010', '[::1]:4010', '192.168.1.7', 'kit:4010']

test.each(names)('the server answers as %s', async host => {
  const { app } = await mock({ allowedHosts: ['kit'] })
  expect((await app.inject({ url: '/__mock/state', headers: { host } })).statusCode).toBe(200)
})

const wizard = 'http://localhost:5173'

test.each(urls)('pages of other origins cannot call %s', async url => {
  const { app } = await mock({ webOrigin: wizard })
  for (const origin of ['http://elsewhere.example', 'http://localhost:3000', 'https://localhost:5173', 'null'])
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const { statusCode, headers } = await app.inject({ method, url, headers: { origin } })
      expect(statusCode).toBe(403)
      for (const name of ['access-control-allow-origin', 'set-cookie']) expect(headers).not.toHaveProperty(name)
    }
})

test.each(urls)('pages of the wizard’s origin, and of those that are allowed by name, can call %s', async url => {
  const allowedOrigins = ['http://elsewhere.example', 'http://localhost:*']
  const { app } = await mock({ webOrigin: wizard, allowedOrigins })
  for (const origin of [wizard, 'http://elsewhere.example', 'http://localhost:3000']) {
    const { statusCode, headers } = await app.inject({ url, headers: { origin } })
    expect(statusCode).not.toBe(403)
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
  }
  for (const origin of ['http://elsewhere.example:81', 'http://localhost.example:3000', 'http://localhost:3000.x'])
    expect((await app.inject({ url, headers: { origin } })).statusCode).toBe(403)
  const asked = { origin: wizard, 'access-control-request-headers': 'content-type,x-mock-session' }
  const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url, headers: asked })
  expect([statusCode, headers['access-control-allow-headers']]).toEqual([204, 'content-type,x-mock-session'])
})

test('for another site the start says that its pages need the header, because no cookie comes from there', async () => {
  const lines: string[] = []
  const allowedOrigins = ['https://wizard.example', 'http://localhost:*']
  await mock({ allowedOrigins, log: line => void lines.push(line) })
  expect(lines).toEqual([
    'https://wizard.example is another site: browsers send no cookie from there. Name the session in X-Mock-Session.',
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
