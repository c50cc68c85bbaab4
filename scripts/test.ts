// npm test: every check, the build, and all tests. The last line counts them.
import { browserEnvironment } from './browser-environment.ts'
import { build, conclude, runParts, staticParts, vitest } from './parts.ts'

const environment = browserEnvironment()
const results = await runParts(
  [
    ...staticParts,
    build,
    vitest('unit and screen tests', 'unit', 'dom', 'mocked'),
    // Without nginx, the production server cannot be tested.
    { ...vitest('server tests', 'contract', ...(environment.NGINX_PATH ? ['server'] : [])), environment },
  ],
  2,
)
// Alone, because a busy machine delays browsers.
results.push(
  ...(await runParts(
    [
      { name: 'browser tests', command: ['playwright', 'test'], environment, isShown: true },
      vitest('built files', 'build'),
    ],
    1,
  )),
)
conclude(results)
