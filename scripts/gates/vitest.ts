import { readFile, rm } from 'node:fs/promises'
import { runCommand } from './command.ts'
import type { Gate, Tally } from './gate.ts'

/** What a part of the product does by itself: rules, actions, components, and the architecture. */
export const unitTests = vitestGate('unit tests', ['unit', 'dom', 'mocked'])

/** The mock server against its contract, and whole invoices read: slower, so that `npm run check` leaves it to `npm test`. */
export const contractTests = vitestGate('contract tests', ['contract'])

function vitestGate(name: string, projects: string[]): Gate {
  const report = `test-results/vitest-${projects[0]}.json`
  return {
    name,
    run: async () => {
      await rm(report, { force: true })
      const { ok, output } = await runCommand('vitest', [
        'run',
        ...projects.map(project => `--project=${project}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile=${report}`,
      ])
      const tests = vitestTally(JSON.parse(await readFile(report, 'utf8')))
      return { ok: ok && tests.failed === 0 && tests.passed > 0, output, tests }
    },
  }
}

/** What of Vitest's JSON report is needed. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that could not even be loaded has no test that failed; it counts as one. */
export function vitestTally({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
