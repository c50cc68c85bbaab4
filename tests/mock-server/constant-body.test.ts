import { expect, test } from 'vitest'
import { constantBody, getConstantJson } from '#mock/shared/constant-body.ts'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

test('a constant body cannot change after it was serialised, §own.352', () => {
  const body = constantBody({ prices: { power: [27.7] } })
  expect(getConstantJson(body)).toBe('{"prices":{"power":[27.7]}}')
  expect(() => body.prices.power.push(1)).toThrow(TypeError)
  expect(getConstantJson({ prices: {} })).toBeUndefined()
})

test('a body that breaks the contract is found each time it is sent, also a fixed one, §own.352', async () => {
  const wrong = constantBody({ providerFeeEurosPerMonth: 'free' })
  const { call } = await mock({ operations: { getTariff: async () => ({ status: 200, body: wrong as never }) } })
  for (const _ of [1, 2]) expect(await call('getTariff')).toMatchObject({ status: 500 })
})

test('a constant body that one call may send is refused from another, §own.352', async () => {
  const names = constantBody(['Madrid'])
  const answer = async () => ({ status: 200, body: names }) as never
  const { call } = await mock({ operations: { listProvinces: answer, checkIban: answer } })
  expect(await call('listProvinces')).toMatchObject({ status: 200 })
  expect(await call('checkIban', accepted.checkIban)).toMatchObject({ status: 500 })
})
