import { expect, test } from 'vitest'
import { maxUploadBytes } from '#domain/limits.ts'
import type { Operations } from '#mock/operations/operation.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { type Asked, mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const cups = { cups: 'ES0021000000000123FM' }

const powers = { requestedCapacity: 'much', currentCapacity: '0', extensionRights: '0' }
const polluted = JSON.parse(`{"__proto__": {}, ${JSON.stringify(registration()).slice(1)}`)

test.each<[string, OperationId, Asked, string]>([
  ['no id', 'validateCups', { query: cups, headers: { 'x-registration-id': undefined } }, '#/header/x-registration-id'],
  ['no UUID', 'validateCups', { query: cups, headers: { 'x-registration-id': 'me' } }, '#/header/x-registration-id'],
  ['no query', 'validateCups', {}, '#/query/cups'],
  ['an unknown query', 'validateCups', { query: { ...cups, verbose: 'yes' } }, '#/query/verbose'],
  ['no number in the query', 'estimateSupplyCosts', { query: powers }, '#/query/requestedCapacity'],
  ['an unknown member', 'registerUser', { body: { ...registration(), age: 40 } }, '#/body/age'],
  ['a member of another type', 'registerUser', { body: { ...registration(), p1: '4.6' } }, '#/body/p1'],
  ['a member against its pattern', 'registerUser', { body: registration({ zipCode: '2801' }) }, '#/body/zipCode'],
  ['a prototype', 'registerUser', { body: polluted }, '#/body/__proto__'],
  ['no body', 'registerUser', {}, '#/body'],
])('a request with %s is refused with the reason', async (_, operation, asked, pointer) => {
  const { call } = await someone()
  const { status, type, body } = await call(operation, asked)
  expect([status, type]).toEqual([422, 'application/problem+json'])
  expect(body).toMatchObject({ status: 422, errors: [{ pointer, detail: expect.any(String) }] })
})

test.each([
  ['text that is no JSON', 'application/json', '{"cups": ', { pointer: '#/body', detail: 'is not JSON' }],
  ['another encoding', 'application/json', Buffer.from('{"a":"año"}', 'latin1'), { detail: 'is not UTF-8' }],
  ['a form', 'application/x-www-form-urlencoded', 'cups=1', { pointer: '#/header/content-type' }],
])('%s is refused with the reason', async (_, type, payload, error) => {
  const { app } = await someone()
  const headers = { 'content-type': type, 'x-registration-id': registration().registrationId }
  const answer = await app.inject({ method: 'POST', url: '/api/v3/scoring/b2c', headers, payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [error] })
})

test('at most thirty violations are reported for one request', async () => {
  const { call } = await someone()
  const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`m${index}`, 1]))
  const answer = await call('scoreCustomer', { body })
  expect((answer.body as { errors: unknown[] }).errors).toHaveLength(30)
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

test('a blank where a + was not encoded is no part of an address', async () => {
  const { app } = await someone()
  const headers = { 'x-registration-id': registration().registrationId }
  const ask = async (email: string) =>
    (await app.inject({ url: `/api/v3/validations/email?email=${email}`, headers })).json()
  expect(await ask('a+b@correo.example')).toMatchObject({ formatInvalid: true })
  expect(await ask('a%2Bb@correo.example')).toMatchObject({ formatInvalid: false })
})

test('the Date header follows the clock of the session', async () => {
  const { call, post } = await mock()
  await post('/__mock/clock', { at: '2027-01-05T10:00:00Z' })
  expect((await call('getTariff')).headers.date).toBe('Tue, 05 Jan 2027 10:00:00 GMT')
})

// Against the types: answers that the contract does not allow.
test.each<[string, () => unknown, string]>([
  ['an undeclared status', () => ({ status: 226, body: {} }), '#/status must be one that the contract declares'],
  ['an error that is no problem', () => ({ status: 418, body: {} }), '#/body/type must be present'],
  ['an undeclared member', () => ({ status: 200, body: { valid: true, bank: 'x' } }), '#/body/bank is not declared'],
  ['a member of another type', () => ({ status: 200, body: { valid: 'yes' } }), '#/body/valid must be boolean'],
  ['no body', () => ({ status: 200, body: undefined }), '#/body must be present'],
  ['an error', () => Promise.reject(new Error('no bank today')), 'checkIban failed: no bank today'],
])('an operation that answers with %s becomes a 500 with the reason', async (_, answer, says) => {
  const { call } = await mock({ operations: { checkIban: answer as Operations['checkIban'] } })
  const { status, type, body } = await call('checkIban', { query: { iban: 'ES9121000418450200051332' } })
  expect([status, type]).toEqual([500, 'application/problem+json'])
  expect(body).toMatchObject({ detail: expect.stringContaining(says) })
})
