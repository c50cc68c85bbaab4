import type { Session } from '#mock/sessions/session.ts'
import type { Answer, OperationId, ValidRequest } from '#mock/shared/types.ts'
import type { World } from '#mock/world/world.ts'

/** A valid request, and everything else that its answer may depend on. */
export interface Call<Id extends OperationId> extends ValidRequest<Id> {
  /** What this tester did before. */
  session: Session
  world: World
  /** Milliseconds since 1970. */
  now: () => number
  /** Creates an identifier: the same one in every run with the same seed and session. */
  newId: () => string
}

/** How a call behaves when no scenario is chosen. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>

/** One operation per call of the contract; a missing one does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }
