import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playwrightTally } from '../../scripts/gates/browser-tests.ts'
import { runCommand } from '../../scripts/gates/command.ts'
import { type Gate, runGates } from '../../scripts/gates/gate.ts'
import { sum } from '../../scripts/gates/sum.ts'
import { vitestTally } from '../../scripts/gates/vitest.ts'

describe('gates', () => {
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
  afterEach(() => void vi.restoreAllMocks())

  test('all run, a broken one among them, and answer in their order', async () => {
    const gates: Gate[] = [
      { name: 'holds', run: async () => ({ ok: true, output: '' }) },
      { name: 'breaks', run: () => Promise.reject(new Error('no such program')) },
      { name: 'fails', run: async () => ({ ok: false, output: 'line 3', tests: { passed: 4, failed: 2 } }) },
    ]
    const outcomes = await runGates(gates, 2)
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, false])
    expect(outcomes[1]?.output).toContain('no such program')
    expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('line 3')
  })

  test('a command that ends with another code than 0 does not pass, and its output is kept', async () => {
    const outcome = await runCommand(process.execPath, [
      '-e',
      'console.log("said"); console.error("why"); process.exit(3)',
    ])
    expect(outcome).toEqual({ ok: false, output: 'said\nwhy\n' })
  })
})

describe('the sum of all tests', () => {
  test('adds up the runners', () => {
    const runner = { ok: true, output: '', tests: { passed: 5, failed: 0 } }
    expect(sum([runner, runner, { ok: true, output: '' }])).toEqual({ passed: 10, failed: 0 })
  })

  test('counts a gate without tests, and a runner that failed before its tests, as one failed', () => {
    expect(sum([{ ok: false, output: '' }])).toEqual({ passed: 0, failed: 1 })
    expect(sum([{ ok: false, output: '', tests: { passed: 0, failed: 0 } }])).toEqual({ passed: 0, failed: 1 })
  })

  test('counts a test file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(vitestTally({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
  })

  test('counts a browser test that needed a second try, and a server that did not start', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 }
    expect(playwrightTally({ stats, errors: ['no server'] })).toEqual({ passed: 3, failed: 3 })
  })
})
