// npm run check: everything short of a browser, in about a minute on two cores.
// npm run check -- NAME...: only the unit and contract tests whose file has NAME in its path; options go to Vitest.
import { spawnSync } from 'node:child_process'
import { countTests, runGates } from './gates/gate.ts'
import { staticGates } from './gates/static.ts'
import { unitTests } from './gates/unit-tests.ts'

const filters = process.argv.slice(2)
if (filters.length > 0) process.exit(spawnSync('vitest', ['run', ...filters], { stdio: 'inherit' }).status ?? 1)

const started = Date.now()
const results = await runGates([unitTests, ...staticGates], 2)
const failed = results.filter(({ ok }) => !ok).length
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `check: ${results.length - failed} of ${results.length} parts and ${countTests(results).passed} tests passed in ${seconds} s`,
)
process.exitCode = failed === 0 ? 0 : 1
