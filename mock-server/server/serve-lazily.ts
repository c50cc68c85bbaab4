import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Hands every request for a path that begins with `prefix` over to an app of its own, which is built at the first of them. Without it,
 * these routes and their pages would take a third of the time that a tester waits for a start. `onArrival` receives each request at once.
 */
export function serveLazily(
  app: FastifyInstance,
  prefix: string,
  build: () => Promise<FastifyInstance>,
  onArrival: (request: IncomingMessage) => void,
): void {
  let built: Promise<FastifyInstance> | undefined
  app.all(
    `${prefix}*`,
    {
      // Before the body is read: the other app reads it.
      onRequest: async (request, reply) => {
        onArrival(request.raw)
        built ??= build()
        const { routing } = await built
        reply.hijack()
        routing(request.raw, reply.raw)
      },
    },
    () => {},
  )
  app.addHook('onClose', async () => (await built)?.close())
}
