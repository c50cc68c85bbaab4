import type { ChildServer } from './child-server.ts'
import { load } from './load.ts'
import { makeRequests } from './requests.ts'

const total = 1_000_000
const parts = 10
// By then each tester has more registrations, letters and calls behind them than a session keeps.
const fullAfter = 5
const allowedGrowth = 1.03

/**
 * A million requests of a thousand testers, one in ten a registration. Judged is what is in use after the garbage was collected:
 * what the process got from the system besides depends on how much of it the machine has, and on when V8 cares to collect.
 */
export async function watchMemory(server: ChildServer): Promise<void> {
  const { getCups, postUsers } = await makeRequests()
  let turn = 0
  const next = () => (turn++ % 10 === 0 ? postUsers() : getCups())
  const inUse: number[] = []
  console.log(`at the start: ${(await server.heapMb()).toFixed(1)} MB in use`)
  for (let part = 1; part <= parts; part += 1) {
    const { seconds, statuses } = await load(server.port, next, { requests: total / parts })
    const fromSystem = server.memoryMb().toFixed(0)
    const used = await server.heapMb()
    inUse.push(used)
    const asked = ((total / parts) * part).toLocaleString('en')
    console.log(
      `${asked} requests: ${used.toFixed(1)} MB in use, ${fromSystem} MB from the system, ${seconds.toFixed(1)} s, ${JSON.stringify(statuses)}`,
    )
  }
  await server.stop()
  const [full = 0, late] = [inUse[fullAfter - 1], Math.max(...inUse.slice(fullAfter))]
  const isFlat = late <= full * allowedGrowth
  const grown = ((late / full - 1) * 100).toFixed(1)
  console.log(
    `memory in use: ${full.toFixed(1)} MB once every session is full, at most ${late.toFixed(1)} MB afterwards (${grown} %); goal, flat: ${isFlat ? 'met' : 'missed'}`,
  )
  if (!isFlat) process.exitCode = 1
}
