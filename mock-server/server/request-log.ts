import type { FastifyInstance } from 'fastify'

/** One line per request: what was asked, without its query, and how it went. Never a body, an address or an account. */
export function logRequests(app: FastifyInstance, log: (line: string) => void) {
  app.addHook('onResponse', (request, reply, done) => {
    // The route's own pattern: what an unknown path holds may be anything.
    const path = request.routeOptions.url ?? '(no such path)'
    // The testers' panel looks every second; nobody wants to read that.
    if (!path.startsWith('/__mock/state'))
      log(`${request.method} ${path} ${reply.raw.statusCode} ${Math.round(reply.elapsedTime)} ms`)
    done()
  })
}
