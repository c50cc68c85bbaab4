import type { FastifyInstance } from 'fastify'
import { sessionHeader } from '#mock/sessions/session-plugin.ts'

/** Lets a wizard that is served from elsewhere call this server; all it could reach is invented data. */
export function allowOtherOrigins(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': `${sessionHeader}, x-mock-scenario`,
      vary: 'origin',
    })
    if (request.method !== 'OPTIONS') return done()
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
