import type { SignUpKind } from '#domain/sign-up-kind.ts'
import { seededUuid } from '#mock/shared/seeded.ts'
import type { RequestBody } from '#mock/shared/types.ts'

/** The longest delay that a tester can ask for. */
export const maxLatencyMs = 60_000

/** A registration as it was accepted. */
export interface Registration {
  /** The registration id that its request named: a repeat with the same id is the same registration. */
  readonly registrationId: string
  /** Without the password: a server that keeps its sessions in a file would write it there. */
  readonly body: Omit<RequestBody<'registerUser'>, 'password' | 'confirmedPassword'>
  readonly kind: SignUpKind
  /** In milliseconds since 1970. */
  readonly acceptedAt: number
  /** The identifiers that its response gives. */
  readonly id: string
  readonly userId: string
  readonly contractId: string
}

/** Everything that one tester (or one parallel test) did and chose. Sessions never see each other. */
export interface Session {
  readonly id: string
  /** In milliseconds since 1970. */
  lastSeenAt: number
  /** The sequence number of the latest use: two uses may fall into the same millisecond. */
  lastUse: number
  /** A request has named it. */
  isClaimed: boolean
  /** Calls whose answer is being delayed. */
  delayedCalls: number
  /** The list of scenarios chosen by link or panel; undefined when nothing was chosen. */
  scenarios: string | undefined
  /** Added to every response of the product API. */
  latencyMs: number
  /** How far this session's time is ahead of the server's; negative when it is behind. */
  clockOffsetMs: number
  /** Makes chance repeatable. */
  seed: number
  /** How many identifiers were created. */
  idCount: number
  /** What all identifiers of this seed begin with; undefined before the first. */
  idBase: { seed: number; digits: string } | undefined
  /** Requests on their way, counted until the first call: what they do is not done yet. */
  openRequests: number
  /** How many calls of the product API were recorded. */
  callCount: number
  /** How often something happened that is limited, such as "fails once". */
  readonly counters: Map<string, number>
  /** By registration id, the oldest first. */
  readonly registrations: Map<string, Registration>
  /** Their addresses in lower case, the oldest first. */
  readonly registeredEmails: Set<string>
  /** Registrations that the journey has not picked up yet. */
  readonly pendingRegistrations: Registration[]
  /** One for each browser that steers this session from another device. */
  readonly remoteKeys: Set<string>
  /** When cookies of the marketing site end, by name, in the session's time. */
  readonly cookieExpiry: Map<string, number>
  /** When tokens of the social sign-in end, in the session's time. */
  readonly tokenExpiry: Map<string, number>
  /** Supply points whose contract was signed in this session. */
  readonly signedSupplyPoints: Set<string>
}

/** Creates an empty session. */
export function createSession(id: string, seed: number, now: number): Session {
  return {
    id,
    lastSeenAt: now,
    lastUse: 0,
    isClaimed: false,
    delayedCalls: 0,
    scenarios: undefined,
    latencyMs: 0,
    clockOffsetMs: 0,
    seed,
    idCount: 0,
    idBase: undefined,
    openRequests: 0,
    callCount: 0,
    counters: new Map(),
    registrations: new Map(),
    registeredEmails: new Set(),
    pendingRegistrations: [],
    remoteKeys: new Set(),
    cookieExpiry: new Map(),
    tokenExpiry: new Map(),
    signedSupplyPoints: new Set(),
  }
}

/** Whether nothing was done or chosen in it, and nothing is about to be. `defaultSeed`: the seed that sessions begin with. */
export function isUntouched(session: Session, defaultSeed: number): boolean {
  const { openRequests, callCount, counters, scenarios, latencyMs, seed, clockOffsetMs, remoteKeys } = session
  if (openRequests > 0 || clockOffsetMs !== 0 || remoteKeys.size > 0) return false
  return callCount === 0 && counters.size === 0 && scenarios === undefined && latencyMs === 0 && seed === defaultSeed
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
  const { seed, id } = session
  // The seed of a session may change.
  if (session.idBase?.seed !== seed)
    session.idBase = { seed, digits: seededUuid(`${seed} ${id}`).slice(0, -countDigits) }
  session.idCount += 1
  return session.idBase.digits + session.idCount.toString(16).padStart(countDigits, '0')
}
