import { expect, test } from 'vitest'
import { allTexts } from '#i18n/all-texts.ts'
import { type ScenarioId, scenarios } from '#mock/operations/scenarios.ts'
import { planOf } from '#mock/scenarios/scenario.ts'
import rows from '#mock/scenarios/specification-rows.json' with { type: 'json' }
import { type Asked, contract, mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

// Where a scenario depends on what is sent.
const special: Partial<Record<ScenarioId, Asked>> = {
  'cif-invalid': { query: { fni: 'B12345674' } },
  'invoice-images-fail': { body: { email: 'lucia.campos@correo.example', images: ['iVBORw0KGgo='] } },
}

const { operations } = contract
const declared = operations.flatMap(({ id, responses }) => [...responses.keys()].map(status => `${id} ${status}`))
const isFault = (anyCall: unknown) => typeof anyCall === 'object' && anyCall !== null && 'fault' in anyCall
const answering = scenarios
  .filter(({ anyCall }) => !isFault(anyCall))
  .flatMap(each => operations.flatMap(({ id }) => (planOf(each, id) === undefined ? [] : [[each.id, id] as const])))

// Reading a real invoice has its own tests.
const shared = mock({ operations: { parseInvoice: () => ({ status: 200, body: {} }) } })
const shown = new Set<string>()

test.each(answering)('%s answers %s as the contract allows', async (id, operation) => {
  const tester = (await shared).as(`${id}.${operation}`)
  const headers = { 'x-mock-scenario': id }
  const answer = await tester.call(operation, { ...accepted[operation], ...special[id], headers })
  expect(declared).toContain(`${operation} ${answer.status}`)
  shown.add(`${operation} ${answer.status}`)
  expect(answer.headers['x-mock-scenario']).toBe(id)
  expect(await tester.requests()).toMatchObject([{ scenarios: [id], verdict: { response: [] } }])
})

test('every declared error status of every operation has a scenario', () => {
  const errors = declared.filter(each => / [45]\d\d$/.test(each))
  expect(errors.length).toBeGreaterThan(30)
  expect(errors.filter(each => !shown.has(each))).toEqual([])
})

test('every row of the specification has a scenario, and every scenario a row and a text that exists', () => {
  const covered = new Set<string>(scenarios.flatMap(each => each.covers))
  expect([...covered].toSorted()).toEqual(Object.keys(rows).toSorted())
  for (const { id, covers, sees } of scenarios) {
    expect(covers.length, id).toBeGreaterThan(0)
    if (sees !== null) expect(allTexts.es_ES, id).toHaveProperty([sees ?? 'none'])
  }
})

test('every scenario changes an answer, or has a value to type, a page to open or a file to upload', () => {
  const idle = scenarios.filter(each => !(each.calls || each.anyCall || each.typed || each.at || each.file))
  expect(idle).toEqual([])
})

test.each([
  ['too-many-requests', 429, '30'],
  ['maintenance', 503, '30'],
  ['bad-gateway', 502, undefined],
])('Retry-After says when to go on: %s', async (scenario, status, retryAfter) => {
  const { call } = await mock()
  const failed = await call('checkIban', { query: { iban: 'ES91' }, headers: { 'x-mock-scenario': scenario } })
  expect([failed.status, failed.headers['retry-after']]).toEqual([status, retryAfter])
})
