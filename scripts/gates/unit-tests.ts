import { nginxPath } from '../browser/nginx-path.ts'
import type { Gate } from './gate.ts'
import { runTests } from './run-command.ts'

/** Rules, actions, components and the architecture. */
export const unitTests = vitestGate('unit tests', ['unit', 'dom', 'mocked'])

/** The mock server against its contract, and whole invoices. They are slow, so only `npm test` runs them. */
export const contractTests = vitestGate('contract tests', ['contract'])

/** The production server, with the nginx that is found or installed. Without one nothing can be said, and the note says so. */
export const serverTests: Gate = {
  name: 'server tests',
  run: async () => {
    const nginx = nginxPath()
    if (!nginx) return { ok: true, output: '', note: 'no nginx: the production server was not tested', passed: 0 }
    return runTests('vitest', ['run', '--reporter=dot', '--project=server'], { ...process.env, NGINX_PATH: nginx })
  },
}

/** The test files of which `npm test` runs a fixed sample: tests/support/fixed-sample.ts. In `npm run e2e -- --every` all of each runs. */
const sampledTests = [
  'tests/api/bent-responses.test.ts',
  'tests/invoice/bills-without-home.test.ts',
  'tests/invoice/bills.test.ts',
  'tests/invoice/device-codes.test.ts',
  'tests/invoice/disturbed-bills.test.ts',
  'tests/invoice/exchanged-values.test.ts',
  'tests/invoice/lost-codes.test.ts',
  'tests/invoice/pictures.test.ts',
  'tests/invoice/scanned-bills.test.ts',
  'tests/invoice/several-supplies.test.ts',
  'tests/invoice/translated-bills.test.ts',
  'tests/mock-server/many-sessions.test.ts',
  'tests/transitions/transitions.test.ts',
]

/** All instances of the claims of which `npm test` runs a sample: every pair of answers, every bill. */
export const everyInstance: Gate = {
  name: 'every instance',
  run: () => runTests('vitest', ['run', '--reporter=dot', ...sampledTests], { ...process.env, EVERY_INSTANCE: 'yes' }),
}

function vitestGate(name: string, projects: string[]): Gate {
  const args = ['run', '--reporter=dot', ...projects.map(project => `--project=${project}`)]
  return { name, run: () => runTests('vitest', args) }
}
