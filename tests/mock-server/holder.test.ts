import { expect, test } from 'vitest'
import { deniedDocuments } from '#mock/world/seeded.ts'
import { mock } from '#tests/support/mock.ts'
import documents from '#tests/vectors/documents.json' with { type: 'json' }

test('checkDocument agrees with two independent implementations for every vector', async () => {
  const { call } = await mock()
  const asked = documents.vectors.filter(
    ({ expected }) => expected.normalised.length > 0 && expected.normalised.length <= 32,
  )
  for (const { expected } of asked) {
    const { body } = await call('checkDocument', { query: { fni: expected.normalised } })
    expect(body, expected.normalised).toEqual({ valid: expected.valid })
  }
  expect(asked.length).toBeGreaterThan(40)
})

const question = { cups: 'ES0021000000000123FM', postalCode: '28013', dateOfBirth: '1970-01-01' }

test('scoring approves a person, always with the same score', async () => {
  const { call } = await mock()
  const first = await call('scoreCustomer', { body: { ...question, nif: '12345678Z' } })
  const second = await call('scoreCustomer', { body: { ...question, nif: '12345678Z' } })
  expect(first).toMatchObject({ status: 200, body: { status: 'approved', score: expect.any(Number) } })
  expect(second.body).toEqual(first.body)
})

test('scoring denies a person with payments pending', async () => {
  const { call } = await mock()
  const { body } = await call('scoreCustomer', { body: { ...question, nif: deniedDocuments[0] ?? '' } })
  expect(body).toMatchObject({ status: 'denied', reason: expect.any(String) })
})
