// npm run bench: the mock server, with both validations, sessions and journal, beside bare node:http and, with `-- --prism`, Prism,
// in alternating slices on the same requests. Run it on a quiet machine; on a busy one the processor's time, the last figure of a
// line, is the steadier of the two. `-- --memory` sends a million requests of a thousand testers instead and watches the memory.
import { type ChildServer, startChild } from './child-server.ts'
import { compare } from './compare.ts'
import { load } from './load.ts'
import { median } from './median.ts'
import { makeRequests } from './requests.ts'
import { watchMemory } from './watch-memory.ts'

const starts = 7
const prism = '@stoplight/prism-cli@5.16.0'

const node = process.execPath
const mockServer = () => startChild(node, ['mock-server/server.ts'])

if (process.argv.includes('--memory'))
  await watchMemory(
    await startChild(node, ['--expose-gc', '--import', './scripts/bench/tell-memory.ts', 'mock-server/server.ts']),
  )
else {
  await coldStart()
  await sideBySide(process.argv.includes('--prism'))
}

async function coldStart() {
  const times: number[] = []
  const idle: number[] = []
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await mockServer()
    times.push(server.startMs)
    await new Promise(resolve => setTimeout(resolve, 300))
    idle.push(server.memoryMb())
    await server.stop()
  }
  const fastest = Math.min(...times).toFixed(0)
  console.log(
    `cold start: ${median(times).toFixed(0)} ms until the first answer (goal 400), median of ${starts}, at best ${fastest}`,
  )
  console.log(`idle memory: ${median(idle).toFixed(0)} MB (goal 110)`)
}

async function sideBySide(withPrism: boolean) {
  const requests = await makeRequests()
  const mock = await mockServer()
  // The floor sends what the mock server sends: bodies of another length would be another measurement.
  const answers = {
    getCups: await bodyOf(mock, requests.getCups),
    postUsers: await bodyOf(mock, requests.postUsers),
  }
  const floor = await startChild(node, ['scripts/bench/bare-server.ts'], { BENCH_ANSWERS: JSON.stringify(answers) })
  const servers = [
    { name: 'mock server', server: mock, requests },
    { name: 'node:http', server: floor, requests },
  ]
  if (withPrism) {
    const server = await startChild('npx', ['--yes', prism, 'mock', '-p', 'PORT', 'openapi.yaml'])
    servers.push({ name: 'Prism', server, requests: await makeRequests('') })
  }
  for (const [call, kind, goal] of [
    ['GET cups', 'getCups', 0.6],
    ['POST users', 'postUsers', 0.5],
    ['POST again', 'repostUsers', 0.5],
  ] as const) {
    const contestants = servers.map(each => ({ ...each, next: each.requests[kind] }))
    for (const { name, rate, share, cost, costShare } of await compare(contestants, floor)) {
      const ofFloor = `${median(share).toFixed(2)} of node:http${name === 'mock server' ? ` (goal ${goal})` : ''}`
      const between = `${Math.min(...share).toFixed(2)} to ${Math.max(...share).toFixed(2)}`
      // Prism runs in a process that npx started, whose own time says nothing.
      const processor =
        name === 'Prism' ? '' : `; ${median(cost).toFixed(0)} µs of processor each, ${median(costShare).toFixed(2)}`
      const perSecond = median(rate).toFixed(0).padStart(7)
      console.log(`${call.padEnd(11)}${name.padEnd(12)}${perSecond} a second, ${ofFloor}, ${between}${processor}`)
    }
  }
  await Promise.all(servers.map(({ server }) => server.stop()))
}

async function bodyOf({ port }: ChildServer, next: () => Buffer): Promise<unknown> {
  const { firstBody } = await load(port, next, { requests: 1 })
  return JSON.parse(firstBody)
}
