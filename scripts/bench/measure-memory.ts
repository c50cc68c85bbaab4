import { load, type Method } from './load.ts'
import { type StartedServer, startServer } from './start-server.ts'
import type { Row } from './table.ts'

const total = 1_000_000
const parts = 10
/** After this part, each session is full: it holds as many registrations, letters and calls as it may. */
const fullAfter = 5
const maxGrowthPercent = 3
const methods: Method[] = [...Array.from({ length: 9 }, (): Method => 'GET'), 'POST']

/**
 * Sends a million requests, one in ten a registration, and measures by how much the memory in use grows once all sessions are
 * full. Memory is measured after garbage collection: what the process holds besides depends on the machine.
 */
export async function measureMemory(): Promise<Row> {
  const reporter = ['--expose-gc', '--import=./scripts/bench/report-memory.ts']
  const server = await startServer([...reporter, 'mock-server/server.ts'], {}, 'ipc')
  const inUse: number[] = []
  for (let part = 1; part <= parts; part += 1) {
    await load(server.origin, methods, { amount: total / parts })
    inUse.push(await readMemory(server))
    console.log(`${((total / parts) * part).toLocaleString('en')} requests: ${inUse.at(-1)?.toFixed(1)} MB in use`)
  }
  await server.stop()
  const full = inUse[fullAfter - 1] ?? Number.NaN
  const growth = (Math.max(...inUse.slice(fullAfter)) / full - 1) * 100
  return { what: 'Mock server: growth of memory', figure: growth, unit: '%', goal: { atMost: maxGrowthPercent } }
}

function readMemory({ child }: StartedServer): Promise<number> {
  return new Promise(resolve => {
    child.once('message', bytes => resolve(Number(bytes) / 1024 ** 2))
    child.send('memory')
  })
}
