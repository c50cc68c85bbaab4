import type { Contract } from './contract/contract.ts'
import { loadContract } from './contract/load-contract.ts'
import { getValidator } from './contract/validator.ts'
import { createArrivals } from './journal/arrivals.ts'
import { createJournal, type JournalLimits } from './journal/journal.ts'
import type { Operations } from './operations/operation.ts'
import { scenarios } from './operations/scenarios.ts'
import type { RealApi } from './real-api/real-api.ts'
import { createSelection } from './scenarios/selection.ts'
import type { KeeperOptions } from './server/kept-sessions.ts'
import { createSessionStore, type SessionLimits } from './sessions/session-store.ts'
import { type Clock, systemClock } from './shared/clock.ts'
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

/** What the calls of the API and the pages and tools of testers share. */
export type AppContext = Awaited<ReturnType<typeof createAppContext>>

/** Creates world, sessions and journal, and brings back the sessions that a file keeps. Throws a 400 for an unknown scenario or situation. */
export async function createAppContext(options: AppOptions) {
  const { clock = systemClock, contract = await loadContract(), limits, log, realApi, seed = 1 } = options
  const { webOrigin = 'http://localhost:5173', allowedOrigins = [] } = options
  const world = createWorld()
  const validator = getValidator(contract)
  const situations = createSituations({ contract, validator, world, clock, seed })
  const first = options.situation === undefined ? undefined : await situations.find(options.situation)
  const store = createSessionStore(clock.now, first?.situation.seed ?? seed, limits?.sessions, session => {
    if (first) situations.enter(session, first)
  })
  const catalogue = { scenarios, operations: contract.operations.map(each => each.id) }
  const selection = createSelection(catalogue, options.scenarios ?? first?.situation.scenarios?.join(','))
  // Loaded when asked for: with it, Node loads its whole client for HTTP, a tenth of the time to start.
  const har =
    options.record === undefined ? undefined : (await import('./journal/har.ts')).createHarWriter(options.record)
  const journal = createJournal(store, limits?.journal, har?.add)
  const stop = new AbortController()
  const stopping: AbortSignal = stop.signal
  return {
    clock,
    contract,
    log,
    realApi,
    webOrigin,
    allowedOrigins,
    world,
    validator,
    situations,
    store,
    catalogue,
    selection,
    har,
    journal,
    arrivals: createArrivals(clock.now),
    keeper: await createKeeper(options.keep, { store, journal, situations, log: log ?? console.warn }),
    stop,
    stopping,
    /** Whether calls go to a real API. */
    isPrivate: realApi !== undefined,
  }
}

async function createKeeper(file: string | undefined, options: Omit<KeeperOptions, 'file'>) {
  if (file === undefined) return undefined
  const { createSessionKeeper } = await import('./server/kept-sessions.ts')
  const keeper = createSessionKeeper({ file, ...options })
  await keeper.read()
  return keeper
}
