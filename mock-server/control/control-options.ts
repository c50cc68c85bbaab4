import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { Arrivals } from '#mock/journal/arrivals.ts'
import type { Journal } from '#mock/journal/journal.ts'
import type { Catalogue } from '#mock/scenarios/choose.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { Situations } from '#mock/situation/situations.ts'
import type { World } from '#mock/world/world.ts'

/** What the routes for tools and tests work with. */
export interface ControlOptions {
  catalogue: Catalogue
  selection: Selection
  situations: Situations
  store: SessionStore
  journal: Journal
  arrivals: Arrivals
  world: World
  clock: Clock
  contract: Contract
  validator: Validator
  /** Aborts when the server stops, so that nobody who waits delays it. */
  stopping: AbortSignal
  /** Calls go to a real API: they may hold data of real people. */
  isPrivate: boolean
}
