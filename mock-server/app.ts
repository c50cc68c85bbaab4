import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { type AppOptions, createAppContext, createState, type ServerState } from './app-context.ts'
import { callsPlugin } from './calls/calls-plugin.ts'
import { controlPlugin } from './control/control-plugin.ts'
import { journeyPlugin } from './journey/journey-plugin.ts'
import { closeInvoiceReader } from './operations/parse-invoice.ts'
import { panelPlugin } from './panel/panel-plugin.ts'
import { createErrorHandler, createNotFound, logRequests, sendError } from './server/errors-and-log.ts'
import { guardHosts } from './server/hosts.ts'
import { registerSessions } from './sessions/session-plugin.ts'

// As long as Node allows an address to be: the contract decides what is too long.
const maxParamLength = 16 * 1024

/** Builds the mock server without listening: tests inject requests, start-mock-server.ts listens. */
export async function buildApp(
  options: AppOptions = {},
  state: ServerState = createState(options),
): Promise<FastifyInstance> {
  const context = await createAppContext(options, state)
  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: sendError,
    routerOptions: { maxParamLength },
  })
  app.setErrorHandler(createErrorHandler(context))
  app.decorateRequest('record', undefined)
  app.addHook('preClose', done => {
    state.stop.abort()
    done()
  })
  app.addHook('onClose', closeInvoiceReader)
  if (options.log) logRequests(app, options.log)
  guardHosts(app, context)
  await app.register(cookie)
  registerSessions(app, context.store)
  app.setNotFoundHandler(createNotFound(app, context))
  await app.register(callsPlugin, context)
  await app.register(controlPlugin, context)
  await app.register(journeyPlugin, context)
  await app.register(panelPlugin, context)
  return app
}
