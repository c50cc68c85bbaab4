import { expect, test } from 'vitest'
import '#tests/support/mock-expect.ts'
import { maskSecrets } from '#mock/journal/mask.ts'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const email = { query: { email: 'lucia.campos@correo.example' } }

test('the journal records request, response, scenario, duration and verdict of a call', async () => {
  const { call, requests } = await someone()
  await call('validateEmail', { ...email, headers: { 'x-mock-scenario': 'email-exists,everything-slow' } })
  expect(await requests()).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      session: expect.stringContaining('tester-'),
      operation: 'validateEmail',
      method: 'GET',
      path: '/api/v3/validations/email',
      request: { ...email, header: expect.objectContaining({ 'x-registration-id': expect.any(String) }) },
      response: {
        status: 200,
        contentType: 'application/json',
        body: { formatInvalid: false, alreadyExists: true, blockedDomain: false },
      },
      scenarios: ['everything-slow', 'email-exists'],
      durationMs: expect.any(Number),
      verdict: { request: [], response: [] },
    },
  ])
})

test('an invalid request is recorded with its violations', async () => {
  const { call, requests } = await someone()
  await call('validateEmail', { query: { mail: 'x' } })
  const [entry] = await requests()
  expect(entry?.response.status).toBe(422)
  expect(entry?.verdict.request.map(each => each.pointer)).toEqual(['#/query/email', '#/query/mail'])
})

test('secrets are hidden, accounts are masked in part, uploads are shortened', async () => {
  const { call, get } = await someone()
  await call('registerUser', { body: registration() })
  await call('getUserInfo')
  await call('getTranslations', { path: { lng: 'es_ES' } })
  await call('parseInvoice', { body: { email: 'a@correo.example', pdf: 'QUJD'.repeat(5000) } })
  const text = JSON.stringify((await get('/__mock/requests')).body)
  for (const secret of ['olmo-blanco-12', 'ES9121000418450200051332', 'token-lucia', 'a-key']) {
    expect(text).not.toContain(secret)
  }
  expect(text).toContain('ES91')
  expect(text).toContain('QUJDQUJD')
  expect(text).not.toContain('QUJD'.repeat(200))
  const har = JSON.stringify((await get('/__mock/requests.har')).body)
  expect(har).not.toContain('olmo-blanco-12')
})

test('masked values keep their format, so that other tools can still validate them', () => {
  expect(maskSecrets({ iban: 'ES9121000418450200051332', password: 'short', authorization: 'Bearer abc' })).toEqual({
    iban: 'ES9100000000000000001332',
    password: '********',
    authorization: 'Bearer ********',
  })
})

test('very large and deeply nested bodies are cut', () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, 'x']))
  expect(Object.keys(maskSecrets(wide) as object)).toHaveLength(100)
  expect(maskSecrets(Array.from({ length: 5000 }, () => 1))).toHaveLength(100)
  expect(maskSecrets({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({ a: { b: { c: { d: '…' } } } })
})

test('nested lists are cut to the size of a normal request', async () => {
  const { call, requests } = await someone()
  const list = (depth: number): unknown =>
    depth === 0 ? 'olmo-blanco' : Array.from({ length: 40 }, () => list(depth - 1))
  await call('registerUser', { body: { password: 'olmo-blanco-12', street: list(3) } })
  const [kept] = await requests()
  expect(kept).toMatchObject({ response: { status: 422 }, request: { body: expect.stringContaining('********') } })
  expect(JSON.stringify(kept?.request.body).length).toBeLessThan(1000)
})

test('the journal can be filtered by operation, status, scenario and id', async () => {
  const { call, get, requests } = await someone()
  await call('validateEmail', email)
  await call('listProvinces', { headers: { 'x-mock-scenario': 'provinces-fail' } })
  await call('getTariff')
  const narrowed = async (filter: string) => {
    const { body } = await get(`/__mock/requests?${filter}`)
    return (body as { requests: { operation: string }[] }).requests.map(each => each.operation)
  }
  expect(await narrowed('operation=getTariff')).toEqual(['getTariff'])
  expect(await narrowed('status=500')).toEqual(['listProvinces'])
  expect(await narrowed('scenario=provinces-fail')).toEqual(['listProvinces'])
  const [first] = await requests()
  expect(await narrowed(`after=${first?.id}`)).toEqual(['listProvinces', 'getTariff'])
  expect(await get('/__mock/requests?operation=getTarif')).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('getTariff') },
  })
})

test('another session’s calls are visible by its id, and its own tester can delete them', async () => {
  const [ana, berta] = [await someone(), await someone()]
  await ana.call('getTariff')
  expect(await berta.requests()).toEqual([])
  const { body } = await berta.get(`/__mock/requests?session=${ana.session}`)
  expect(body).toMatchObject({ requests: [{ operation: 'getTariff' }] })
  await ana.app.inject({ method: 'DELETE', url: '/__mock/requests', headers: { 'x-mock-session': ana.session } })
  expect(await ana.requests()).toEqual([])
})

test('with a real API, nobody sees another session’s calls, §own.116', async () => {
  const ana = await mock({ realApi: { answers: () => false, send: () => Promise.reject(new Error('not asked')) } })
  await ana.call('getTariff')
  for (const path of ['requests', 'requests.har'])
    expect(await ana.as('berta').get(`/__mock/${path}?session=${ana.session}`)).toMatchObject({ status: 403 })
  expect(await ana.as('berta').requests()).toEqual([])
  expect(await ana.requests()).toHaveLength(1)
})

test('the calls can be downloaded as an HTTP Archive', async () => {
  const { call, get } = await someone()
  await call('validateEmail', email)
  await call('registerUser', { body: registration() })
  const { body, headers } = await get('/__mock/requests.har')
  expect(headers['content-disposition']).toContain('alta-luz.har')
  expect(body).toMatchObject({
    log: {
      version: '1.2',
      entries: [
        {
          request: {
            method: 'GET',
            url: expect.stringMatching(/\/api\/v3\/validations\/email\?email=lucia\.campos%40correo\.example$/),
          },
          response: { status: 200, content: { mimeType: 'application/json' } },
        },
        { request: { method: 'POST', postData: { text: expect.stringContaining('"cups"') } } },
      ],
    },
  })
})

test('toHaveReceived passes for a call with these members', async () => {
  const tester = await someone()
  await tester.call('registerUser', { body: registration() })
  await expect(tester).toHaveReceived('registerUser')
  await expect(tester).toHaveReceived('registerUser', { cups: 'ES0021000000000123FM', p1: expect.any(Number) })
  await expect(tester).toHaveReceived('registerUser', { iban: 'ES9121000418450200051332', password: 'olmo-blanco-12' })
  await expect(tester).not.toHaveReceived('scoreCustomer')
})

test('toHaveReceived reports the closest call when none matches', async () => {
  const tester = await someone()
  await expect(expect(tester).toHaveReceived('getTariff')).rejects.toThrow(
    'getTariff was not received. Received: nothing at all.',
  )
  await tester.call('validateEmail', email)
  await tester.call('registerUser', { body: registration({ municipality: 'Getafe', firstName: 'Otra' }) })
  await expect(expect(tester).toHaveReceived('getTariff')).rejects.toThrow(
    'getTariff was not received. Received: validateEmail ×1, registerUser ×1.',
  )
  await expect(
    expect(tester).toHaveReceived('registerUser', { municipality: 'Madrid', zipCode: '28013' }),
  ).rejects.toThrow('  municipality: expected "Madrid", received "Getafe"')
})
