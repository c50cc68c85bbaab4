import type { Clock } from '#mock/clock.ts'
import { newIdIn } from '#mock/sessions/new-id.ts'
import type { Session } from '#mock/sessions/session.ts'

/** What it takes to let something happen to a tester: their session, the time and fresh ids. A call of the API is one, too. */
export interface Means {
  session: Session
  now: () => Date
  newId: () => string
}

/** The means of a page's visitor. */
export function meansOf(session: Session, clock: Clock): Means {
  return { session, now: clock.now, newId: () => newIdIn(session) }
}
