// npm run bench: the mock server, with both validations, sessions and journal, beside bare node:http and, with `-- --prism`, Prism,
// in alternating slices on the same requests. Run it on a quiet machine. `-- --memory` sends a million requests of a thousand
// testers instead and watches the memory.
import { type ChildServer, startChild } from './child-server.ts'
import { load } from './load.ts'
import { makeRequests } from './requests.ts'
import { watchMemory } from './watch-memory.ts'

const starts = 7
const rounds = 6
const sliceSeconds = 1
const prism = '@stoplight/prism-cli@5.16.0'

const commands = {
  'mock server': [process.execPath, 'mock-server/server.ts'],
  'node:http': [process.execPath, 'scripts/bench/bare-server.ts'],
  ...(process.argv.includes('--prism') && { Prism: ['npx', '--yes', prism, 'mock', '-p', 'PORT', 'openapi.yaml'] }),
} as Record<string, [string, ...string[]]>

const start = (name: string) => {
  const [program, ...args] = commands[name] ?? []
  return startChild(program ?? '', args)
}
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

if (process.argv.includes('--memory')) await watchMemory(await start('mock server'))
else {
  await coldStart()
  await sideBySide()
}

async function coldStart() {
  const times: number[] = []
  const idle: number[] = []
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await start('mock server')
    times.push(server.startMs)
    await new Promise(resolve => setTimeout(resolve, 300))
    idle.push(server.memoryMb())
    await server.stop()
  }
  console.log(`cold start: ${median(times).toFixed(0)} ms until the first answer (goal 400), median of ${starts}`)
  console.log(`idle memory: ${median(idle).toFixed(0)} MB (goal 110)`)
}

async function sideBySide() {
  const requests = await makeRequests()
  const servers: [string, ChildServer][] = []
  for (const name of Object.keys(commands)) servers.push([name, await start(name)])
  for (const [call, next, goal] of [
    ['GET cups', requests.getCups, 0.6],
    ['POST users', requests.postUsers, 0.5],
  ] as const) {
    const rates = new Map<string, number[]>()
    const costs = new Map<string, number[]>()
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, server] of servers) {
        const before = server.cpuSeconds() ?? 0
        const slice = await load(server.port, next, { seconds: sliceSeconds })
        if (round === 0) continue
        rates.set(name, [...(rates.get(name) ?? []), slice.requests / slice.seconds])
        costs.set(name, [...(costs.get(name) ?? []), (((server.cpuSeconds() ?? 0) - before) / slice.requests) * 1e6])
      }
    }
    const [bareRate, bareCost] = [median(rates.get('node:http') ?? []), median(costs.get('node:http') ?? [])]
    for (const [name] of servers) {
      const [rate, cost] = [median(rates.get(name) ?? []), median(costs.get(name) ?? [])]
      const share = `${(rate / bareRate).toFixed(2)} of node:http${name === 'mock server' ? ` (goal ${goal})` : ''}`
      const ofCost = `${cost.toFixed(0)} µs of processor each, ${(bareCost / cost).toFixed(2)}`
      console.log(`${call}  ${name.padEnd(12)}${rate.toFixed(0).padStart(7)} a second, ${share}; ${ofCost}`)
    }
  }
  await Promise.all(servers.map(([, server]) => server.stop()))
}
