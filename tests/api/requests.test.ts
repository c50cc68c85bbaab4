import { expect, test } from 'vitest'
import { type CallName, calls } from '#api/calls/index.ts'
import { contract, examplesOf } from '#tests/contract/contract-file.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { registrationId } from '#tests/support/registration.ts'
import { apiWith, json } from './fake-api.ts'

test.each(Object.keys(calls) as CallName[])('%s asks once, as the contract says', async name => {
  const { method, url: path } = contract.operations.find(({ id }) => id === name) ?? expect.fail()
  const { query, body } = accepted[name]
  const { api, sent } = apiWith(json(examplesOf(name, 200)[0]?.[1]))
  const ask = api[name] as (question: unknown) => Promise<unknown>
  await ask(body ?? query)
  expect(sent).toHaveLength(1)
  const { method: asked, url, headers, credentials } = sent[0] as Request
  const { pathname, searchParams } = new URL(url)
  expect([asked, pathname, Object.fromEntries(searchParams)]).toEqual([method, path, query])
  const text = await (sent[0] as Request).text()
  expect(text === '' ? undefined : JSON.parse(text)).toEqual(body)
  expect(headers.get('X-Registration-Id')).toBe(registrationId)
  expect(headers.get('Content-Type')).toBe('application/json')
  expect(credentials).toBe('include')
})

test('a value is escaped in the address, and what is undefined is left out', async () => {
  const { api, sent } = apiWith(json({ id: '1' }))
  await api.createLead({
    email: 'a+b@correo.example',
    privacyConsent: true,
    marketingConsent: false,
    source: undefined,
  })
  expect(sent[0]?.url).toMatch(/\?email=a%2Bb%40correo\.example&privacyConsent=true&marketingConsent=false$/)
})

test('the registration id is the one at the time of the call', async () => {
  let id = 'first'
  const { api, sent } = apiWith(json({}), { registrationId: () => id })
  await api.getTariff()
  id = 'second'
  await api.getTariff()
  expect(sent.map(({ headers }) => headers.get('X-Registration-Id'))).toEqual(['first', 'second'])
})
