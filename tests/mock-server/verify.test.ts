import { describe, expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const iban = 'ES9121000418450200051332'

describe('POST /__mock/verify says whether calls came as expected, §own.106', () => {
  test.each<[string, object, number]>([
    ['at least once, where nothing is said', { operation: 'checkIban' }, 200],
    ['exactly', { operation: 'checkIban', exactly: 2 }, 200],
    ['exactly, but it came more often', { operation: 'checkIban', exactly: 1 }, 417],
    ['at least', { operation: 'checkIban', atLeast: 3 }, 417],
    ['at most', { operation: 'checkIban', atMost: 2 }, 200],
    ['never', { operation: 'checkDocument', exactly: 0 }, 200],
    ['with a query', { operation: 'checkIban', query: { iban } }, 200],
    ['with another query', { operation: 'checkIban', query: { iban: 'ES91' } }, 417],
    ['with a number in the query', { operation: 'estimateSupplyCosts', query: { requestedCapacity: 4.6 } }, 200],
    ['with a part of the body', { operation: 'registerUser', body: { cups: registration().cups, iban } }, 200],
    ['with another body', { operation: 'registerUser', body: { cups: 'ES00' } }, 417],
    ['with a status', { operation: 'registerUser', status: 200 }, 200],
    ['with another status', { operation: 'registerUser', status: 409 }, 417],
    ['in this order', { order: [{ operation: 'checkIban' }, { operation: 'registerUser' }] }, 200],
    ['in the opposite order', { order: [{ operation: 'registerUser' }, { operation: 'checkIban' }] }, 417],
  ])('%s', async (_, body, status) => {
    const tester = await someone()
    await tester.call('estimateSupplyCosts', accepted.estimateSupplyCosts)
    await tester.call('checkIban', { query: { iban } })
    await tester.call('checkIban', { query: { iban } })
    await tester.call('registerUser', { body: registration() })
    expect(await tester.post('/__mock/verify', body)).toMatchObject({ status })
  })

  test('the nearest miss is explained member by member', async () => {
    const tester = await someone()
    await tester.call('registerUser', { body: registration() })
    const [{ id = 0 } = {}] = await tester.requests()
    const { body } = await tester.post('/__mock/verify', {
      operation: 'registerUser',
      body: { cups: 'ES0021000000000124FY', email: registration().email },
    })
    expect(body).toMatchObject({
      detail: `registerUser was expected at least 1 time and never came so. The nearest is call ${id}: body.cups: expected "ES0021000000000124FY", received "${registration().cups}".`,
    })
    expect((await tester.post('/__mock/verify', { operation: 'checkIban' })).body).toMatchObject({
      detail: 'checkIban was expected at least 1 time and never came so. Received: registerUser ×1.',
    })
  })

  test('a call that is still to come is waited for, by each tester for themselves', async () => {
    const tester = await mock({ clock: await realClock() })
    const verified = tester.post('/__mock/verify', { operation: 'getTariff', atLeast: 2, waitMs: 10_000 })
    await tester.as('somebody').call('getTariff')
    await tester.call('getTariff')
    await tester.call('getTariff')
    expect(await verified).toMatchObject({ status: 200, body: { status: 'verified' } })
  })

  test('that a call never comes is known at the end of the time, or when it comes', async () => {
    const tester = await mock({ clock: await realClock() })
    const never = { operation: 'getTariff', exactly: 0 }
    expect(await tester.post('/__mock/verify', { ...never, waitMs: 20 })).toMatchObject({ status: 200 })
    const broken = tester.post('/__mock/verify', { ...never, waitMs: 10_000 })
    await tester.call('getTariff')
    expect(await broken).toMatchObject({ status: 417 })
  })
})

test('GET /__mock/wait answers with the next call that fits, §own.106', async () => {
  const tester = await mock({ clock: await realClock() })
  await tester.call('getTariff')
  const next = tester.get('/__mock/wait?operation=getTariff&waitMs=10000')
  await tester.call('checkIban', { query: { iban } })
  await tester.call('getTariff')
  const [, , last] = await tester.requests()
  expect(await next).toMatchObject({ status: 200, body: { id: last?.id } })
  expect(await tester.get('/__mock/wait?operation=getTariff&after=0')).toMatchObject({ status: 200 })
  expect(await tester.get('/__mock/wait?operation=registerUser&waitMs=10')).toMatchObject({
    status: 417,
    body: { detail: 'No such call came within 10 ms. Received: nothing at all.' },
  })
})

test('GET /__mock/wait misses no call, also as the first request below /__mock, §own.350', async () => {
  const tester = await mock({ clock: await realClock() })
  const next = tester.get('/__mock/wait?waitMs=2000')
  await tester.call('getTariff')
  expect(await next).toMatchObject({ status: 200, body: { operation: 'getTariff' } })
})

async function realClock() {
  return (await import('#mock/shared/clock.ts')).systemClock
}
