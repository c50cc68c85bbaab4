import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const otherId = '5f0c4a52-8a0f-4c39-9d3e-2b8f6f1f7a10'

test('a registration returns customer and contract, and the same ones when it is repeated', async () => {
  const { call } = await someone()
  const first = await call('registerUser', { body: registration() })
  const [id, userId] = [expect.any(String), expect.any(String)]
  const accepted = { id, userId, contracts: [{ id, cups: 'ES0021000000000123FM' }] }
  expect(first).toMatchObject({ status: 200, body: accepted })
  // Social sign-in generates another password after a reload.
  const password = 'aB3$other'
  const reordered = Object.fromEntries(Object.entries(registration()).reverse())
  for (const body of [registration(), { ...reordered, password, confirmedPassword: password }])
    expect(await call('registerUser', { body })).toMatchObject({ status: 200, body: first.body })
})

test('the same registration id with other data is refused with the ids of what was accepted', async () => {
  const { call } = await someone()
  const first = await call('registerUser', { body: registration() })
  const body = registration({ firstName: 'Otra', cups: 'ES0031300000000012EK0F' })
  const { status, type, body: answer } = await call('registerUser', { body })
  expect([status, type]).toEqual([409, 'application/problem+json'])
  expect(answer).toMatchObject({ type: 'registration-already-accepted', ...(first.body as object) })
})

test('another registration id is another contract; one whose data were refused can be used again', async () => {
  const { call } = await someone()
  await call('registerUser', { body: registration({ email: 'cliente@correo.example' }) })
  const first = await call('registerUser', { body: registration() })
  const body = registration({ registrationId: otherId, email: 'otra@correo.example' })
  const second = await call('registerUser', { body, headers: { 'x-registration-id': otherId } })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).not.toEqual(first.body)
})

test.each([
  ['an address that has an account', { email: 'cliente@correo.example' }],
  ['a blocked domain', { email: 'alguien@temporal.example' }],
  ['a CUPS with wrong letters', { cups: 'ES0021000000000123AA' }],
  ['a document with a wrong letter', { dni: '12345678A' }],
  ['a CIF with a wrong control', { isEnterprise: true, companyName: 'Olmo, S.L.', cif: 'B12345670' }],
  ['an account with wrong check digits', { iban: 'ES9221000418450200051332' }],
])('%s cannot become a contract', async (_, changes) => {
  const { call } = await someone()
  const answer = await call('registerUser', { body: registration(changes) })
  expect(answer).toMatchObject({ status: 409, body: { type: 'registration-conflict' } })
})

test.each([
  ['#/body/confirmedPassword', { confirmedPassword: 'another one' }],
  ['#/body/registrationId', { registrationId: otherId }],
  ['#/body/companyName', { isEnterprise: true, cif: 'B12345674' }],
])('a request that contradicts itself at %s is refused', async (pointer, changes) => {
  const { call } = await someone()
  const { status, body } = await call('registerUser', { body: registration(changes) })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ pointer })]) })
})

test('identifiers depend on seed and session only; another tester registers the same data again', async () => {
  const body = registration()
  const [here, there] = [await mock({ seed: 7 }), await mock({ seed: 7 })]
  const first = await here.call('registerUser', { body })
  expect((await there.call('registerUser', { body })).body).toEqual(first.body)
  const other = await here.as('another').call('registerUser', { body })
  expect(other.status).toBe(200)
  expect(other.body).not.toEqual(first.body)
})
