// npm run e2e [-- FILTER...]: builds the product and runs all browser tests, or those whose file or title matches FILTER.
import { spawnSync } from 'node:child_process'
import { browserEnvironment } from './browser/browser-environment.ts'
import { runGates } from './gates/gate.ts'
import { build } from './gates/static.ts'

const [built] = await runGates([build], 1)
if (!built?.ok) process.exit(1)
const environment = { ...process.env, ...(await browserEnvironment()) }
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit', env: environment })
process.exitCode = status ?? 1
