import { createSession, type Session } from './session.ts'

/** How many sessions a server that runs for weeks keeps, and how long one without use. */
export const sessionLimits = { sessions: 1000, idleMs: 24 * 60 * 60 * 1000 }
export type SessionLimits = typeof sessionLimits

export type SessionStore = ReturnType<typeof createSessionStore>

/** Keeps sessions within the limits; the one whose last use is the oldest is deleted first. Those that no request has named yet are counted apart. */
export function createSessionStore(now: () => number, seed: number, limits: SessionLimits = sessionLimits) {
  // The order of a map is the order of use: each use puts its session at the end.
  const named = new Map<string, Session>()
  const unnamed = new Map<string, Session>()

  function use(sessions: Map<string, Session>, session: Session): Session {
    session.lastSeenAt = now()
    sessions.delete(session.id)
    sessions.set(session.id, session)
    for (const { id, lastSeenAt } of sessions.values()) {
      if (sessions.size <= limits.sessions && lastSeenAt >= now() - limits.idleMs) break
      sessions.delete(id)
    }
    return session
  }

  return {
    all: () => [...named.values(), ...unnamed.values()],
    /** The session of that id, created where there is none. */
    open(id: string): Session {
      const session = named.get(id) ?? unnamed.get(id) ?? createSession(id, seed, now())
      unnamed.delete(id)
      return use(named, session)
    },
    /** A session for a request that names none, such as a health check. It counts as used once a request names it. */
    openUnnamed: (id: string) => use(unnamed, createSession(id, seed, now())),
    /** The session of that id, if there is one. Does not count as a use. */
    find: (id: string) => named.get(id) ?? unnamed.get(id),
    /** Replaces the session of that id by an empty one. */
    reset: (id: string) => use(named, createSession(id, seed, now())),
  }
}
