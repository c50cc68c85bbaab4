import { expect, test } from 'vitest'
import { apiWith, json } from './fake-api.ts'

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

// That each call asks as the contract says is told by the mock server, which answers the calls of the other tests.
test('a call carries the cookies of the site, and the registration id at the time of the call', async () => {
  let id = 'first'
  const { api, sent } = apiWith(json({}), { registrationId: () => id })
  await api.getTariff()
  id = 'second'
  await api.getTariff()
  expect(sent.map(({ headers }) => headers.get('X-Registration-Id'))).toEqual(['first', 'second'])
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
})
