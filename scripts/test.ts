// npm test: every check, the build, and the browser tests of what was built. Closes with one line that sums all runners.
import { browserTests } from './gates/browser-tests.ts'
import { build } from './gates/build.ts'
import { builtGate } from './gates/built.ts'
import { firstLoad } from './gates/first-load.ts'
import { runGates } from './gates/gate.ts'
import { keyPictures } from './gates/key-pictures.ts'
import { staticGates } from './gates/static.ts'
import { sum } from './gates/sum.ts'
import { traffic } from './gates/traffic.ts'
import { contractTests, unitTests } from './gates/vitest.ts'

const outcomes = await runGates([...staticGates, build, unitTests, contractTests], 2)
outcomes.push(...(await runGates([builtGate, firstLoad], 2)))
// Alone on the machine, so that a slow neighbour is never the reason for a failure.
outcomes.push(...(await runGates([browserTests, traffic, keyPictures], 1)))

const { passed, failed } = sum(outcomes)
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
