import { describe, expect, test } from 'vitest'
import { systemClock } from '#mock/shared/clock.ts'
import { type Mock, mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const iban = 'ES9121000418450200051332'
const givenAt = '2026-03-02T09:00:00Z'
const consents = [{ kind: 'terms', givenAt, how: 'ticked', language: 'es_ES', text: 'Acepto' }] as const
const term = { kind: { $matches: '^terms' } }
const other = 'ES9100000000000000001332'

async function verify(tester: Mock, expected: object): Promise<string> {
  const { status, body } = await tester.post('/__mock/verify', expected)
  return status === 200 ? 'verified' : `${status} ${(body as { detail: string }).detail}`
}

describe('POST /__mock/verify says whether calls came as expected', () => {
  test.each<[string, object, string]>([
    ['at least once, where nothing is said', { operation: 'checkIban' }, 'verified'],
    ['exactly', { operation: 'checkIban', exactly: 2 }, 'verified'],
    ['exactly, but it came more often', { operation: 'checkIban', exactly: 1 }, '417'],
    ['at least', { operation: 'checkIban', atLeast: 3 }, '417'],
    ['at most', { operation: 'checkIban', atMost: 2 }, 'verified'],
    ['never', { operation: 'checkDocument', exactly: 0 }, 'verified'],
    ['with a query', { operation: 'checkIban', query: { iban } }, 'verified'],
    // Masked, both accounts look the same.
    ['with another account', { operation: 'checkIban', query: { iban: other } }, '417'],
    ['with a number in the query', { operation: 'estimateSupplyCosts', query: { requestedCapacity: 4.6 } }, 'verified'],
    ['with a part of the body', { operation: 'registerUser', body: { cups: registration().cups, iban } }, 'verified'],
    ['with a password', { operation: 'registerUser', body: { password: registration().password } }, 'verified'],
    ['with another password', { operation: 'registerUser', body: { password: 'another one' } }, '417'],
    ['with a header in any case', { operation: 'checkIban', headers: { 'X-Client-OS': 'web' } }, 'verified'],
    ['with a pattern', { operation: 'registerUser', body: { iban: { $matches: '^ES91' } } }, 'verified'],
    ['with a pattern that does not match', { operation: 'registerUser', body: { iban: { $matches: '^PT' } } }, '417'],
    ['with a pattern in a list', { operation: 'registerUser', body: { consents: [term] } }, 'verified'],
    ['with a list of another length', { operation: 'registerUser', body: { consents: [] } }, '417'],
    ['without a member', { operation: 'registerUser', body: { cif: { $absent: true } } }, 'verified'],
    ['without a member that is there', { operation: 'registerUser', body: { cups: { $absent: true } } }, '417'],
    ['with a status', { operation: 'registerUser', status: 200 }, 'verified'],
    ['with another status', { operation: 'registerUser', status: 409 }, '417'],
    ['in this order', { order: [{ operation: 'checkIban' }, { operation: 'registerUser' }] }, 'verified'],
    ['in the opposite order', { order: [{ operation: 'registerUser' }, { operation: 'checkIban' }] }, '417'],
  ])('%s', async (_, expected, result) => {
    const tester = await someone()
    await tester.call('estimateSupplyCosts', accepted.estimateSupplyCosts)
    await tester.call('checkIban', { query: { iban } })
    await tester.call('checkIban', { query: { iban } })
    await tester.call('registerUser', { body: registration({ consents }) })
    expect(await verify(tester, expected)).toMatch(new RegExp(`^${result}`))
  })

  test('the nearest miss is explained member by member, secrets stay hidden', async () => {
    const tester = await someone()
    await tester.call('registerUser', { body: registration() })
    const body = { cups: 'ES0021000000000124FY', email: registration().email, password: 'something else' }
    const detail = await verify(tester, { operation: 'registerUser', body })
    expect(detail).toContain('registerUser was expected at least 1 time and never came so. The nearest is call')
    expect(detail).toContain(`body.cups: expected "ES0021000000000124FY", received "${registration().cups}"`)
    expect(detail).toContain('body.password: expected "********", received "********"')
    expect(detail).not.toContain('something else')
    const missing = await verify(tester, { operation: 'checkIban' })
    expect(missing).toContain('never came so. Received: registerUser ×1.')
    const order = [{ operation: 'registerUser' }, { operation: 'checkIban' }]
    expect(await verify(tester, { order })).toContain('checkIban did not come after registerUser')
    expect(await verify(tester, { order })).toContain('Received: registerUser ×1.')
  })

  test('it never passes on a part: it says where its window dropped calls', async () => {
    const tester = await mock({ limits: { journal: { perSession: 20, overall: 1000 } } })
    for (let turn = 0; turn < 25; turn += 1) await tester.call('getTariff')
    expect(await verify(tester, { operation: 'getTariff', exactly: 20 })).toContain('no longer keeps 5 older calls')
    expect(await verify(tester, { operation: 'checkIban', exactly: 0 })).toContain('that cannot be told')
    expect(await verify(tester, { operation: 'getTariff', exactly: 3 })).toContain('came 20 times')
    expect((await tester.post('/__mock/verify', { operation: 'getTariff' })).body).toMatchObject({ dropped: 5 })
    await tester.post('/__mock/reset', {})
    expect(await verify(tester, { operation: 'checkIban', exactly: 0 })).toBe('verified')
  })

  test('a call that is still to come is waited for, by each tester for themselves', async () => {
    const tester = await mock({ clock: systemClock })
    const verified = verify(tester, { operation: 'getTariff', atLeast: 2, waitMs: 10_000 })
    await tester.as('other').call('getTariff')
    await tester.call('getTariff')
    await tester.call('getTariff')
    expect(await verified).toBe('verified')
  })

  test('that a call never comes is known at the end of the time, or when it comes', async () => {
    const tester = await mock({ clock: systemClock })
    const never = { operation: 'getTariff', exactly: 0 }
    expect(await verify(tester, { ...never, waitMs: 20 })).toBe('verified')
    const broken = verify(tester, { ...never, waitMs: 10_000 })
    await tester.call('getTariff')
    expect(await broken).toMatch(/^417/)
  })
})

test('GET /__mock/wait answers with the next call that fits', async () => {
  const tester = await mock({ clock: systemClock })
  const wait = (query: string) => tester.get(`/__mock/wait?${query}`)
  await tester.call('getTariff')
  const next = wait('operation=getTariff&waitMs=10000')
  await tester.call('checkIban', { query: { iban } })
  await tester.call('getTariff')
  const [, , last] = await tester.requests()
  expect(await next).toMatchObject({ status: 200, body: { id: last?.id } })
  expect(await wait('operation=getTariff&after=0')).toMatchObject({ status: 200 })
  const detail = 'No such call came within 10 ms. Received: nothing at all.'
  expect(await wait('operation=registerUser&waitMs=10')).toMatchObject({ status: 417, body: { detail } })
})
