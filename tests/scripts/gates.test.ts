import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countTests, type Gate, runGates } from '../../scripts/gates/gate.ts'
import { runCommand, runTests } from '../../scripts/gates/run-command.ts'

const print = (text: string, exitCode = 0) => ['-e', `console.log(${JSON.stringify(text)}); process.exit(${exitCode})`]

describe('gates', () => {
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
  afterEach(() => void vi.restoreAllMocks())

  test('all run, also after one that throws, and return their results in order', async () => {
    const gates: Gate[] = [
      { name: 'passes', run: async () => ({ ok: true, output: '' }) },
      { name: 'throws', run: () => Promise.reject(new Error('no such program')) },
      { name: 'fails', run: async () => ({ ok: false, output: 'line 3', passed: 4, failed: 2 }) },
    ]
    const results = await runGates(gates, 2)
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false])
    expect(results[1]?.output).toContain('no such program')
    expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('line 3')
  })

  test('a command with an exit code other than 0 fails, and its output is kept without colours', async () => {
    const code = 'console.log("\\x1b[31mfirst\\x1b[0m"); console.error("second"); process.exit(3)'
    expect(await runCommand(process.execPath, ['-e', code])).toEqual({ ok: false, output: 'first\nsecond\n' })
  })
})

describe('the number of tests', () => {
  test('comes from the summary of the runner, whatever its tests print', async () => {
    const vitest = '99 passed\n Test Files  2 failed | 5 passed (7)\n      Tests  3 failed | 65 passed (68)\n'
    expect(await runTests(process.execPath, print(vitest, 1))).toMatchObject({ ok: false, passed: 65, failed: 3 })
    const playwright = '  1 failed\n    a.spec.ts\n  1 flaky\n  41 passed (2.0m)\n'
    expect(await runTests(process.execPath, print(playwright, 1))).toMatchObject({ ok: false, passed: 41, failed: 1 })
  })

  test('is the sum of all runners', () => {
    const runner = { ok: true, output: '', passed: 5, failed: 0 }
    expect(countTests([runner, runner, { ok: true, output: '' }])).toEqual({ passed: 10, failed: 0 })
  })

  test('includes one failure for each gate that failed before or without tests', () => {
    expect(countTests([{ ok: false, output: '' }])).toEqual({ passed: 0, failed: 1 })
    expect(countTests([{ ok: false, output: '', passed: 5, failed: 0 }])).toEqual({ passed: 5, failed: 1 })
  })

  test('includes test files that cannot be loaded, and test runs without tests fail', async () => {
    const args = ['run', '--reporter=dot', '--config=vitest.config.ts', 'no-such-test-file']
    expect(await runTests('vitest', args)).toMatchObject({ ok: false, passed: 0 })
  })
})
