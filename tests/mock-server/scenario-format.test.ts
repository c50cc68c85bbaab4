import { describe, expect, test } from 'vitest'
import { getValidator } from '#mock/contract/validator.ts'
import { scenarios as builtIn } from '#mock/operations/scenarios.ts'
import { createScenarioCheck } from '#mock/scenarios/check-scenario.ts'
import { drawLatency } from '#mock/scenarios/draw-latency.ts'
import { mergePatch } from '#mock/scenarios/merge-patch.ts'
import { contract } from '#tests/support/mock.ts'

const check = createScenarioCheck({ contract, validator: getValidator(contract), builtIn })

function problemsOf(scenario: unknown): readonly string[] {
  const checked = check(scenario, 'mine')
  return checked.status === 'invalid' ? checked.problems.map(each => each.sentence) : []
}

describe('a scenario that cannot be used is refused with the wrong member and a suggestion', () => {
  test.each<[string, unknown, string]>([
    ['a misspelt member', { scenaros: [] }, 'scenaros: There is no member "scenaros". Did you mean scenarios'],
    [
      'a misspelt call',
      { calls: { chekIban: 500 } },
      'calls.chekIban: There is no member "chekIban". Did you mean checkIban',
    ],
    [
      'a misspelt scenario',
      { scenarios: ['iban-invlid'] },
      'scenarios[0]: There is no scenario "iban-invlid". Did you mean iban-invalid',
    ],
    [
      'a misspelt fault',
      { calls: { checkIban: [200, 'rest'] } },
      'calls.checkIban[1]: There is no value "rest". Did you mean reset',
    ],
    [
      'a misspelt member of an answer',
      { calls: { checkIban: [{ pach: {} }] } },
      'calls.checkIban[0].pach: There is no member "pach". Did you mean patch',
    ],
    [
      'a misspelt member beside a good one',
      { calls: { checkIban: { status: 500, latncyMs: 1 } } },
      'calls.checkIban.latncyMs: There is no member "latncyMs". Did you mean latencyMs',
    ],
    [
      'a misspelt field to fill',
      { fill: { bank: { ibn: 'x' } } },
      'fill.bank.ibn: There is no member "ibn". Did you mean iban',
    ],
    [
      'a status of another type',
      { calls: { checkIban: true } },
      'calls.checkIban: must be a status, a fault, an answer, a list of answers',
    ],
    ['an empty list', { calls: { checkIban: [] } }, 'calls.checkIban: must be at least 1 items long.'],
    ['a delay that is too long', { anyCall: { latencyMs: 70_000 } }, 'anyCall.latencyMs: must be at most 60000.'],
    ['a clock without a zone', { clock: '2026-03-02' }, 'clock: '],
    [
      'a scenario of another call',
      { scenarios: ['iban-invalid@checkDocument'] },
      'scenarios[0]: The scenario iban-invalid does nothing to checkDocument.',
    ],
    [
      'an answer by a scenario of another call',
      { calls: { checkIban: [{ scenario: 'email-fails' }] } },
      'calls.checkIban[0].scenario: The scenario email-fails does nothing to checkIban.',
    ],
    ['no object at all', 7, 'must be an object.'],
    ['an id that is no name', { id: 'two words' }, 'id: must have 1 to 64 letters'],
  ])('%s', (_, scenario, sentence) => {
    expect(problemsOf(scenario)).toEqual([expect.stringContaining(sentence)])
  })
})

describe('answers are compared with the contract when they are loaded', () => {
  test.each<[string, unknown, string]>([
    [
      'a body that the contract does not declare',
      { checkIban: [{ body: { valid: 'no' } }] },
      'calls.checkIban[0]: 200 of checkIban breaks the contract: #/body/valid must be boolean.',
    ],
    [
      'a patch that leads out of the contract',
      { validateCups: { answers: [{ patch: { p1: 'much' } }] } },
      'calls.validateCups.answers[0]: 200 of validateCups breaks the contract: #/body/p1',
    ],
    [
      'a status that the contract does not declare',
      { checkIban: 204 },
      'calls.checkIban: 204 of checkIban breaks the contract: #/status must be one that the contract declares.',
    ],
  ])('%s', (_, calls, sentence) => {
    expect(problemsOf({ calls })).toEqual([expect.stringContaining(sentence)])
  })

  test('all of it passes where it is asked for', () => {
    const checkIban = [{ status: 204, body: { valid: 'no' }, allowInvalid: true }]
    expect(problemsOf({ calls: { checkIban } })).toEqual([])
  })

  test('every call can be answered with every status that the contract declares for it', () => {
    const calls = Object.fromEntries(contract.operations.map(({ id, responses }) => [id, [...responses.keys()]]))
    expect(problemsOf({ calls })).toEqual([])
  })
})

test('every scenario of the product follows the format, and its answers follow the contract', () => {
  for (const { id, scenarios, calls = {}, anyCall } of builtIn) {
    const written = Object.fromEntries(Object.entries(calls).filter(([, plan]) => typeof plan !== 'function'))
    expect({ id, problems: problemsOf({ scenarios, calls: written, anyCall }) }).toEqual({ id, problems: [] })
  }
})

test('data that no rule lets through are refused, because nothing would ever ask about them', () => {
  const world = {
    supplyPoints: [{ cups: 'ES0021000000000123AA' }],
    people: [{ firstName: 'Ada', lastName: 'Ruiz', document: '12345678A', phoneNumber: '612345678', email: 'ada' }],
    buildings: [{ street: 'Calle Mayor', streetNr: '1', zipCode: '99001', municipality: 'Nada', dwellings: [] }],
    bankAccounts: [{ iban: 'ES9221000418450200051332' }],
  }
  expect(problemsOf({ world }).map(each => each.split(':', 1)[0])).toEqual([
    'world.supplyPoints[0].cups',
    'world.people[0].document',
    'world.people[0].email',
    'world.bankAccounts[0].iban',
    'world.buildings[0].zipCode',
  ])
})

test('a delay is a number, a range, or percentiles', () => {
  const percentiles = { p50: 100, p95: 900, p99: 3000 }
  expect([0, 0.5, 0.999].map(chance => drawLatency(40, chance))).toEqual([40, 40, 40])
  expect([0, 0.5, 1 - 1e-9].map(chance => drawLatency([100, 300], chance))).toEqual([100, 200, 300])
  expect([0, 0.5, 0.95, 0.99].map(chance => drawLatency(percentiles, chance))).toEqual([0, 100, 900, 3000])
  const draws = Array.from({ length: 1000 }, (_, turn) => drawLatency(percentiles, turn / 1000))
  expect(Math.max(...draws)).toBeLessThanOrEqual(4500)
})

test('a patch changes members, deletes those that are null, and replaces lists whole', () => {
  const patched = mergePatch({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: null, e: 3 }, d: [3] })
  expect(patched).toEqual({ a: { c: 2, e: 3 }, d: [3] })
})
