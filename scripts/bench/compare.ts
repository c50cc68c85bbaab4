import type { ChildServer } from './child-server.ts'
import { type Load, load } from './load.ts'

const rounds = 20
const sliceSeconds = 0.4
const warmUp = { seconds: 3 }

/** A server with the requests it understands. */
export interface Contestant {
  name: string
  server: ChildServer
  next: () => Buffer
}

/** What a server did in each round. */
export interface Measured {
  name: string
  /** Requests a second. */
  rate: number[]
  /** Of the floor's rate in the same round. */
  share: number[]
  /** Microseconds of processor for each request. */
  cost: number[]
  /** The floor's cost in the same round as a part of it. */
  costShare: number[]
}

/**
 * Loads each server in short slices, one after the other, in turning order. Each is held against the floor of the same round: what
 * else the machine does meanwhile befalls both.
 */
export async function compare(contestants: readonly Contestant[], floor: ChildServer): Promise<Measured[]> {
  const all = contestants.map(each => ({ ...each, measured: newlyMeasured(each.name) }))
  for (const { server, next } of all) await load(server.port, next, warmUp)
  for (let round = 0; round < rounds; round += 1) {
    const slices: (Slice & { server: ChildServer; measured: Measured })[] = []
    for (const { server, next, measured } of round % 2 === 0 ? all : all.toReversed())
      slices.push({ ...(await sliceOf(server, next)), server, measured })
    const bare = slices.find(({ server }) => server === floor)
    if (!bare) throw new Error('The floor is not among the servers.')
    for (const { measured, rate, cost } of slices) {
      measured.rate.push(rate)
      measured.share.push(rate / bare.rate)
      measured.cost.push(cost)
      measured.costShare.push(bare.cost / cost)
    }
  }
  return all.map(({ measured }) => measured)
}

interface Slice {
  rate: number
  cost: number
}

async function sliceOf(server: ChildServer, next: () => Buffer): Promise<Slice> {
  const before = server.cpuSeconds() ?? Number.NaN
  const slice = await load(server.port, next, { seconds: sliceSeconds })
  expectAnswers(slice)
  const used = (server.cpuSeconds() ?? Number.NaN) - before
  return { rate: slice.requests / slice.seconds, cost: (used / slice.requests) * 1e6 }
}

/** A server that refuses is fast, and not what is measured. */
function expectAnswers({ statuses, firstBody }: Load) {
  if (Object.keys(statuses).some(status => status !== '200'))
    throw new Error(`Not every answer was 200: ${JSON.stringify(statuses)}, the first ${firstBody}`)
}

function newlyMeasured(name: string): Measured {
  return { name, rate: [], share: [], cost: [], costShare: [] }
}
