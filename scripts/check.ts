// npm run check: everything short of the build and the browser, in about a minute on two cores.
// npm run check -- NAME...: only the tests whose path contains NAME; options go to Vitest.
import { spawnSync } from 'node:child_process'
import { conclude, runParts, staticParts, vitest } from './parts.ts'

const filters = process.argv.slice(2)
if (filters.length > 0) process.exit(spawnSync('vitest', ['run', ...filters], { stdio: 'inherit' }).status ?? 1)
conclude(await runParts([vitest('unit and screen tests', 'unit', 'dom', 'mocked'), ...staticParts], 2))
