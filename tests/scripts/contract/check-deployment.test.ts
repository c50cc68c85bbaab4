import { expect, test } from 'vitest'
import type { AppOptions } from '#mock/app-context.ts'
import { type ApiResponse, everyCall, serve } from '#tests/other-apis/stand-in.ts'
import { goodDeployment } from '#tests/support/deployment.ts'
import { contract } from '#tests/support/mock.ts'
import { checkDeployment } from '../../../scripts/contract/check-deployment.ts'
import type { CheckedCall } from '../../../scripts/contract/report.ts'
import { createRequests, leavesTraces } from '../../../scripts/contract/requests.ts'

const cups = 'ES0021000000000123FM'
/** The findings of one call as `grade pointer`, those of its first request unless another probe is named. */
function found(calls: readonly CheckedCall[], operation: string, probe?: string): string[] {
  const call = calls.find(each => each.operation === operation && (probe === undefined || each.probe === probe))
  return (call?.findings ?? []).map(({ grade, pointer }) => `${grade} ${pointer}`)
}

test('an API that follows the contract has no findings, not even with a registration and a page of another origin', async () => {
  // The example's file is none; reading real ones has tests of its own.
  const pageOrigin = 'https://contrata.retailer.example'
  const operations: AppOptions['operations'] = { parseInvoice: () => ({ status: 200, body: {} }) }
  const good = await goodDeployment({ operations, webOrigin: pageOrigin })
  const calls = await checkDeployment(contract, {
    target: good,
    headers: new Map([['x-mock-session', 'contract-check']]),
    pageOrigin,
    alsoOutside: true,
    testPerson: {},
  })
  expect(calls.filter(({ findings }) => findings.length > 0)).toEqual([])
  expect(new Set(calls.map(({ operation }) => operation)).size).toBe(contract.operations.length)
  const ownCalls = contract.operations.filter(({ isOutside }) => !isOutside)
  expect(calls.filter(({ probe }) => probe === 'preflight')).toHaveLength(ownCalls.length)
  expect(calls.filter(({ operation }) => operation === 'registerUser').map(({ status }) => status)).toEqual([
    204, 200, 200, 409,
  ])
})

test('what the wizard cannot use breaks it; what it converts is tolerated; what it ignores is undeclared', async () => {
  const { origin } = await serve({
    'GET /verification/iban': () => ({ body: { valid: 'perhaps' } }),
    'GET /verification/fni': () => ({ body: { valid: 'true', name: 'Ana' } }),
    'GET /v3/validations/cups': () => ({ status: 226, body: { existsInSips: true, p1: '4,6', disallowed_tariff: 1 } }),
    'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: 9, supplyCostMax: 1 } }),
    'GET /v3/prices/tariff': () => ({ body: {}, headers: { 'content-type': 'text/html' } }),
    'GET /verification/spain/provinces': () => ({ status: 503 }),
  })
  const calls = await checkDeployment(contract, { target: origin })
  expect(found(calls, 'checkIban')).toEqual(['breaks #/body/valid'])
  expect(found(calls, 'checkDocument')).toEqual(['tolerated #/body/valid', 'undeclared #/body/name'])
  expect(found(calls, 'estimateSupplyCosts')).toEqual(['breaks #/body'])
  expect(found(calls, 'getTariff')).toEqual(['tolerated #/header/content-type'])
  expect(found(calls, 'listProvinces')).toContain('breaks #/status')
  // The customer goes on by hand.
  expect(found(calls, 'listCadastralUnits')).toContain('tolerated #/status')
  const cups = found(calls, 'validateCups')
  expect(cups).toEqual(expect.arrayContaining(['undeclared #/status', 'tolerated #/body/p1']))
  expect(cups.filter(each => each.includes('isallowed'))).toEqual([
    'tolerated #/body/disallowedTariff',
    'tolerated #/body/disallowedCapacity',
  ])
})

test('no finding repeats a value of a response', async () => {
  const { origin } = await serve({
    'GET /verification/fni': () => ({ body: { valid: 'Marta', 'x-name': 'Marta' } }),
    'GET /verification/iban': () => ({ status: 418, body: { detail: 'Marta' } }),
  })
  const calls = await checkDeployment(contract, { target: origin })
  expect(found(calls, 'checkDocument')).toContain('breaks #/body/valid')
  expect(JSON.stringify(calls)).not.toContain('Marta')
})

test('an accepted registration that is refused, or made a second time, when it is repeated breaks the wizard', async () => {
  let count = 0
  const register = (answer: () => ApiResponse) => serve({ 'POST /v2/users': answer })
  const once = await register(() => (count++ === 0 ? { status: 201 } : { status: 409, body: { message: 'duplicate' } }))
  const refused = await checkDeployment(contract, { target: once.origin, testPerson: {} })
  expect(found(refused, 'registerUser', 'the same again')).toContain('breaks #/status')

  const twice = await register(() => ({
    status: 201,
    body: { id: 'a', userId: 'b', contracts: [{ id: `c${count++}`, cups }] },
  }))
  const doubled = await checkDeployment(contract, { target: twice.origin, testPerson: {} })
  expect(found(doubled, 'registerUser', 'the same again')).toEqual(['breaks #/body/contracts'])
  expect(found(doubled, 'registerUser', 'other data, same id')).toEqual([
    'breaks #/body/contracts',
    'tolerated #/status',
  ])
})

test('the test person is marked, follows the contract, and can be changed', async () => {
  const created = () => ({ status: 201 })
  const { origin, requests } = await serve({ 'POST /v3/users/leads': created, 'POST /v2/users': created })
  await checkDeployment(contract, { target: origin, testPerson: { cups: 'ES0031300000000012EK0F' } })
  const email = expect.stringMatching(/^prueba\.\w+@contract-check\.example$/)
  const marked = { firstName: 'PRUEBA', lastName: 'NO TRAMITAR', email, cups: 'ES0031300000000012EK0F' }
  const of = (call: string) => requests.filter(each => each.call === call)
  expect(of('POST /v2/users').map(({ body }) => body)).toMatchObject([marked, marked, marked])
  expect(of('POST /v3/users/leads').map(({ query }) => query.get('email'))).toEqual([email])
  await expect(checkDeployment(contract, { target: origin, testPerson: { cups: 7, colour: 'red' } })).rejects.toThrow(
    '--person do not follow the contract: #/body/colour is not declared in the contract; #/body/cups must be string',
  )
})

test('a gateway’s key goes with every request, and the same registration id', async () => {
  const { origin, requests } = await serve(everyCall(() => ({ status: 403 })))
  const calls = await checkDeployment(contract, { target: origin, headers: new Map([['x-gateway-key', 'k-123']]) })
  const sent = (name: string) => new Set(requests.flatMap(({ headers }) => headers[name] ?? []))
  expect(sent('x-gateway-key')).toEqual(new Set(['k-123']))
  expect(sent('x-registration-id').size).toBe(1)
  expect(calls[0]?.findings[0]).toMatchObject({ grade: 'breaks', detail: expect.stringContaining('--header') })
})

test('a redirect is followed where a browser follows it, and breaks the wizard where it leads to a login', async () => {
  const { origin } = await serve({
    'GET /verification/iban': () => ({ status: 307, headers: { location: '/api/v9/iban' } }),
    'GET /v9/iban': () => ({ body: { valid: true } }),
    'GET /verification/fni': () => ({ status: 302, headers: { location: 'https://login.example/?next=12345678Z' } }),
  })
  const calls = await checkDeployment(contract, { target: origin })
  expect(found(calls, 'checkIban')).toEqual(['tolerated #/status'])
  expect(found(calls, 'checkDocument')).toContain('breaks #/status')
  expect(JSON.stringify(calls)).not.toContain('12345678Z')
})

test('what happens to a call that the wizard can do without, or never sends, breaks nothing', async () => {
  const { origin } = await serve({
    'POST /v3/validations/street-codes': () => ({ status: 302, headers: { location: 'https://login.example/' } }),
    'GET /verification/iban': () => ({ body: { valid: true } }),
  })
  const calls = await checkDeployment(contract, { target: origin, pageOrigin: 'https://contrata.retailer.example' })
  expect(found(calls, 'listCadastralUnits', 'as in the example')).toContain('tolerated #/status')
  expect(found(calls, 'listCadastralUnits', 'as in the example').join()).not.toContain('breaks')
  const place = '#/header/access-control-allow-origin'
  expect(found(calls, 'checkIban', 'as in the example')).toContain(`breaks ${place}`)
  expect(found(calls, 'checkIban', 'without iban')).toContain(`tolerated ${place}`)
})

test('a 429 with Retry-After is waited for, and asked once more', async () => {
  let asked = 0
  const waits: number[] = []
  const { origin } = await serve({
    'GET /verification/iban': () =>
      asked++ === 0 ? { status: 429, headers: { 'retry-after': '3' } } : { body: { valid: true } },
  })
  const calls = await checkDeployment(contract, { target: origin, sleep: async ms => void waits.push(ms) })
  expect(waits).toEqual([3000])
  expect(found(calls, 'checkIban')).toEqual(['tolerated #/status'])
})

test('without being asked to, the check sends no request that changes data or calls third parties', async () => {
  const asked = new Set<string>(createRequests(contract, true).safe.map(({ operation }) => operation.id))
  expect([...asked].filter(id => ['createLead', 'registerUser', 'scoreCustomer'].includes(id))).toEqual([])
  expect(asked.size).toBe(contract.operations.length - leavesTraces.size)
  const { origin, requests } = await serve({})
  await checkDeployment(contract, { target: origin })
  expect(requests.filter(({ call }) => /users$|leads|scoring|locations|userinfo/.test(call))).toEqual([])
  expect(requests.length).toBeGreaterThan(20)
})
