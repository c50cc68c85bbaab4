import { createRequests, load, type Method } from './load.ts'
import { median } from './median.ts'
import { type StartedServer, startServer } from './start-server.ts'
import type { Row } from './table.ts'

const starts = 7
const rounds = 7
/** Short slices in turns: whatever else the machine does slows both servers. */
const sliceSeconds = 1
const goals: Record<Method, number> = { GET: 0.45, POST: 0.3 }

const startMockServer = () => startServer(['mock-server/server.ts'])

/** Measures the mock server's start, and its speed as a share of a bare node:http server's. */
export async function measureServer(): Promise<Row[]> {
  const startTimes: number[] = []
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await startMockServer()
    startTimes.push(server.startMs)
    await server.stop()
  }
  const mock = await startMockServer()
  const responses = { GET: await readResponse(mock, 'GET'), POST: await readResponse(mock, 'POST') }
  const bare = await startServer(['scripts/bench/bare-server.ts'], { BENCH_RESPONSES: JSON.stringify(responses) })
  const rows: Row[] = [
    { what: 'Mock server: cold start', figure: median(startTimes), unit: 'ms', goal: { atMost: 400 } },
  ]
  for (const method of ['GET', 'POST'] as const) {
    const { rate, share } = await compare(mock, bare, method)
    rows.push(
      { what: `Mock server: ${method}`, figure: rate, unit: 'a second' },
      { what: `Mock server: ${method}, share of node:http`, figure: share, goal: { atLeast: goals[method] } },
    )
  }
  await Promise.all([mock.stop(), bare.stop()])
  return rows
}

async function compare(mock: StartedServer, bare: StartedServer, method: Method) {
  const rates: number[] = []
  const shares: number[] = []
  // The first round warms both servers up.
  for (let round = 0; round <= rounds; round += 1) {
    const rate = await load(mock.origin, [method], { duration: sliceSeconds })
    const bareRate = await load(bare.origin, [method], { duration: sliceSeconds })
    if (round === 0) continue
    rates.push(rate)
    shares.push(rate / bareRate)
  }
  return { rate: Math.round(median(rates)), share: median(shares) }
}

async function readResponse({ origin }: StartedServer, method: Method): Promise<unknown> {
  const [request] = createRequests(method, 1)
  if (!request) throw new Error('There is no request.')
  const { path, headers, body } = request
  const init = { method, headers: headers as Record<string, string>, ...(body && { body: String(body) }) }
  return (await fetch(origin + path, init)).json()
}
