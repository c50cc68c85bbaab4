import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { parseTarget } from '#mock/real-api/parse-target.ts'
import { createProxy } from '#mock/real-api/proxy.ts'
import { spanishIban } from '#mock/world/spanish-iban.ts'
import { serve } from '#tests/other-apis/stand-in.ts'
import { goodDeployment, strangeDeployment } from '#tests/support/deployment.ts'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

const iban = { query: { iban: 'ES9121000418450200051332' } }
const running: { close: () => Promise<unknown> }[] = []
afterAll(() => Promise.all(running.map(each => each.close())))

async function strange(text: string, status = 200) {
  const deployment = await strangeDeployment({ '/api/verification/iban': { status, type: 'application/json', text } })
  running.push(deployment)
  return deployment
}

test('calls are proxied to the real API, and its responses come back', async () => {
  const real = await strange('{"valid":false}')
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  expect(await call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: false } })
  expect(real.asked).toEqual(['GET /api/verification/iban?iban=ES9121000418450200051332'])
})

test('bodies and the product’s cookies are forwarded, the mock server’s cookies are not', async () => {
  const real = await goodDeployment()
  running.push(real)
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const units = await call('listCadastralUnits', {
    body: {
      street: 'Calle del Olmo Blanco',
      streetNr: '12',
      zipCode: '28013',
      province: 'Madrid',
      municipality: 'Madrid',
    },
  })
  expect(units.status).toBe(200)
  expect(units.body).not.toEqual([])

  const listening = await strange('{"valid":true}')
  const other = await mock({ realApi: createProxy({ target: listening.origin }) })
  await other.call('checkIban', { ...iban, headers: { cookie: 'tduid=abc; mock-scenario=none' } })
  expect(listening.asked[0]).toMatch(/tduid=abc$/)
})

test('the real API’s headers and cookies come back, except those of its connection and domain', async () => {
  const headers = {
    'set-cookie': ['profile=1; Path=/; Domain=.staging.example; HttpOnly', 'seen=2'],
    'retry-after': '7',
    'strict-transport-security': 'max-age=1',
  }
  const real = await strangeDeployment({
    '/api/verification/iban': { status: 200, type: 'application/json', text: '{"valid":true}', headers },
  })
  running.push(real)
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const answer = await call('checkIban', iban)
  const cookies = [answer.headers['set-cookie']].flat()
  expect(cookies).toEqual(expect.arrayContaining(['profile=1; Path=/; HttpOnly', 'seen=2']))
  expect(answer.headers['retry-after']).toBe('7')
  expect(answer.headers['strict-transport-security']).toBeUndefined()
})

test('the real API sees its own origin, not this machine’s, and the key of its gateway', async () => {
  const seen: IncomingHttpHeaders[] = []
  const real = await serve({
    'POST /v3/validations/resolve-campaign': ({ headers }) => ({ status: seen.push(headers) && 204 }),
  })
  running.push(real)
  const keys = new Map([['x-gateway-key', 'k-123']])
  const { call } = await mock({ realApi: createProxy({ target: real.origin, headers: keys }) })
  await call('resolveCampaign', {
    body: { campaign: 'primavera' },
    headers: {
      origin: 'http://localhost:5173',
      referer: 'http://localhost:5173/continue-in-app?email=lucia',
      'x-forwarded-host': 'localhost:5173',
    },
  })
  const path = `${real.origin}/continue-in-app`
  expect(seen).toMatchObject([{ origin: real.origin, referer: path, 'x-gateway-key': 'k-123' }])
  expect(JSON.stringify(seen)).not.toContain('localhost')

  const production = new Map([['origin', 'https://contrata.retailer.example']])
  const other = await mock({ realApi: createProxy({ target: real.origin, headers: production }) })
  await other.call('resolveCampaign', { body: { campaign: 'primavera' }, headers: { origin: 'http://localhost:5173' } })
  expect(seen[1]?.origin).toBe('https://contrata.retailer.example')
})

test.each([
  ['sid=1; Domain=.staging.example; Secure; SameSite=None; Partitioned', 'sid=1; SameSite=Lax'],
  ['sid=1; Path=/api; HttpOnly; SameSite=Strict', 'sid=1; Path=/api; HttpOnly; SameSite=Strict'],
  ['__Host-sid=1; Path=/; Secure; SameSite=None', '__Host-sid=1; Path=/; Secure; SameSite=None'],
])('a page on localhost can keep the cookie %s', async (sent, kept) => {
  const real = await serve({ 'GET /verification/iban': () => ({ headers: { 'set-cookie': [sent] } }) })
  running.push(real)
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const { headers } = await call('checkIban', iban)
  expect([headers['set-cookie']].flat()).toEqual([kept])
})

test('a redirect within the real API is followed with its cookies, to a path that only that API knows', async () => {
  const real = await serve({
    'GET /verification/iban': ({ headers }) =>
      headers.cookie?.includes('pass=1')
        ? { status: 308, headers: { location: '/api/v9/iban' } }
        : {
            status: 307,
            headers: { location: `http://${headers.host}/api/verification/iban`, 'set-cookie': 'pass=1; Path=/' },
          },
    'GET /v9/iban': ({ headers }) => ({ body: { valid: headers.cookie === 'tduid=abc; pass=1' } }),
  })
  running.push(real)
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const answer = await call('checkIban', { ...iban, headers: { cookie: 'tduid=abc' } })
  expect(answer).toMatchObject({ status: 200, body: { valid: true } })
  expect([answer.headers['set-cookie']].flat()).toContain('pass=1; Path=/')
})

test('a POST that is redirected becomes a GET where a browser makes it one, and stays one with 307', async () => {
  const answers = []
  for (const status of [302, 307]) {
    const real = await serve({
      'POST /v2/users': () => ({ status, headers: { location: '/api/v9/users' } }),
      'GET /v9/users': () => ({ body: { message: 'a list' } }),
      'POST /v9/users': ({ body }) => ({ status: 201, body: { id: body?.cups } }),
    })
    running.push(real)
    const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
    answers.push((await call('registerUser', { body: registration() })).body)
  }
  expect(answers).toEqual([{ message: 'a list' }, { id: registration().cups }])
})

test('a redirect without end comes back as one of this server, and one to a login leads there', async () => {
  const locations: Record<string, string> = {
    'GET /verification/iban': '/api/verification/iban?again',
    'GET /verification/fni': 'https://login.example/',
  }
  const route = (call: string) => () => ({ status: 302, headers: { location: locations[call] } })
  const real = await serve(Object.fromEntries(Object.keys(locations).map(call => [call, route(call)])))
  running.push(real)
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const endless = await call('checkIban', iban)
  expect(endless).toMatchObject({ status: 302, headers: { location: '/api/verification/iban?again' } })
  const login = await call('checkDocument', { query: { fni: '12345678Z' } })
  expect(login).toMatchObject({ status: 302, headers: { location: 'https://login.example/' } })
})

test('a chosen scenario replaces only its own operation', async () => {
  const real = await strange('{"valid":false}')
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const headers = { 'x-mock-scenario': 'cups-already-exists' }
  const cups = await call('validateCups', { query: { cups: 'ES0021000000000124FY' }, headers })
  expect(cups.body).toMatchObject({ alreadyExists: true })
  expect((await call('checkIban', { ...iban, headers })).body).toEqual({ valid: false })
})

test('reserved values trigger no scenario when calls are proxied', async () => {
  const real = await strange('{"valid":true}')
  const { call } = await mock({ realApi: createProxy({ target: real.origin }) })
  const { headers } = await call('checkIban', { query: { iban: spanishIban('2100', '0418', '0000000500') } })
  expect(headers['x-mock-scenario']).toBeUndefined()
  expect(real.asked).toHaveLength(1)
})

test('a proxied response that breaks the contract comes back unchanged and is reported', async () => {
  const lines: string[] = []
  const real = await strange('{"valid":"yes"}')
  const { call, requests } = await mock({
    realApi: createProxy({ target: real.origin }),
    log: line => void lines.push(line),
  })
  expect(await call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: 'yes' } })
  const verdict = { response: [{ pointer: '#/body/valid', detail: 'must be boolean' }] }
  expect(await requests()).toMatchObject([{ operation: 'checkIban', verdict }])
  expect(lines).toContain('checkIban: the answer 200 differs: #/body/valid must be boolean')
})

test('a very long proxied response comes back whole and is shortened in the journal', async () => {
  const text = JSON.stringify({ valid: true, note: 'x'.repeat(100_000) })
  const real = await strange(text)
  const { call, requests } = await mock({ realApi: createProxy({ target: real.origin }) })
  expect((await call('checkIban', iban)).body).toEqual(JSON.parse(text))
  const [entry] = await requests()
  expect(entry?.response.body).toEqual({ valid: true, note: 'x'.repeat(512) })
})

test('an invalid request is proxied and reported', async () => {
  const real = await strange('{"valid":true}')
  const { call, requests } = await mock({ realApi: createProxy({ target: real.origin }) })
  expect((await call('checkIban', { ...iban, headers: { 'x-registration-id': 'me' } })).status).toBe(200)
  expect(await requests()).toMatchObject([{ verdict: { request: [{ pointer: '#/header/x-registration-id' }] } }])
})

test('other parties stay simulated, and an unreachable API is a 500 with the reason', async () => {
  const { call } = await mock({ realApi: createProxy({ target: 'http://127.0.0.1:1' }) })
  expect((await call('getTranslations', { path: { lng: 'es_ES' } })).status).toBe(200)
  const failed = await call('checkIban', iban)
  expect(failed).toMatchObject({
    status: 500,
    body: { detail: expect.stringContaining('http://127.0.0.1:1 does not answer') },
  })
})

test('a target must be an origin', () => {
  expect(parseTarget('https://staging.example/')).toBe('https://staging.example')
  for (const wrong of ['', 'staging.example', 'https://staging.example/api', 'ftp://staging.example']) {
    expect(() => parseTarget(wrong), wrong).toThrow('--target must be an origin')
  }
})
