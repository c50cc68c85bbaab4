import { expect, test } from 'vitest'
import { maxUploadBytes } from '#domain/limits.ts'
import type { Operations } from '#mock/operations/operation.ts'
import { contract, mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

const cups = { cups: 'ES0021000000000123FM' }

test('every operation of the contract is served at its own address', async () => {
  const { app } = await mock()
  expect(contract.operations.length).toBeGreaterThan(10)
  for (const { method, url } of contract.operations) expect(app.hasRoute({ method, url })).toBe(true)
  expect(contract.operations.map(each => each.url)).toContain('/api/v3/validations/cups')
  expect(contract.operations.map(each => each.url)).toContain('/oauth2/v3/userinfo')
})

test.each([
  [
    'a header that is missing',
    { query: cups, headers: { 'x-registration-id': undefined } },
    '#/header/x-registration-id',
  ],
  ['a header that is no UUID', { query: cups, headers: { 'x-registration-id': 'me' } }, '#/header/x-registration-id'],
  ['a query value that is missing', {}, '#/query/cups'],
  ['a query value that is not declared', { query: { ...cups, verbose: 'yes' } }, '#/query/verbose'],
])('a request with %s is refused with the reason', async (_, asked, pointer) => {
  const { call } = await mock()
  const { status, type, body } = await call('validateCups', asked)
  expect([status, type]).toEqual([422, 'application/problem+json'])
  expect(body).toMatchObject({ status: 422, errors: [{ pointer, detail: expect.any(String) }] })
})

test.each([
  ['a member that is not declared', { ...registration(), age: 40 }, '#/body/age'],
  ['a member of another type', { ...registration(), p1: '4.6' }, '#/body/p1'],
  ['a member against its pattern', registration({ zipCode: '2801' }), '#/body/zipCode'],
  ['a prototype', JSON.parse(`{"__proto__": {}, ${JSON.stringify(registration()).slice(1)}`), '#/body/__proto__'],
  ['nothing', undefined, '#/body'],
])('a body with %s is refused with the reason', async (_, body, pointer) => {
  const { call } = await mock()
  const answer = await call('registerUser', { body })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
})

test.each([
  ['text that is no JSON', 'application/json', '{"cups": ', '#/body'],
  ['a form', 'application/x-www-form-urlencoded', 'cups=1', '#/header/content-type'],
])('%s is refused with the reason', async (_, type, payload, pointer) => {
  const { app } = await mock()
  const headers = { 'content-type': type, 'x-registration-id': registration().registrationId }
  const answer = await app.inject({ method: 'POST', url: '/api/v3/scoring/b2c', headers, payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ pointer }] })
})

test('at most thirty violations are reported for one request', async () => {
  const { call } = await mock()
  const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`m${index}`, 1]))
  const answer = await call('scoreCustomer', { body })
  expect((answer.body as { errors: unknown[] }).errors).toHaveLength(30)
})

test('a query parameter that is no number is rejected where a number is declared', async () => {
  const { call } = await mock()
  const query = { requestedCapacity: 'much', currentCapacity: '0', extensionRights: '0' }
  const { body } = await call('estimateSupplyCosts', { query })
  expect(body).toMatchObject({ errors: [{ pointer: '#/query/requestedCapacity', detail: 'must be number' }] })
})

test('an upload of 8 MB is accepted, a larger body gets the declared 413', async () => {
  const { call } = await mock({ operations: { parseInvoice: () => ({ status: 200, body: {} }) } })
  const upload = (bytes: number) => ({ email: 'a@correo.example', pdf: Buffer.alloc(bytes).toString('base64') })
  expect(await call('parseInvoice', { body: upload(maxUploadBytes) })).toMatchObject({ status: 200, body: {} })
  expect(await call('parseInvoice', { body: upload(maxUploadBytes + 200_000) })).toMatchObject({ status: 413 })
  expect(await call('scoreCustomer', { body: upload(maxUploadBytes + 200_000) })).toMatchObject({ status: 413 })
})

test.each([
  ['GET', '/api/v3/validations/emails', 404, 'Did you mean GET /api/v3/validations/email?'],
  ['GET', '/api/v3/validations/email/', 404, 'Did you mean GET /api/v3/validations/email?'],
  ['GET', '/v3/validations/cups?cups=x', 404, 'Did you mean GET /api/v3/validations/cups?'],
  ['POST', '/v2/users', 404, 'Did you mean POST /api/v2/users?'],
  ['POST', '/__mock/verfy', 404, 'Did you mean POST /__mock/verify?'],
  ['DELETE', '/api/v2/users', 405, 'Use POST.'],
] as const)('%s %s is a near miss: in the answer, the journal and the log', async (method, url, status, hint) => {
  const lines: string[] = []
  const { app, session, requests } = await mock({ log: line => void lines.push(line) })
  const answer = await app.inject({ method, url, headers: { 'x-mock-session': session } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ])
  expect(answer.json().detail).toContain(hint)
  expect(await requests()).toMatchObject([{ operation: null, method, state: 'answered', response: { status }, hint }])
  expect(lines.join()).toContain(hint)
})

test('a blank where a + was not encoded is no part of an address, and bytes that are not UTF-8 are no JSON', async () => {
  const { app } = await mock()
  const headers = { 'x-registration-id': registration().registrationId, 'content-type': 'application/json' }
  const email = await app.inject({ url: '/api/v3/validations/email?email=a+b@correo.example', headers })
  expect(email.json()).toMatchObject({ formatInvalid: true })
  const encoded = await app.inject({ url: '/api/v3/validations/email?email=a%2Bb@correo.example', headers })
  expect(encoded.json()).toMatchObject({ formatInvalid: false })
  const payload = Buffer.from('{"campaign":"año"}', 'latin1')
  const answer = await app.inject({ method: 'POST', url: '/api/v3/validations/resolve-campaign', headers, payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual([{ pointer: '#/body', detail: 'is not UTF-8' }])
})

test('the Date header follows the clock of the session', async () => {
  const { call, post } = await mock()
  await post('/__mock/clock', { at: '2027-01-05T10:00:00Z' })
  expect((await call('getTariff')).headers.date).toBe('Tue, 05 Jan 2027 10:00:00 GMT')
})

// Against the types: answers that the contract does not allow.
const liars: [string, Record<string, unknown>, string][] = [
  ['an undeclared status', { status: 226, body: {} }, '#/status must be one that the contract declares'],
  ['an error that is no problem', { status: 418, body: {} }, '#/body/type must be present'],
  ['an undeclared member', { status: 200, body: { valid: true, bank: 'BBVA' } }, '#/body/bank is not declared'],
  ['a missing member', { status: 200, body: {} }, '#/body/valid must be present'],
  ['a member of another type', { status: 200, body: { valid: 'yes' } }, '#/body/valid must be boolean'],
  ['no body', { status: 200, body: undefined }, '#/body must be present'],
]

test.each(liars)('an operation that answers %s becomes a 500 with the reason', async (_, answer, says) => {
  const checkIban = (() => answer) as unknown as Operations['checkIban']
  const { call } = await mock({ operations: { checkIban } })
  const { status, type, body } = await call('checkIban', { query: { iban: 'ES9121000418450200051332' } })
  expect([status, type]).toEqual([500, 'application/problem+json'])
  expect(body).toMatchObject({ detail: expect.stringContaining(says) })
})

test('an operation that throws becomes a 500 with the reason', async () => {
  const getTariff = () => {
    throw new Error('no prices today')
  }
  const { call } = await mock({ operations: { getTariff } })
  expect(await call('getTariff')).toMatchObject({ status: 500, body: { detail: 'getTariff failed: no prices today' } })
})
