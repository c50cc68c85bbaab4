import { resolve } from 'node:path'
import { operations } from '#mock/operations/index.ts'
import { type Contract, loadContract } from './contract/contract.ts'
import { getValidator } from './contract/validator.ts'
import { createJournal, type JournalLimits } from './journal/journal.ts'
import type { Operations } from './operations/operation.ts'
import type { RealApi } from './real-api/real-api.ts'
import { createScenarioCheck } from './scenarios/check-scenario.ts'
import { createChoice, toNames } from './scenarios/choice.ts'
import { createRegistry } from './scenarios/registry.ts'
import { createSessionStore, type SessionLimits } from './sessions/session-store.ts'
import { type Clock, systemClock } from './shared/clock.ts'
import type { Arrival } from './shared/types.ts'

/** What a test or the command line may set; everything has a default. */
export interface AppOptions {
  clock?: Clock | undefined
  /** Identifiers, scores and chance depend on it alone. */
  seed?: number | undefined
  contract?: Contract | undefined
  /** Replaces single operations. */
  operations?: Partial<Operations> | undefined
  /** Answers with the contract's examples and nothing else. */
  isExamples?: boolean | undefined
  limits?: { sessions?: SessionLimits; journal?: JournalLimits } | undefined
  /** Answers its calls of the product, except those that a chosen scenario answers. */
  realApi?: RealApi | undefined
  /** The scenarios of testers who chose none, as `id,id@call`. */
  scenarios?: string | undefined
  /** The folder of scenario files. */
  scenarioFolder?: string | undefined
  /** The origin of the wizard, for links from pages that are opened at this server's own address. */
  webOrigin?: string | undefined
  /** Other origins whose pages may call this server: `https://wizard.example`, or `http://localhost:*` for every port. */
  allowedOrigins?: readonly string[] | undefined
  /** Other names that this server may be called by, besides those of this machine and of the allowed origins. */
  allowedHosts?: readonly string[] | undefined
  /** Receives a line per request, and what is wrong with files. Nothing is logged by default. */
  log?: ((line: string) => void) | undefined
}

/** What testers did: it outlives a new contract. */
export type ServerState = ReturnType<typeof createState>

/** Creates sessions and journal. */
export function createState({ clock = systemClock, seed = 1, limits }: AppOptions) {
  const store = createSessionStore(clock.now, seed, limits?.sessions)
  const journal = createJournal(store, clock, limits?.journal)
  const stop = new AbortController()
  const stopping: AbortSignal = stop.signal
  return { clock, store, journal, arrivals: [] as Arrival[], stop, stopping }
}

/** What the calls of the API and the pages and tools of testers share. */
export type AppContext = Awaited<ReturnType<typeof createAppContext>>

/** Creates what an app works with. Throws a 400 for an unknown scenario. */
export async function createAppContext(options: AppOptions, state: ServerState) {
  const { contract = await loadContract(), log = () => {}, realApi, scenarios = '' } = options
  const { webOrigin = 'http://localhost:5173', allowedOrigins = [], allowedHosts = [] } = options
  const validator = getValidator(contract)
  const check = createScenarioCheck(contract, validator)
  const folder = resolve(options.scenarioFolder ?? 'scenarios')
  const registry = createRegistry(folder, check, log)
  return {
    ...state,
    contract,
    validator,
    registry,
    choice: createChoice(registry, contract, toNames(scenarios)),
    operations: { ...(options.isExamples ? {} : operations), ...options.operations },
    realApi,
    log,
    webOrigin,
    allowedOrigins,
    allowedHosts,
    /** Whether calls go to a real API: they may hold data of real people. */
    isPrivate: realApi !== undefined,
  }
}
