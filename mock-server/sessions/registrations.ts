import { fingerprintOf } from '#mock/seeded.ts'
import { idIn } from './new-id.ts'
import type { Session } from './session.ts'

// A tester who signs up more often than this in one session loses sight of the first ones.
const mostRegistrations = 20
// The contract's, the registration's and the user's.
const idsEach = 3

/**
 * A registration as it was accepted. Test runs send thousands of them that nobody looks at again: what its answer, its letters and
 * its contract are made of is worked out from this when it is asked for.
 */
export interface Registration {
  /** The id that its request named, which makes a retry the same registration. */
  readonly id: string
  /** The request's body as JSON. */
  readonly request: string
  /** In lower case. */
  readonly email: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** What its own identifiers come from (see new-id.ts). */
  readonly seed: number
  readonly firstId: number
}

/**
 * The registrations of a session. Those that came long ago make room: the registration number `n` stands at `n % most`. Beside them
 * stand numbers to find them by, for to read twenty texts that nobody read for long takes a call as long as all else it does with
 * them.
 */
export interface Registrations {
  readonly kept: Registration[]
  readonly idMarks: number[]
  readonly emailMarks: number[]
  /** How many there were. */
  count: number
  /** How many of them the journey knows of. */
  followed: number
}

/** No registration yet. */
export function noRegistrations(): Registrations {
  return { kept: [], idMarks: [], emailMarks: [], count: 0, followed: 0 }
}

/** Accepts a registration: gives it its identifiers and keeps it, in the place of the oldest where there are too many. */
export function remember(session: Session, accepted: Omit<Registration, 'seed' | 'firstId'>): Registration {
  const { id, request, email, at } = accepted
  const { registrations, seed, idsGiven: firstId } = session
  const registration = { id, request, email, at, seed, firstId }
  const place = registrations.count % mostRegistrations
  session.idsGiven += idsEach
  registrations.count += 1
  registrations.kept[place] = registration
  registrations.idMarks[place] = markOf(id)
  registrations.emailMarks[place] = markOf(email)
  return registration
}

/** The registration that named this id; undefined if none did. */
export function registrationOf({ registrations: { kept, idMarks } }: Session, id: string): Registration | undefined {
  const place = idMarks.indexOf(markOf(id))
  if (place === -1) return undefined
  // Two ids may have the same mark.
  return kept[place]?.id === id ? kept[place] : kept.find(each => each.id === id)
}

/** Whether somebody signed up with this address, in lower case. */
export function isRegistered({ registrations: { kept, emailMarks } }: Session, email: string): boolean {
  return emailMarks.includes(markOf(email)) && kept.some(each => each.email === email)
}

/** Those that the journey does not know of yet, the oldest first; from now on it does. */
export function takeUnfollowed({ registrations }: Session): Registration[] {
  const { kept, count, followed } = registrations
  registrations.followed = count
  const first = Math.max(followed, count - kept.length)
  return Array.from({ length: count - first }, (_, turn) => kept[(first + turn) % mostRegistrations] as Registration)
}

// Whole numbers below zero as well: those V8 keeps as they are, larger ones it would put elsewhere.
function markOf(text: string): number {
  return fingerprintOf(text) | 0
}

/** The identifiers that a registration's answer gives. */
export function idsOf(session: Session, { seed, firstId }: Registration) {
  return {
    contractId: idIn(session, seed, firstId),
    id: idIn(session, seed, firstId + 1),
    userId: idIn(session, seed, firstId + 2),
  }
}
