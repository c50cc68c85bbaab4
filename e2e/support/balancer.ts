import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Random } from './random/random.ts'

/** A load balancer that gives each request to any of the servers in `targets`, which a test may change at any time. */
export async function startBalancer() {
  const targets: string[] = []
  const random = new Random('balancer')
  const server = createServer((incoming, outgoing) => {
    const target = targets[random.below(targets.length)]
    if (target === undefined) return outgoing.writeHead(503).end()
    const { method, headers } = incoming
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
