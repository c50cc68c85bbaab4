// npm run e2e [-- FILTER...]: builds the product and runs the browser tests, or those whose file or name matches, behind nginx where
// there is one.
import { spawnSync } from 'node:child_process'
import { browserPath } from './browser/browser-path.ts'
import { nginxPath } from './browser/nginx-path.ts'
import { build } from './gates/build.ts'
import { runGates } from './gates/gate.ts'

const [built] = await runGates([build], 1)
if (!built?.ok) process.exit(1)
const path = await browserPath()
const nginx = nginxPath()
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...(path && { CHROMIUM_PATH: path }), ...(nginx && { NGINX_PATH: nginx }) },
})
process.exitCode = status ?? 1
