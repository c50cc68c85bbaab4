// npm run e2e [-- FILTER...]: builds the product and runs the browser tests, or those whose file or name matches.
import { spawnSync } from 'node:child_process'
import { browserPath } from './browser/browser-path.ts'
import { build } from './gates/build.ts'
import { runGates } from './gates/gate.ts'

const [built] = await runGates([build], 1)
if (!built?.ok) process.exit(1)
const path = await browserPath()
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: path === undefined ? process.env : { ...process.env, CHROMIUM_PATH: path },
})
process.exitCode = status ?? 1
