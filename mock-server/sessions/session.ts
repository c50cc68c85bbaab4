import type { KeptCall } from '#mock/journal/kept-call.ts'
import { type Journey, newJourney } from '#mock/journey/state/journey.ts'
import { noRegistrations, type Registrations } from './registrations.ts'

/** Everything one tester (or one parallel test) did and chose. Nobody else ever sees it. */
export interface Session {
  readonly id: string
  lastSeen: number
  /** Which of all uses the latest one was: a time alone could be the same for two. */
  lastUse: number
  /** The list of scenarios chosen by link or panel; undefined when none was. */
  scenarios: string | undefined
  /** Added to every answer of the product API. */
  latencyMs: number
  /** Makes chance repeat itself. */
  seed: number
  /** How many identifiers were given out. */
  idsGiven: number
  /** How often something happened that counts, such as "failed once already". */
  readonly counts: Map<string, number>
  readonly registrations: Registrations
  /** As far as anybody looked; `journeyOf` tells all. */
  readonly journeySoFar: Journey
  readonly journal: KeptCall[]
}

/** A session in which nothing has happened yet. */
export function newSession(id: string, seed: number, now: number): Session {
  return {
    id,
    lastSeen: now,
    lastUse: 0,
    scenarios: undefined,
    latencyMs: 0,
    seed,
    idsGiven: 0,
    counts: new Map(),
    registrations: noRegistrations(),
    journeySoFar: newJourney(),
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
