import { expect, test } from 'vitest'
import { maskSecrets } from '#mock/journal/mask.ts'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { choose, someone } from '#tests/support/testers.ts'

const email = { query: { email: 'lucia.campos@correo.example' } }

test('the journal records request, response, scenarios, duration and verdict of a call', async () => {
  const { call, requests } = await someone()
  await call('validateEmail', { ...email, ...choose('everything-slow,email-exists') })
  expect(await requests()).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      session: expect.stringContaining('tester-'),
      operation: 'validateEmail',
      method: 'GET',
      path: '/api/v3/validations/email',
      request: { ...email, header: expect.objectContaining({ 'x-registration-id': expect.any(String) }) },
      state: 'answered',
      response: {
        status: 200,
        contentType: 'application/json',
        body: { formatInvalid: false, alreadyExists: true, blockedDomain: false },
        bytes: 66,
      },
      scenarios: ['everything-slow', 'email-exists'],
      durationMs: 800,
      verdict: { request: [], response: [] },
    },
  ])
})

test('secrets are hidden, accounts are masked in part, uploads are shortened', async () => {
  const { call, get } = await someone()
  await call('registerUser', { body: registration() })
  await call('getUserInfo')
  await call('getTranslations', { path: { lng: 'es_ES' } })
  await call('getTariff', { headers: { cookie: 'session=s3cr3t' } })
  await call('parseInvoice', { body: { email: 'a@correo.example', pdf: 'QUJD'.repeat(5000) } })
  const har = JSON.stringify((await get('/__mock/requests.har')).body)
  const text = JSON.stringify((await get('/__mock/requests')).body)
  for (const secret of ['olmo-blanco-12', 'ES9121000418450200051332', 'token-lucia', 'a-key', 's3cr3t']) {
    expect(text).not.toContain(secret)
    expect(har).not.toContain(secret)
  }
  expect(text).toContain('ES91')
  expect(text).toContain('QUJDQUJD')
  expect(text).not.toContain('QUJD'.repeat(200))
})

test('very large and deeply nested bodies are cut, and hold no secret then', async () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, 'x']))
  expect(Object.keys(maskSecrets(wide) as object)).toHaveLength(100)
  expect(maskSecrets({ a: { b: { c: { d: { e: { f: 1 } } } } } })).toEqual({ a: { b: { c: { d: { e: '…' } } } } })
  const { call, requests } = await someone()
  const list = (item: unknown) => Array.from({ length: 40 }, () => item)
  await call('registerUser', { body: { password: 'olmo-blanco-12', street: list(list(list('olmo-blanco'))) } })
  const [kept] = await requests()
  expect(kept).toMatchObject({ response: { status: 422 }, request: { body: '…' } })
})

test('the journal can be filtered by operation, status, scenario and id', async () => {
  const { call, get, requests } = await someone()
  await call('validateEmail', email)
  await call('listProvinces', choose('provinces-fail'))
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
})

test('another session’s calls are visible by its id, but not with a real API; its own tester can delete them', async () => {
  const realApi = { answers: () => false, send: () => Promise.reject(new Error('not asked')) }
  const [open, closed] = [await mock(), await mock({ realApi })]
  for (const ana of [open, closed]) await ana.call('getTariff')
  const urls = ['requests', 'requests.har'].map(each => `/__mock/${each}?session=tester`)
  for (const url of urls) {
    expect(await open.as('berta').get(url)).toMatchObject({ status: 200 })
    expect(await closed.as('berta').get(url)).toMatchObject({ status: 403 })
  }
  expect((await open.as('berta').get(urls[0] ?? '')).body).toMatchObject({ requests: [{ operation: 'getTariff' }] })
  expect(await open.as('berta').requests()).toEqual([])
  await open.app.inject({ method: 'DELETE', url: '/__mock/requests', headers: { 'x-mock-session': open.session } })
  expect(await open.requests()).toEqual([])
})

test('the calls can be downloaded as an HTTP Archive', async () => {
  const { call, get } = await someone()
  await call('validateEmail', email)
  await call('registerUser', { body: registration() })
  const { body, headers } = await get('/__mock/requests.har')
  expect(headers['content-disposition']).toContain('alta-luz.har')
  const url = expect.stringMatching(/\/api\/v3\/validations\/email\?email=lucia\.campos%40correo\.example$/)
  const first = {
    request: { method: 'GET', url },
    response: { status: 200, content: { mimeType: 'application/json' } },
  }
  const second = { request: { method: 'POST', postData: { text: expect.stringContaining('"cups"') } } }
  expect(body).toMatchObject({ log: { version: '1.2', entries: [first, second] } })
})
