import { afterAll, expect, test } from 'vitest'
import { readTarget } from '#mock/calls/read-target.ts'
import { type Deployment, goodDeployment, strangeDeployment } from '#tests/support/deployment.ts'
import { mock } from '#tests/support/mock.ts'

const iban = { query: { iban: 'ES9121000418450200051332' } }
const running: Deployment[] = []
afterAll(() => Promise.all(running.map(each => each.close())))

async function strange(text: string, status = 200) {
  const deployment = await strangeDeployment({ '/api/verification/iban': { status, type: 'application/json', text } })
  running.push(deployment)
  return deployment
}

test('calls are passed on to the real API, and its answers come back', async () => {
  const real = await strange('{"valid":false}')
  const { call } = await mock({ target: real.origin })
  expect(await call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: false } })
  expect(real.asked).toEqual(['GET /api/verification/iban?iban=ES9121000418450200051332'])
})

test('bodies and the cookies of the product are passed on, those of the mock server are not', async () => {
  const real = await goodDeployment()
  running.push(real)
  const { call } = await mock({ target: real.origin })
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
  const other = await mock({ target: listening.origin })
  await other.call('checkIban', { ...iban, headers: { cookie: 'tduid=abc; mock-scenario=none' } })
  expect(listening.asked[0]).toMatch(/tduid=abc$/)
})

test('headers and cookies of the real API come back, but for what belongs to its own connection and name', async () => {
  const headers = {
    'set-cookie': ['profile=1; Path=/; Domain=.staging.example; HttpOnly', 'seen=2'],
    'retry-after': '7',
    'strict-transport-security': 'max-age=1',
  }
  const real = await strangeDeployment({
    '/api/verification/iban': { status: 200, type: 'application/json', text: '{"valid":true}', headers },
  })
  running.push(real)
  const { call } = await mock({ target: real.origin })
  const answer = await call('checkIban', iban)
  const cookies = [answer.headers['set-cookie']].flat()
  expect(cookies).toEqual(expect.arrayContaining(['profile=1; Path=/; HttpOnly', 'seen=2']))
  expect(answer.headers['retry-after']).toBe('7')
  expect(answer.headers['strict-transport-security']).toBeUndefined()
})

test('a chosen scenario replaces its own operation and no other', async () => {
  const real = await strange('{"valid":false}')
  const { call } = await mock({ target: real.origin })
  const headers = { 'x-mock-scenario': 'cups-already-exists' }
  const cups = await call('validateCups', { query: { cups: 'ES0021000000000124FY' }, headers })
  expect(cups.body).toMatchObject({ alreadyExists: true })
  expect((await call('checkIban', { ...iban, headers })).body).toEqual({ valid: false })
})

test('a value that is reserved here is a customer’s there', async () => {
  const real = await strange('{"valid":true}')
  const { call } = await mock({ target: real.origin })
  const { headers } = await call('checkIban', { query: { iban: 'ES0621000418400000000500' } })
  expect(headers['x-mock-scenario']).toBeUndefined()
  expect(real.asked).toHaveLength(1)
})

test('an answer against the contract comes as it is; the journal and the log tell', async () => {
  const lines: string[] = []
  const real = await strange('{"valid":"yes"}')
  const { call, requests } = await mock({ target: real.origin, log: line => void lines.push(line) })
  expect(await call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: 'yes' } })
  const verdict = { response: [{ pointer: '#/body/valid', detail: 'must be boolean' }] }
  expect(await requests()).toMatchObject([{ operation: 'checkIban', verdict }])
  expect(lines).toContain('checkIban: the answer 200 differs: #/body/valid must be boolean')
})

test('an answer may be as long as it likes: it comes whole, the journal keeps its beginning', async () => {
  const text = JSON.stringify({ valid: true, note: 'x'.repeat(100_000) })
  const real = await strange(text)
  const { call, requests } = await mock({ target: real.origin })
  expect((await call('checkIban', iban)).body).toEqual(JSON.parse(text))
  const [entry] = await requests()
  expect(entry?.response.body).toEqual({ valid: true, note: 'x'.repeat(512) })
})

test('a request against the contract is passed on and told', async () => {
  const real = await strange('{"valid":true}')
  const { call, requests } = await mock({ target: real.origin })
  expect((await call('checkIban', { ...iban, headers: { 'x-registration-id': 'me' } })).status).toBe(200)
  expect(await requests()).toMatchObject([{ verdict: { request: [{ pointer: '#/header/x-registration-id' }] } }])
})

test('other parties are still played here, and an API that is not there is a failure that says so', async () => {
  const { call } = await mock({ target: 'http://127.0.0.1:1' })
  expect((await call('getTranslations', { path: { lng: 'es_ES' } })).status).toBe(200)
  const failed = await call('checkIban', iban)
  expect(failed).toMatchObject({
    status: 500,
    body: { detail: expect.stringContaining('http://127.0.0.1:1 does not answer') },
  })
})

test('a target is an origin', () => {
  expect(readTarget('https://staging.example/')).toBe('https://staging.example')
  for (const wrong of ['', 'staging.example', 'https://staging.example/api', 'ftp://staging.example']) {
    expect(() => readTarget(wrong), wrong).toThrow('--target must be an origin')
  }
})
