import type { Clock } from '#mock/shared/clock.ts'
import type { Session } from './session.ts'

/** Milliseconds since 1970 as the session counts them: a tester may have moved its clock. */
export function sessionTime({ clockOffsetMs }: Session, clock: Clock): number {
  return clock.now() + clockOffsetMs
}
