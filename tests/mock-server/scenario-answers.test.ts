import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ScenarioId, scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { getReaction } from '#mock/scenarios/plan.ts'
import { specificationRows } from '#mock/scenarios/specification-rows.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { type Asked, contract, mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

// What the issue asks for; more are welcome.
const required: ScenarioId[] = [
  'provinces-fail',
  'provinces-slow',
  'email-exists',
  'email-invalid',
  'email-blocked-domain',
  'email-fails',
  'lead-fails',
  'cups-already-exists',
  'cups-format-invalid',
  'cups-wrong-tariff',
  'cups-over-power',
  'cups-in-sips',
  'cups-in-sips-without-powers',
  'cups-not-found',
  'cups-server-error',
  'cups-slow',
  'units-found',
  'units-empty',
  'units-fail',
  'document-invalid',
  'cif-invalid',
  'document-check-fails',
  'iban-invalid',
  'iban-check-fails',
  'registration-fails',
  'registration-fails-once',
  'registration-rejected',
  'registration-slow',
  'campaign-active',
  'campaign-referral',
  'campaign-unknown',
  'campaign-fails',
  'tariff-fails',
  'supply-costs-fail',
  'scoring-denied',
  'scoring-fails',
  'invoice-unreadable',
  'invoice-images-fail',
  'invoice-partial',
  'invoice-slow',
  'translations-fail',
  'translations-flaky',
  'translations-denied',
  'profile-fails',
  'network-reset',
  'network-empty',
  'malformed-json',
  'truncated-json',
  'trickle',
  'everything-slow',
]

// Where a scenario depends on what is sent.
const special: Partial<Record<ScenarioId, Asked>> = {
  'cif-invalid': { query: { fni: 'B12345674' } },
  'invoice-images-fail': { body: { email: 'lucia.campos@correo.example', images: ['iVBORw0KGgo='] } },
}

const operationIds = contract.operations.map(each => each.id)

function pairs() {
  return scenarios.flatMap(scenario =>
    operationIds.flatMap(id => (getReaction(scenario, id) ? [[scenario.id, id, scenario] as const] : [])),
  )
}

test('the required scenarios exist, and scenario ids are unique', () => {
  const ids = scenarios.map(each => each.id)
  expect(ids).toEqual(expect.arrayContaining(required))
  expect(new Set(ids).size).toBe(ids.length)
})

const answering = pairs().filter(([, , { onAny }]) => !onAny?.fault)
// Reading a real invoice has its own tests.
const shared = mock({ operations: { parseInvoice: () => ({ status: 200, body: {} }) } })

async function answerTo(id: ScenarioId, operation: OperationId) {
  const tester = (await shared).as(`${id}.${operation}`)
  const headers = { 'x-mock-scenario': id }
  return { tester, answer: await tester.call(operation, { ...accepted[operation], ...special[id], headers }) }
}

test.each(answering)('%s answers %s as the contract allows', async (id, operation) => {
  const { tester, answer } = await answerTo(id, operation)
  const declared = contract.operations.find(each => each.id === operation)?.responses
  expect(declared?.has(answer.status), `${answer.status}`).toBe(true)
  expect(answer.headers['x-mock-scenario']).toBe(id)
  const journal = await tester.get('/__mock/requests')
  expect(journal.body).toMatchObject({ requests: [{ scenarios: [id], verdict: { response: [] } }] })
})

test('every declared error status of every operation has a scenario', async () => {
  const shown = new Set<string>()
  for (const [id, operation] of answering) {
    const { answer } = await answerTo(id, operation)
    shown.add(`${operation} ${answer.status}`)
  }
  const declared = contract.operations.flatMap(each =>
    [...each.responses.keys()].filter(status => status >= 400).map(status => `${each.id} ${status}`),
  )
  expect(declared.length).toBeGreaterThan(30)
  expect(declared.filter(each => !shown.has(each))).toEqual([])
})

test('every error of sections 5 and 8 of the specification has a scenario', () => {
  const covered = new Set<string>(scenarios.flatMap(each => each.covers))
  expect(Object.keys(specificationRows).filter(row => /^[58] /.test(row) && !covered.has(row))).toEqual([])
})

test('each sentence that the rules of sections 5 and 8 quote is in a specification row', () => {
  const rules = readFileSync('tests/rules/rules.txt', 'utf8').split('\n')
  const quoted = rules.flatMap(rule => {
    const [, section] = /^([58])\./.exec(rule) ?? []
    return section ? [...rule.matchAll(/(?<!\w)'([^']+)'/g)].map(([, words]) => ({ section, words: words ?? '' })) : []
  })
  expect(quoted.length).toBeGreaterThan(25)
  const rows = Object.entries(specificationRows)
  const isThere = ({ section, words }: { section: string; words: string }) =>
    rows.some(([row, says]) => row.startsWith(`${section} `) && says.includes(words))
  expect(quoted.filter(each => !isThere(each))).toEqual([])
})

test('every specification row has a scenario', () => {
  const covered = new Set<string>(scenarios.flatMap(each => each.covers))
  expect(Object.keys(specificationRows).filter(row => !covered.has(row))).toEqual([])
})

test('every scenario changes an answer, or has a value to type, a page to open or a file to upload', () => {
  const idle = scenarios.filter(({ on, onAny, typed, at, file }: Scenario) => !(on || onAny || typed || at || file))
  expect(idle).toEqual([])
  for (const scenario of scenarios) expect(scenario.covers.length, scenario.id).toBeGreaterThan(0)
})
