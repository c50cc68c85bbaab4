// npm test: every check, the build, and the browser tests of what was built. Closes with one line that sums all runners.
import { browserTests } from './gates/browser-tests.ts'
import { build } from './gates/build.ts'
import { type Outcome, runGates } from './gates/gate.ts'
import { staticGates } from './gates/static.ts'
import { unitTests } from './gates/unit-tests.ts'

const outcomes = await runGates([...staticGates, build, unitTests], 2)
// Alone on the machine, so that a slow neighbour is never the reason for a failure.
outcomes.push(...(await runGates([browserTests], 1)))

const { passed, failed } = outcomes.map(counted).reduce((sum, next) => ({
  passed: sum.passed + next.passed,
  failed: sum.failed + next.failed,
}))
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** A gate that runs no tests adds nothing when it holds; one that does not hold counts as failed even without a failed test. */
function counted({ ok, tests = { passed: 0, failed: 0 } }: Outcome) {
  return { passed: tests.passed, failed: ok ? 0 : Math.max(1, tests.failed) }
}
