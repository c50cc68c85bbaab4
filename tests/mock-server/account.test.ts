import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

const free = { formatInvalid: false, alreadyExists: false, blockedDomain: false }

test.each([
  ['lucia.campos@correo.example', free],
  ['no es un correo', { ...free, formatInvalid: true }],
  ['cliente@correo.example', { ...free, alreadyExists: true }],
  ['CLIENTE@correo.example', { ...free, alreadyExists: true }],
  ['alguien@temporal.example', { ...free, blockedDomain: true }],
])('%s is answered with what is known about it', async (email, body) => {
  const { call } = await mock()
  expect(await call('validateEmail', { query: { email } })).toMatchObject({ status: 200, body })
})

test('an address has an account after its registration in this session', async () => {
  const { call } = await mock()
  await call('registerUser', { body: registration({ email: 'Nueva@correo.example' }) })
  const { body } = await call('validateEmail', { query: { email: 'nueva@correo.example' } })
  expect(body).toEqual({ ...free, alreadyExists: true })
})

test('a lead without a body is accepted, also with a content type', async () => {
  const { call } = await mock()
  const query = { email: 'lucia.campos@correo.example', privacyConsent: 'true', marketingConsent: 'false' }
  const answer = await call('createLead', { query, headers: { 'content-type': 'application/json' } })
  expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } })
})
