import type { Session } from '#mock/sessions/session.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { OwnScenario, Scenario } from './scenario.ts'

interface SessionScenarios {
  /** Scenarios that a test or a tester sent, by their ids. */
  own: Map<string, OwnScenario>
  /** What the next call of an operation is answered, once. */
  next: Map<OperationId, Scenario>
}

// A deleted session takes its scenarios with it.
const bySession = new WeakMap<Session, SessionScenarios>()

/** The scenarios that belong to one session. */
export function getSessionScenarios(session: Session): SessionScenarios {
  const scenarios = bySession.get(session) ?? { own: new Map(), next: new Map() }
  bySession.set(session, scenarios)
  return scenarios
}
