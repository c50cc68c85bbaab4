import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionHeader } from '#mock/sessions/session-plugin.ts'
import { createProblem, HttpError, problemContentType } from '#mock/shared/problem.ts'

/** Whether the panel sends this request every second. */
export function isPolled({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === '/__mock/state'
}

/** Logs one line per request: method, route and status; never a query, a body, an address or an account. */
export function logRequests(app: FastifyInstance, log: (line: string) => void) {
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, because an unknown path may hold anything.
    const path = request.routeOptions.url ?? '(no such path)'
    if (!isPolled(request)) log(`${request.method} ${path} ${reply.raw.statusCode} ${Math.round(reply.elapsedTime)} ms`)
    done()
  })
}

/** Fonts and pictures, which hold nothing of a session. */
const publicAssets = '/__mock/journey/'

/**
 * Lets pages call this server: those of its own origin, and those of the named origins. `http://localhost:*` names every port of a host. Any
 * other page gets a 403: it could read and steer the session of whoever opens it.
 */
export function allowOrigins(app: FastifyInstance, allowed: readonly string[]) {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    // A document in a sandboxed frame has no origin, and asks for its font like one of another; also what other pages cached is for it.
    if (request.url.startsWith(publicAssets) && ['GET', 'OPTIONS'].includes(request.method)) {
      reply.header('access-control-allow-origin', '*')
      if (request.method === 'GET') return done()
      // A browser that sends a test's header with everything, as Playwright's can, asks first.
      reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      return reply.code(204).send()
    }
    if (origin === undefined || isOwnOrigin(origin, request)) return done()
    if (!allowed.includes(origin) && !allowed.includes(origin.replace(/:\d+$/, ':*')))
      throw new HttpError(403, `Pages of ${origin} are not allowed here. Allow them by name: --allow-origin ${origin}`)
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': `retry-after, ${sessionHeader}, x-mock-scenario`,
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

/** Behind the web server of the wizard, the page's host is the one that it forwards. */
function isOwnOrigin(origin: string, { headers }: FastifyRequest): boolean {
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return [headers.host, headers['x-forwarded-host']].includes(host)
}

type HandledError = Error & { statusCode?: number; code?: string }

// What curl and some test tools send by themselves.
const wrongType = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'

/** Sends an error as a problem: errors of this server's routes, and of Fastify for addresses that it cannot parse. */
export function sendError(error: HandledError, _: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500)
  const detail = error.code === wrongType ? 'Send JSON, with the header Content-Type: application/json.' : error.message
  return reply.code(status).type(problemContentType).send(createProblem(status, detail))
}

/** Sends a problem for unknown paths and methods, which says where the known ones stand. */
export function sendNotFound({ method }: FastifyRequest, reply: FastifyReply) {
  const detail = `Nothing answers ${method} at this path. /__mock/docs/ describes the API, and /__mock/docs/mock-server/ what tests and tools use.`
  return reply.code(404).type(problemContentType).send(createProblem(404, detail))
}
