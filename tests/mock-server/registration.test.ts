import { expect, test } from 'vitest'
import { isSepaCountry } from '#domain/iban-rules.ts'
import { accounts } from '#mock/world/seeded.ts'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import ibans from '#tests/vectors/iban.json' with { type: 'json' }

const otherId = '5f0c4a52-8a0f-4c39-9d3e-2b8f6f1f7a10'

test('a registration returns the customer and a contract for the supply point', async () => {
  const { call } = await mock()
  const { status, body } = await call('registerUser', { body: registration() })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: expect.any(String),
    userId: expect.any(String),
    contracts: [{ id: expect.any(String), cups: 'ES0021000000000123FM' }],
  })
})

test('a retry with the same registration id is the same registration', async () => {
  const { call } = await mock()
  const first = await call('registerUser', { body: registration() })
  const second = await call('registerUser', { body: registration() })
  expect(second).toMatchObject({ status: 200, body: first.body })
})

test('a repeat is recognised by its data, whatever their order and the generated password', async () => {
  const { call } = await mock()
  const first = await call('registerUser', { body: registration() })
  const reordered = Object.fromEntries(Object.entries(registration()).reverse())
  const password = 'aB3$other'
  const second = await call('registerUser', { body: { ...reordered, password, confirmedPassword: password } })
  expect(second).toMatchObject({ status: 200, body: first.body })
})

test('the same registration id with other data is refused with the ids of what was accepted', async () => {
  const { call } = await mock()
  const first = await call('registerUser', { body: registration() })
  const { status, type, body } = await call('registerUser', {
    body: registration({ firstName: 'Otra', cups: 'ES0031300000000012EK0F' }),
  })
  expect([status, type]).toEqual([409, 'application/problem+json'])
  expect(body).toMatchObject({ type: 'registration-already-accepted', ...(first.body as object) })
})

test('a registration id whose data were refused can be used again', async () => {
  const { call } = await mock()
  await call('registerUser', { body: registration({ email: 'cliente@correo.example' }) })
  expect(await call('registerUser', { body: registration() })).toMatchObject({ status: 200 })
})

test('another registration id is another contract', async () => {
  const { call } = await mock()
  const first = await call('registerUser', { body: registration() })
  const body = registration({ registrationId: otherId, email: 'otra@correo.example' })
  const second = await call('registerUser', { body, headers: { 'x-registration-id': otherId } })
  expect(second.status).toBe(200)
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
  const { call } = await mock()
  expect(await call('registerUser', { body: registration(changes) })).toMatchObject({
    status: 409,
    body: { type: 'registration-conflict' },
  })
})

test.each([
  ['#/body/confirmedPassword', { confirmedPassword: 'another one' }],
  ['#/body/registrationId', { registrationId: otherId }],
  ['#/body/companyName', { isEnterprise: true, cif: 'B12345674' }],
])('a request that contradicts itself at %s is refused', async (pointer, changes) => {
  const { call } = await mock()
  const { status, body } = await call('registerUser', { body: registration(changes) })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ pointer })]) })
})

test('identifiers depend on seed and session only', async () => {
  const body = registration()
  const [here, there] = [await mock({ seed: 7 }), await mock({ seed: 7 })]
  const first = await here.call('registerUser', { body })
  expect((await there.call('registerUser', { body })).body).toEqual(first.body)
  expect((await here.as('another').call('registerUser', { body })).body).not.toEqual(first.body)
})

test('checkIban agrees with ibantools for every vector of the SEPA area', async () => {
  const { call } = await mock()
  const asked = ibans.vectors.filter(({ expected }) => /^.{1,64}$/.test(expected.normalised))
  for (const { expected } of asked) {
    const { body } = await call('checkIban', { query: { iban: expected.normalised } })
    const valid = expected.valid && isSepaCountry(expected.country ?? '')
    expect(body, expected.normalised).toEqual({ valid })
  }
  expect(asked.length).toBeGreaterThan(50)
})

test.each(accounts)('$iban is $outcome: $note', async ({ iban, outcome }) => {
  const { call } = await mock()
  expect((await call('checkIban', { query: { iban } })).body).toEqual({ valid: outcome === 'valid' })
})
