import type { ChildServer } from './child-server.ts'
import { load } from './load.ts'
import { makeRequests } from './requests.ts'

const total = 1_000_000
const parts = 20
// The heap breathes; what grows with every request would have doubled many times over.
const allowedGrowth = 1.15

/** A million requests of a thousand testers, one in ten a registration. Fails when the second half takes more memory than the first. */
export async function watchMemory(server: ChildServer): Promise<void> {
  const { getCups, postUsers } = await makeRequests()
  let turn = 0
  const next = () => (turn++ % 10 === 0 ? postUsers() : getCups())
  const seen: number[] = []
  for (let part = 1; part <= parts; part += 1) {
    const { seconds, statuses } = await load(server.port, next, { requests: total / parts })
    seen.push(server.memoryMb())
    console.log(
      `${((total / parts) * part).toLocaleString('en')} requests: ${seen.at(-1)?.toFixed(0)} MB, ${seconds.toFixed(1)} s, ${JSON.stringify(statuses)}`,
    )
  }
  await server.stop()
  const [early, late] = [Math.max(...seen.slice(parts / 4, parts / 2)), Math.max(...seen.slice(parts / 2))]
  const isFlat = late <= early * allowedGrowth
  console.log(
    `memory: ${early.toFixed(0)} MB at most in the second quarter, ${late.toFixed(0)} MB in the second half: ${isFlat ? 'flat' : 'it grows'}`,
  )
  if (!isFlat) process.exitCode = 1
}
