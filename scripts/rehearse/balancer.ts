import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { seededRandom } from '#mock/shared/seeded.ts'

/** A load balancer that gives each request to any of the servers in `targets`, which a test may change at any time. */
export async function startBalancer() {
  const targets: string[] = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    // The same choices in every run.
    const target = targets[Math.floor(seededRandom(`balancer ${turn}`) * targets.length)]
    if (target === undefined) return outgoing.writeHead(503).end()
    const { method, headers } = incoming
    const request = target.startsWith('https:') ? requestHttps : requestHttp
    const sent = request(new URL(incoming.url ?? '/', target), { method, headers, agent: false }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    sent.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(sent)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    targets,
    close: () => new Promise(resolve => server.close(resolve).closeAllConnections()),
  }
}
