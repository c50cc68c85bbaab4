// npm run e2e [-- --every | FILTER...]: builds the product and runs all browser tests, of many instances of one claim a sample. With --every all instances run, those of tests/ too; with FILTER all of the browser tests whose file or title matches it.
import { spawnSync } from 'node:child_process'
import { browserEnvironment } from './browser/browser-environment.ts'
import { otherEngines } from './browser/other-engines.ts'
import { readE2eArguments } from './browser/read-e2e-arguments.ts'
import { runGates } from './gates/gate.ts'
import { build } from './gates/static.ts'
import { everyInstance } from './gates/unit-tests.ts'

const { isWhole, isEvery, args } = readE2eArguments(process.argv.slice(2))
const gates = await runGates(isEvery ? [build, everyInstance] : [build], 2)
if (gates.some(({ ok }) => !ok)) process.exit(1)
// Other picks need no other engine.
const engines = isWhole || args.some(arg => 'engines.spec.ts'.startsWith(arg)) ? otherEngines() : {}
const every = isEvery ? { EVERY_INSTANCE: 'yes' } : {}
const environment = { ...process.env, ...(await browserEnvironment()), ...engines, ...every }
const { status } = spawnSync('playwright', ['test', ...args], { stdio: 'inherit', env: environment })
process.exitCode = status ?? 1
