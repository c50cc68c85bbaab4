import type { Clock } from '#mock/clock.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { Journey } from './journey.ts'
import { journeyOf } from './journey-of.ts'

/** What it takes to let something happen to a tester: their session, their journey and the time. */
export interface Means {
  session: Session
  journey: Journey
  now: () => number
}

/** The means of a page's visitor. */
export function meansOf(session: Session, clock: Clock): Means {
  return { session, journey: journeyOf(session), now: clock.now }
}
