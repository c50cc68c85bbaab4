import { describe, expect, test } from 'vitest'
import { getValidator } from '#mock/contract/validator.ts'
import { drawLatency } from '#mock/situation/draw-latency.ts'
import { createSituationLoader } from '#mock/situation/load-situation.ts'
import { mergePatch } from '#mock/situation/merge-patch.ts'
import { contract } from '#tests/support/mock.ts'

const load = createSituationLoader(contract, getValidator(contract))

function problemsOf(situation: unknown): readonly string[] {
  const loaded = load(situation)
  return loaded.status === 'invalid' ? loaded.problems : []
}

describe('a situation that cannot be used is refused with the wrong member and a suggestion, §own.100', () => {
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
      'scenarios[0]: There is no value "iban-invlid". Did you mean iban-invalid',
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
      'a misspelt field to fill',
      { fill: { bank: { ibn: 'x' } } },
      'fill.bank.ibn: There is no member "ibn". Did you mean iban',
    ],
    [
      'a status of another type',
      { calls: { checkIban: true } },
      'calls.checkIban: must be a status, a fault, a list of answers',
    ],
    ['an empty list', { calls: { checkIban: [] } }, 'calls.checkIban: must be at least 1 items long.'],
    ['a delay that is too long', { latencyMs: 70_000 }, 'latencyMs: must be at most 60000.'],
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
  ])('%s', (_, situation, sentence) => {
    expect(problemsOf(situation)).toEqual([expect.stringContaining(sentence)])
  })
})

describe('answers are held against the contract when they are loaded, §own.101', () => {
  test('a body that the contract does not declare', () => {
    expect(problemsOf({ calls: { checkIban: [{ body: { valid: 'no' } }] } })).toEqual([
      'calls.checkIban[0]: 200 of checkIban breaks the contract at #/body/valid: it must be boolean.',
    ])
  })

  test('a patch that leads out of the contract', () => {
    expect(problemsOf({ calls: { validateCups: { answers: [{ patch: { p1: 'much' } }] } } })).toEqual([
      expect.stringContaining('calls.validateCups.answers[0]: 200 of validateCups breaks the contract at #/body/p1'),
    ])
  })

  test('a status that the contract does not declare', () => {
    expect(problemsOf({ calls: { checkIban: 204 } })).toEqual([expect.stringContaining('#/status')])
  })

  test('all of it passes where it is asked for', () => {
    expect(problemsOf({ calls: { checkIban: [{ status: 204, body: { valid: 'no' }, allowInvalid: true }] } })).toEqual(
      [],
    )
  })

  test('every call can be answered with every status that the contract declares for it', () => {
    const calls = Object.fromEntries(contract.operations.map(({ id, responses }) => [id, [...responses.keys()]]))
    expect(problemsOf({ calls })).toEqual([])
  })
})

test('data that no rule lets through are refused, because nobody would ever be asked about them, §own.100', () => {
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
  expect(draws.filter(each => each <= 100).length / draws.length).toBeCloseTo(0.5, 2)
  expect(Math.max(...draws)).toBeLessThanOrEqual(4500)
})

test('a patch changes members, deletes those that are null, and replaces lists whole', () => {
  expect(mergePatch({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: null, e: 3 }, d: [3] })).toEqual({
    a: { c: 2, e: 3 },
    d: [3],
  })
})
