// npm test: every check, the build, and the browser tests of the build. The last line counts the tests of all runners.
import { browserTests, keyPictures } from './gates/browser-tests.ts'
import { buildContent } from './gates/build-content.ts'
import { firstLoad } from './gates/first-load.ts'
import { countTests, runGates } from './gates/gate.ts'
import { build, staticGates } from './gates/static.ts'
import { traffic } from './gates/traffic.ts'
import { contractTests, serverTests, unitTests } from './gates/unit-tests.ts'

const results = [
  ...(await runGates([...staticGates, build, unitTests, contractTests, serverTests], 2)),
  // Alone, so that browser tests do not fail on a busy machine.
  ...(await runGates([browserTests], 1)),
  ...(await runGates([keyPictures, buildContent, firstLoad, traffic], 2)),
]
const { passed, failed } = countTests(results)
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
