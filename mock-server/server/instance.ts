import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { registerSessions } from '#mock/sessions/session-plugin.ts'
import { allowOrigins, isPolled, logRequests, sendError, sendNotFound } from './http.ts'

/**
 * Replaces Fastify's schema compilers, which nothing here uses: loading them takes a fifth of the time that a tester waits for a start.
 */
const schemaController = {
  compilersFactory: { buildValidator: () => rejectSchemas, buildSerializer: () => rejectSchemas },
}

function rejectSchemas(): never {
  throw new Error('Routes have no schemas of their own: the contract is validated in mock-server/contract.')
}

// As long as Node allows an address to be: the contract decides what is too long.
const maxParamLength = 16 * 1024

/** Creates an empty server that sends errors as problems. */
export function createInstance(): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: sendError,
    schemaController,
    routerOptions: { maxParamLength },
  })
  app.setErrorHandler(sendError)
  return app
}

/** Gives every request of an instance its log line, its check of origin, its cookies and its session, also where there is no such path. */
export async function addSharedHooks(
  app: FastifyInstance,
  { keeper, log, webOrigin, allowedOrigins, store, clock }: AppContext,
): Promise<void> {
  if (keeper)
    app.addHook('onResponse', (request, _, done) => {
      if (!isPolled(request)) keeper.save()
      done()
    })
  app.setNotFoundHandler(sendNotFound)
  if (log) logRequests(app, log)
  allowOrigins(app, [webOrigin, ...allowedOrigins])
  await app.register(cookie)
  registerSessions(app, store, clock)
}
