import type { KeptCall } from '#mock/journal/kept-call.ts'
import { type Journey, newJourney } from '#mock/journey/state/journey.ts'
import type { Mail } from '#mock/journey/state/mail.ts'

/** A registration as it was accepted, under the id that makes a retry the same registration. What its answer is made of, flat. */
export interface Registration {
  id: string
  userId: string
  contractId: string
  /** In lower case. */
  email: string
  cups: string
  /** Of the whole request, to tell a retry from another registration. */
  fingerprint: number
}

/** Everything one tester (or one parallel test) did and chose. Nobody else ever sees it. */
export interface Session {
  readonly id: string
  lastSeen: number
  /** The list of scenarios chosen by link or panel; undefined when none was. */
  scenarios: string | undefined
  /** Added to every answer of the product API. */
  latencyMs: number
  /** Makes chance repeat itself. */
  seed: number
  /** How often something happened that counts, such as "failed once already". */
  readonly counts: Map<string, number>
  readonly registrations: Map<string, Registration>
  /** The addresses of the registrations, in lower case. */
  readonly registeredEmails: Set<string>
  readonly outbox: Mail[]
  readonly journey: Journey
  readonly journal: KeptCall[]
}

/** A session in which nothing has happened yet. */
export function newSession(id: string, seed: number, now: number): Session {
  return {
    id,
    lastSeen: now,
    scenarios: undefined,
    latencyMs: 0,
    seed,
    counts: new Map(),
    registrations: new Map(),
    registeredEmails: new Set(),
    outbox: [],
    journey: newJourney(),
    journal: [],
  }
}

/** Whether nothing was done or chosen in it, so that it is as good as new. `seed`: the one that sessions begin with. */
export function isUntouched({ journal, counts, scenarios, latencyMs, seed: own }: Session, seed: number): boolean {
  return journal.length === 0 && counts.size === 0 && scenarios === undefined && latencyMs === 0 && own === seed
}

/** Counts one more of `what` and tells how many there were before. */
export function countUp(session: Session, what: string): number {
  const before = session.counts.get(what) ?? 0
  session.counts.set(what, before + 1)
  return before
}

// A tester who signs up more often than this in one session loses sight of the first ones.
const mostRegistrations = 20
const mostMails = 40

/** Keeps a registration under the id that its request named. */
export function remember(session: Session, id: string, registration: Registration): void {
  const { registrations, registeredEmails } = session
  registrations.set(id, registration)
  registeredEmails.add(registration.email)
  if (registrations.size <= mostRegistrations) return
  for (const [oldest, { email }] of registrations) {
    registrations.delete(oldest)
    registeredEmails.delete(email)
    return
  }
}

/** Puts a letter into the session's mailbox. */
export function sendMail({ outbox }: Session, mail: Mail): void {
  outbox.push(mail)
  if (outbox.length > mostMails) outbox.shift()
}
