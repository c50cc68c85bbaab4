import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { callsPlugin } from './calls/calls-plugin.ts'
import type { Contract } from './contract/contract.ts'
import { loadContract } from './contract/load-contract.ts'
import { createValidator } from './contract/validator.ts'
import { controlPlugin } from './control/control-plugin.ts'
import { enterSituation } from './control/situation-plugin.ts'
import { createArrivals } from './journal/arrivals.ts'
import { createHarWriter } from './journal/har.ts'
import { createJournal, type JournalLimits } from './journal/journal.ts'
import { appPlugin } from './journey/app/app-plugin.ts'
import { assetsPlugin } from './journey/assets/assets-plugin.ts'
import { chatbotPlugin } from './journey/chatbot/chatbot-plugin.ts'
import { legalPlugin } from './journey/legal/legal-plugin.ts'
import { mailboxPlugin } from './journey/mail/mailbox-plugin.ts'
import { marketingPlugin } from './journey/marketing/marketing-plugin.ts'
import { reviewsPlugin } from './journey/reviews/reviews-plugin.ts'
import { signInPlugin } from './journey/sign-in/sign-in-plugin.ts'
import { signaturePlugin } from './journey/signature/signature-plugin.ts'
import { operations } from './operations/index.ts'
import type { Operations } from './operations/operation.ts'
import { closeInvoiceReader } from './operations/parse-invoice.ts'
import { scenarios } from './operations/scenarios.ts'
import { panelPlugin } from './panel/panel-plugin.ts'
import type { RealApi } from './real-api/real-api.ts'
import { createSelection } from './scenarios/selection.ts'
import { allowOrigins, isPolled, logRequests, sendError, sendNotFound } from './server/http.ts'
import { createSessionKeeper } from './server/kept-sessions.ts'
import { registerSessions } from './sessions/session-plugin.ts'
import { createSessionStore, type SessionLimits } from './sessions/session-store.ts'
import { type Clock, systemClock } from './shared/clock.ts'
import { getSituation } from './situation/session-situation.ts'
import { createSituations } from './situation/situations.ts'
import { createWorld } from './world/world.ts'

/** What a test or the command line may set; everything has a default. */
export interface AppOptions {
  clock?: Clock
  /** Identifiers, scores and chance depend on it alone. */
  seed?: number
  contract?: Contract
  /** Replaces single operations. */
  operations?: Partial<Operations>
  limits?: { sessions?: SessionLimits; journal?: JournalLimits }
  /** Answers its calls of the product, except those that a chosen scenario answers. */
  realApi?: RealApi | undefined
  /** The scenarios of testers who chose none, as `id,id`. */
  scenarios?: string
  /** The situation in which sessions begin, as a file holds it. Its scenarios are those of testers who chose none. */
  situation?: unknown
  /** The origin of the wizard, for links from pages that are opened at this server's own address. */
  webOrigin?: string
  /** Other origins whose pages may call this server, as `allowOrigins` takes them. */
  allowedOrigins?: readonly string[]
  /** Receives one line per request. Nothing is logged by default. */
  log?: (line: string) => void
  /** A file that keeps the sessions while the server restarts. */
  keep?: string | undefined
  /** A file for an HTTP Archive of all calls, written when the server stops. */
  record?: string
}

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

/** Builds the mock server without listening: tests inject requests, server.ts listens. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { clock = systemClock, contract = await loadContract(), limits, log } = options
  const { webOrigin = 'http://localhost:5173', realApi } = options
  const world = createWorld()
  const validator = createValidator(contract)
  const { seed = 1 } = options
  const situations = createSituations({ contract, validator, world, clock, seed })
  const first = options.situation === undefined ? undefined : await situations.find(options.situation)
  const store = createSessionStore(clock.now, first?.situation.seed ?? seed, limits?.sessions, session => {
    if (first) situations.enter(session, first)
  })
  const catalogue = { scenarios, operations: contract.operations.map(each => each.id) }
  const selection = createSelection(catalogue, options.scenarios ?? first?.situation.scenarios?.join(','))
  const har = options.record === undefined ? undefined : createHarWriter(options.record)
  const journal = createJournal(store, limits?.journal, har?.add)
  const arrivals = createArrivals(clock.now)
  const keeper =
    options.keep === undefined
      ? undefined
      : createSessionKeeper({ file: options.keep, store, journal, situations, log: log ?? console.warn })
  await keeper?.read()
  const stop = new AbortController()

  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: sendError,
    schemaController,
    routerOptions: { maxParamLength },
  })
  app.addHook('preClose', done => {
    stop.abort()
    done()
  })
  app.addHook('onClose', closeInvoiceReader)
  app.addHook('onClose', () => har?.write())
  app.addHook('onClose', () => keeper?.close())
  if (keeper)
    app.addHook('onResponse', (request, _, done) => {
      if (!isPolled(request)) keeper.save()
      done()
    })
  app.setNotFoundHandler(sendNotFound)
  app.setErrorHandler(sendError)
  if (log) logRequests(app, log)
  allowOrigins(app, [webOrigin, ...(options.allowedOrigins ?? [])])
  await app.register(cookie)
  registerSessions(app, store, clock)

  await app.register(callsPlugin, {
    contract,
    context: {
      validator,
      operations: { ...operations, ...options.operations },
      world,
      clock,
      journal,
      // A value that is reserved here may belong to a customer of the real API.
      chooseScenarios: (request, operation, parts) =>
        realApi?.answers(operation) ? selection.get(request).chosen : selection.getForCall(request, operation, parts),
      async enterSituation(request, reply, name) {
        if (getSituation(request.session)?.name !== name)
          enterSituation({ selection, situations }, request, reply, await situations.find(name))
      },
      realApi,
      log,
      stopping: stop.signal,
    },
  })
  await app.register(controlPlugin, {
    catalogue,
    selection,
    situations,
    store,
    journal,
    arrivals,
    world,
    clock,
    contract,
    validator,
    stopping: stop.signal,
    isPrivate: realApi !== undefined,
  })

  await app.register(assetsPlugin)
  await app.register(marketingPlugin, { webOrigin, clock })
  await app.register(legalPlugin, { webOrigin })
  await app.register(signInPlugin, { webOrigin, world, clock })
  await app.register(chatbotPlugin, { webOrigin })
  await app.register(reviewsPlugin)
  await app.register(mailboxPlugin, { webOrigin })
  await app.register(signaturePlugin, { webOrigin, clock })
  await app.register(appPlugin, { webOrigin, clock })
  await app.register(panelPlugin, { webOrigin, selection, journal, arrivals, world })
  return app
}
