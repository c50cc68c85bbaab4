// npm run e2e [-- NAME...]: builds the product and runs the browser tests whose path contains NAME. Options go to Playwright.
import { spawnSync } from 'node:child_process'
import { browserEnvironment } from './browser-environment.ts'
import { build, runParts } from './parts.ts'

const [built] = await runParts([build], 1)
if (!built?.ok) process.exit(1)
const env = { ...process.env, ...browserEnvironment() }
process.exitCode = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit', env }).status ?? 1
