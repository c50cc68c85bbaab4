import type { FastifyInstance } from 'fastify'
import { type AppOptions, createAppContext } from './app-context.ts'
import { callsPlugin } from './calls/calls-plugin.ts'
import { operations } from './operations/index.ts'
import { closeInvoiceReader } from './operations/parse-invoice.ts'
import { addSharedHooks, createInstance } from './server/instance.ts'
import { serveLazily } from './server/serve-lazily.ts'
import { enterSituation } from './situation/enter-situation.ts'
import { getSituation } from './situation/session-situation.ts'

/** Builds the mock server without listening: tests inject requests, server.ts listens. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const context = await createAppContext(options)
  const { contract, selection, situations, realApi, har, journal, keeper, stop } = context
  const app = createInstance()
  app.addHook('preClose', done => {
    stop.abort()
    done()
  })
  app.addHook('onClose', closeInvoiceReader)
  app.addHook('onClose', () => har?.write())
  app.addHook('onClose', () => keeper?.close())

  await app.register(async calls => {
    await addSharedHooks(calls, context)
    await calls.register(callsPlugin, {
      contract,
      context: {
        ...context,
        operations: { ...operations, ...options.operations },
        // A value that is reserved here may belong to a customer of the real API.
        chooseScenarios: (request, operation, parts) =>
          realApi?.answers(operation) ? selection.get(request).chosen : selection.getForCall(request, operation, parts),
        async enterSituation(request, reply, name) {
          if (getSituation(request.session)?.name !== name)
            enterSituation(context, request, reply, await situations.find(name))
        },
      },
    })
  })
  // Most automated tests call the API first, and many call nothing else: they do not wait for the pages.
  serveLazily(app, '/__mock', async () => (await import('./tools.ts')).buildTools(context), journal.markArrival)
  return app
}
