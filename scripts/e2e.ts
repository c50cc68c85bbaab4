// npm run e2e [-- FILTER...]: builds the product and runs all browser tests, every instance of what `npm test` samples and the tests of the
// second brand, or the browser tests whose file or title matches FILTER.
import { spawnSync } from 'node:child_process'
import { browserEnvironment } from './browser/browser-environment.ts'
import { otherEngines } from './browser/other-engines.ts'
import { runGates } from './gates/gate.ts'
import { build } from './gates/static.ts'
import { everyInstance, secondBrandTests } from './gates/unit-tests.ts'

const args = process.argv.slice(2)
// `--reporter=list` and the like pick no tests.
const isWhole = args.every(arg => arg.startsWith('--') && !arg.startsWith('--grep'))
const gates = await runGates(isWhole ? [build, everyInstance, secondBrandTests] : [build], 2)
if (gates.some(({ ok }) => !ok)) process.exit(1)
// Other picks need no other engine.
const engines = isWhole || args.some(arg => 'engines.spec.ts'.startsWith(arg)) ? otherEngines() : {}
const environment = { ...process.env, ...(await browserEnvironment()), ...engines }
const { status } = spawnSync('playwright', ['test', ...args], { stdio: 'inherit', env: environment })
process.exitCode = status ?? 1
