import { newSession, type Session } from './session.ts'

/** How many testers a server that runs for weeks may remember. */
export interface SessionLimits {
  sessions: number
  /** A session nobody used for this long is forgotten. */
  idleMs: number
}

export const sessionLimits: SessionLimits = { sessions: 1000, idleMs: 24 * 60 * 60 * 1000 }

export interface SessionStore {
  all: () => Iterable<Session>
  /** The session of that id, begun now if there is none. */
  open: (id: string) => Session
  /** The session of that id if there is one; looking does not keep it alive. */
  find: (id: string) => Session | undefined
  /** Forgets all that was done and chosen, and keeps the id. */
  reset: (id: string) => Session
}

/** Remembers sessions within the limits; the one that was not used for longest is the first to go. */
export function createSessionStore(
  now: () => number,
  seed: number,
  limits: SessionLimits = sessionLimits,
): SessionStore {
  const sessions = new Map<string, Session>()

  function begin(id: string): Session {
    const session = newSession(id, seed, now())
    forgetIdle(session.lastSeen - limits.idleMs)
    if (sessions.size >= limits.sessions) forgetLongestUnused()
    sessions.set(id, session)
    return session
  }

  function forgetIdle(since: number) {
    for (const { id, lastSeen } of sessions.values()) if (lastSeen < since) sessions.delete(id)
  }

  function forgetLongestUnused() {
    let found: Session | undefined
    for (const each of sessions.values()) if (!found || each.lastSeen < found.lastSeen) found = each
    if (found) sessions.delete(found.id)
  }

  return {
    all: () => sessions.values(),
    open(id) {
      const session = sessions.get(id) ?? begin(id)
      session.lastSeen = now()
      return session
    },
    find: id => sessions.get(id),
    reset(id) {
      sessions.delete(id)
      return begin(id)
    },
  }
}
