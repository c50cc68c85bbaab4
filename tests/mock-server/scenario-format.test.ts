import { describe, expect, test } from 'vitest'
import { getValidator } from '#mock/contract/validator.ts'
import { createScenarioCheck } from '#mock/scenarios/check-scenario.ts'
import { mergePatch } from '#mock/scenarios/merge-patch.ts'
import { drawLatency } from '#mock/scenarios/plan-call.ts'
import { contract } from '#tests/support/mock.ts'

const check = createScenarioCheck(contract, getValidator(contract))

function problemsOf(scenario: unknown): readonly string[] {
  return check(scenario, 'mine').problems
}

describe('a scenario that cannot be used is refused with the wrong member and a suggestion', () => {
  test.each<[unknown, string]>([
    [{ scenaros: [] }, 'scenaros: There is no member "scenaros". Did you mean scenarios'],
    [{ calls: { chekIban: 500 } }, 'calls.chekIban: There is no member "chekIban". Did you mean checkIban'],
    [{ scenarios: ['iban-invlid'] }, 'scenarios[0]: There is no scenario "iban-invlid". Did you mean iban-invalid'],
    [{ scenarios: ['iban-invalid@checkDocument'] }, 'scenarios[0]: The scenario iban-invalid does nothing to checkDo'],
    [{ calls: { checkIban: [200, 'rest'] } }, 'calls.checkIban[1]: There is no value "rest". Did you mean reset'],
    [
      { calls: { checkIban: [{ pach: {} }] } },
      'calls.checkIban[0].pach: There is no member "pach". Did you mean patch',
    ],
    [{ calls: { checkIban: { status: 500, latncyMs: 1 } } }, 'calls.checkIban.latncyMs: There is no member "latncyMs"'],
    [{ fill: { bank: { ibn: 'x' } } }, 'fill.bank.ibn: There is no member "ibn". Did you mean iban'],
    [{ calls: { checkIban: true } }, 'calls.checkIban: must be a status, a fault, an answer, a list of answers'],
    [{ calls: { checkIban: [] } }, 'calls.checkIban: Too small: expected array to have >=1 items.'],
    [{ anyCall: { latencyMs: 70_000 } }, 'anyCall.latencyMs: Too big: expected number to be <=60000.'],
    [{ id: 'two words' }, 'id: must have 1 to 64 letters'],
    [7, 'Invalid input: expected object, received number.'],
  ])('%j', (scenario, sentence) => {
    expect(problemsOf(scenario)).toEqual([expect.stringContaining(sentence)])
  })
})

describe('answers are compared with the contract when they are loaded', () => {
  test.each<[object, string]>([
    [
      { checkIban: [{ body: { valid: 'no' } }] },
      '[0]: 200 of checkIban breaks the contract: #/body/valid must be bool',
    ],
    [
      { validateCups: { answers: [{ patch: { p1: 'x' } }] } },
      'answers[0]: 200 of validateCups breaks the contract: #/',
    ],
    [{ checkIban: 204 }, '204 of checkIban breaks the contract: #/status must be one that the contract declares.'],
  ])('%j', (calls, sentence) => {
    expect(problemsOf({ calls })).toEqual([expect.stringContaining(sentence)])
  })

  test('all of it passes where it is asked for, and every status that the contract declares', () => {
    const checkIban = [{ status: 204, body: { valid: 'no' }, allowInvalid: true }]
    expect(problemsOf({ calls: { checkIban } })).toEqual([])
    const calls = Object.fromEntries(contract.operations.map(({ id, responses }) => [id, [...responses.keys()]]))
    expect(problemsOf({ calls })).toEqual([])
  })
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
    'world.buildings[0].zipCode',
    'world.bankAccounts[0].iban',
  ])
})

test('a delay is a number, a range, or percentiles', () => {
  const percentiles = { p50: 100, p95: 900, p99: 3000 }
  expect([0, 0.5, 0.999].map(chance => drawLatency(40, chance))).toEqual([40, 40, 40])
  expect([0, 0.5, 1 - 1e-9].map(chance => drawLatency([100, 300], chance))).toEqual([100, 200, 300])
  const drawn = [0, 0.5, 0.95, 0.99, 1 - 1e-9].map(chance => drawLatency(percentiles, chance))
  expect(drawn).toEqual([0, 100, 900, 3000, 4500])
})

test('a patch changes members, deletes those that are null, and replaces lists whole', () => {
  const patched = mergePatch({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: null, e: 3 }, d: [3] })
  expect(patched).toEqual({ a: { c: 2, e: 3 }, d: [3] })
})
