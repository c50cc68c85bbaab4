import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { sessionHeader } from '#mock/sessions/session-plugin.ts'
import { HttpError } from '#mock/shared/problem.ts'

/** Fonts and pictures, which hold nothing of a session. */
const publicAssets = '/__mock/journey/'

/**
 * Lets only known callers in. The Host must be a name of this machine, an IP address or a name that was allowed: else a page whose own name leads to
 * 127.0.0.1 (DNS rebinding) could steer this server, and with `--target` a real API. The Origin must be this server's, the wizard's or an allowed one.
 */
export function guardHosts(app: FastifyInstance, { webOrigin, allowedOrigins, allowedHosts, log }: AppContext) {
  const origins = [webOrigin, ...allowedOrigins]
  const nameIn = (origin: string) => new URL(origin.replace(/:\*$/, '')).hostname
  const hosts = new Set([...allowedHosts, ...origins.map(nameIn)])
  for (const origin of allowedOrigins)
    if (!isLocal(nameIn(origin)))
      log(`${origin} is another site: browsers send no cookie from there. Name the session in X-Mock-Session.`)

  app.addHook('onRequest', (request, reply, done) => {
    const { origin, host = '', 'x-forwarded-host': forwarded } = request.headers
    const name = URL.parse(`http://${host}`)?.hostname ?? ''
    if (!isLocal(name) && !hosts.has(name))
      throw new HttpError(421, `This server is not known as ${host}. Allow the name: --allow-host ${name || 'NAME'}`)
    // A document in a sandboxed frame has no origin, and asks for its font like one of another; also what other pages cached is for it.
    const isPublic = request.url.startsWith(publicAssets) && ['GET', 'OPTIONS'].includes(request.method)
    if (isPublic) reply.header('access-control-allow-origin', '*')
    // Behind the web server of the wizard, the page's host is the one that it forwards.
    else if (origin === undefined || [host, forwarded].includes(URL.parse(origin)?.host ?? '')) return done()
    else if (origins.includes(origin) || origins.includes(origin.replace(/:\d+$/, ':*')))
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': `retry-after, ${sessionHeader}, x-mock-scenario`,
        vary: 'origin',
      })
    else
      throw new HttpError(403, `Pages of ${origin} are not allowed here. Allow them by name: --allow-origin ${origin}`)
    if (request.method !== 'OPTIONS') return done()
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        // A browser that sends a test's header with everything, as Playwright's can, asks first.
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}

/** A name that leads to this machine everywhere, or an address, which no DNS can redirect. */
function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
