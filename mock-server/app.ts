import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { callsPlugin } from './calls/calls-plugin.ts'
import type { CallContext } from './calls/context.ts'
import { passOnTo } from './calls/pass-on.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Contract, loadContract } from './contract/contract.ts'
import { createValidator } from './contract/validator.ts'
import { docsPlugin } from './control/docs-plugin.ts'
import { fillPlugin } from './control/fill-plugin.ts'
import { journalPlugin } from './control/journal-plugin.ts'
import { scenariosPlugin } from './control/scenarios-plugin.ts'
import { statePlugin } from './control/state-plugin.ts'
import { worldPlugin } from './control/world-plugin.ts'
import { createJournal, type JournalLimits } from './journal/journal.ts'
import { createHarRecord } from './journal/record-har.ts'
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
import { panelPlugin } from './panel/panel-plugin.ts'
import { createSelection } from './scenarios/selection.ts'
import { allowOtherOrigins } from './server/cross-origin.ts'
import { noSchemas } from './server/no-schemas.ts'
import { answerFrameworkError, answerProblems } from './server/problems.ts'
import { logRequests } from './server/request-log.ts'
import { shareSessions } from './sessions/session-plugin.ts'
import { createSessionStore, type SessionLimits } from './sessions/session-store.ts'
import { createWorld } from './world/world.ts'

/** What a test, or the command line, may bring along; everything has a default. */
export interface AppOptions {
  clock?: Clock
  /** Identifiers, scores and chance depend on it and on nothing else. */
  seed?: number
  contract?: Contract
  /** Replaces the behaviour of single operations. */
  operations?: Partial<Operations>
  limits?: { sessions?: SessionLimits; journal?: JournalLimits }
  /** The origin of a real API, which then answers every call of the product that no chosen scenario answers. */
  target?: string
  /** The scenarios of everybody who chose none, as `id,id`. */
  scenarios?: string
  /** Where the wizard is, for links from pages that are opened at this server's own address. */
  webOrigin?: string
  /** Takes one line per request; without it nothing is logged. */
  log?: (line: string) => void
  /** A file for an HTTP Archive of all calls, written when the server stops. */
  record?: string
}

// As long as Node lets the head of a request be.
const longestAddress = 16 * 1024

/** Builds the mock server. It listens to nothing yet: tests inject requests, server.ts listens. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { clock = systemClock, seed = 1, contract = await loadContract(), limits, log } = options
  const { webOrigin = 'http://localhost:5173', target } = options
  const store = createSessionStore(clock.now, seed, limits?.sessions)
  const world = createWorld()
  const selection = createSelection(contract, options.scenarios)
  const record = options.record === undefined ? undefined : createHarRecord(options.record)
  const stop = new AbortController()
  const context: CallContext = {
    contract,
    validator: createValidator(contract),
    operations: { ...operations, ...options.operations },
    world,
    clock,
    journal: createJournal(store, limits?.journal, record?.take),
    // Values that are reserved here may be a customer's there.
    chooseScenarios: target === undefined ? selection.forCall : request => selection.of(request).chosen,
    passOn: target === undefined ? undefined : passOnTo(target),
    report: log,
    stopping: stop.signal,
  }

  const app = Fastify({
    forceCloseConnections: true,
    schemaController: noSchemas,
    frameworkErrors: answerFrameworkError,
    // What is too long is for the contract to say.
    routerOptions: { maxParamLength: longestAddress },
  })
  app.addHook('preClose', done => {
    stop.abort()
    done()
  })
  app.addHook('onClose', closeInvoiceReader)
  app.addHook('onClose', () => record?.write())
  answerProblems(app)
  if (log) logRequests(app, log)
  allowOtherOrigins(app)
  // Cookies are read with the session, in one hook: each takes its time of every request.
  await app.register(cookie, { hook: false })
  shareSessions(app, store)

  await app.register(callsPlugin, { context })
  await app.register(scenariosPlugin, { selection })
  await app.register(statePlugin, { selection, store })
  await app.register(fillPlugin, { selection })
  await app.register(journalPlugin, { contract, store })
  await app.register(worldPlugin, { world })
  await app.register(docsPlugin, { document: contract.document })

  await app.register(assetsPlugin)
  await app.register(marketingPlugin, { webOrigin })
  await app.register(legalPlugin, { webOrigin })
  await app.register(signInPlugin, { webOrigin, world })
  await app.register(chatbotPlugin, { webOrigin })
  await app.register(reviewsPlugin)
  await app.register(mailboxPlugin, { webOrigin })
  await app.register(signaturePlugin, { webOrigin, clock })
  await app.register(appPlugin, { webOrigin, clock })
  await app.register(panelPlugin, { webOrigin, selection })
  return app
}
