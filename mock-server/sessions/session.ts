import type { SignUpKind } from '#domain/sign-up-kind.ts'
import type { Clock } from '#mock/shared/clock.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { seededUuid } from '#mock/shared/seeded.ts'
import type { RequestBody } from '#mock/shared/types.ts'

/** The longest delay that a tester can ask for. */
export const maxLatencyMs = 60_000

/** What a session or a scenario may be called. */
export const namePattern = /^[\w.-]{1,64}$/
export const nameRule = 'must have 1 to 64 letters, digits, dots, hyphens or underscores'

/** A registration as it was accepted. */
export interface Registration {
  /** The registration id that its request named: a repeat with the same id is the same registration. */
  readonly registrationId: string
  /** Without password and consents. */
  readonly body: Omit<RequestBody<'registerUser'>, 'password' | 'confirmedPassword' | 'consents'>
  readonly kind: SignUpKind
  /** In milliseconds since 1970. */
  readonly acceptedAt: number
  /** The identifiers that its response gives. */
  readonly id: string
  readonly userId: string
  readonly contractId: string
}

/** Everything that one tester (or one parallel test) did and chose. Sessions never see each other. */
export type Session = ReturnType<typeof createSession>

/** Creates an empty session. */
export function createSession(id: string, seed: number, now: number) {
  return {
    id,
    /** In milliseconds since 1970. */
    lastSeenAt: now,
    /** The names of scenarios chosen for the session; undefined when nothing was chosen. */
    chosen: undefined as readonly string[] | undefined,
    /** Added to every response of the product API. */
    latencyMs: 0,
    /** How far this session's time is ahead of the server's; negative when it is behind. */
    clockOffsetMs: 0,
    /** Makes chance repeatable. */
    seed,
    /** How often something happened that is limited, such as "fails once". */
    counters: new Map<string, number>(),
    /** By registration id, the oldest first. */
    registrations: new Map<string, Registration>(),
    /** Supply points whose contract was signed in this session. */
    signedSupplyPoints: new Set<string>(),
  }
}

/** Increments a counter of the session and returns its value before. */
export function incrementCounter(session: Session, name: string): number {
  const before = session.counters.get(name) ?? 0
  session.counters.set(name, before + 1)
  return before
}

const countDigits = 12

/** Creates an identifier, which is the same one in every run with the same seed and session: it ends with their number in the session. */
export function createId(session: Session): string {
  const base = seededUuid(`${session.seed} ${session.id}`).slice(0, -countDigits)
  return base + (incrementCounter(session, 'new id') + 1).toString(16).padStart(countDigits, '0')
}

/** Milliseconds since 1970 as the session counts them: a tester may have moved its clock. */
export function sessionTime({ clockOffsetMs }: Session, { now }: Pick<Clock, 'now'>): number {
  return now() + clockOffsetMs
}

// The largest time that a Date can hold.
const maxTime = 8.64e15

/** Moves the session's time ahead of the server's. Throws a 400 for a time that no clock shows. */
export function moveClock(session: Session, offsetMs: number, { now }: Clock): void {
  if (!(Math.abs(now() + offsetMs) <= maxTime)) throw new HttpError(400, 'No clock goes that far.')
  session.clockOffsetMs = offsetMs
}

/** Keeps something for each session, created at its first use. A deleted session takes it along. */
export function createPerSession<Kept>(create: () => Kept): (session: Session) => Kept {
  const bySession = new WeakMap<Session, Kept>()
  return session => {
    const kept = bySession.get(session) ?? create()
    bySession.set(session, kept)
    return kept
  }
}
