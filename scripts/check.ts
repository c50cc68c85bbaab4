// npm run check: everything short of a browser, in under a minute on two cores.
import { runGates } from './gates/gate.ts'
import { staticGates } from './gates/static.ts'
import { unitTests } from './gates/vitest.ts'

const started = Date.now()
const gates = [...staticGates, unitTests]
const outcomes = await runGates(gates, 2)
const passed = outcomes.filter(outcome => outcome.ok).length
console.log(`check: ${passed} of ${gates.length} parts passed in ${Math.round((Date.now() - started) / 1000)} s`)
process.exitCode = passed === gates.length ? 0 : 1
