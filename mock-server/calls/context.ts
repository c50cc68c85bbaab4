import type { Clock } from '#mock/clock.ts'
import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { Journal } from '#mock/journal/journal.ts'
import type { Operations } from '#mock/operations/operation.ts'
import type { ChooseScenarios } from '#mock/scenarios/selection.ts'
import type { World } from '#mock/world/world.ts'
import type { PassOn } from './pass-on.ts'

/** What every call of the product API is answered with. */
export interface CallContext {
  contract: Contract
  validator: Validator
  operations: Operations
  world: World
  clock: Clock
  journal: Journal
  chooseScenarios: ChooseScenarios
  /** Where a real API answers in place of the operations. */
  passOn?: PassOn
  /** Takes a line about an answer of the real API that departs from the contract. */
  report?: (line: string) => void
  /** Aborts when the server stops, so that nobody waits for a slow answer. */
  stopping: AbortSignal
}
