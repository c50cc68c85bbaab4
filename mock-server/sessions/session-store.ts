import { isUntouched, newSession, type Session } from './session.ts'

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

/**
 * Remembers sessions within the limits. The first to go is one in which nothing was done, such as every look of a health check
 * begins, for it would begin the same again; then the one that was not used for longest.
 */
export function createSessionStore(
  now: () => number,
  seed: number,
  limits: SessionLimits = sessionLimits,
): SessionStore {
  const sessions = new Map<string, Session>()
  let uses = 0

  function use(session: Session): Session {
    uses += 1
    session.lastUse = uses
    return session
  }

  function begin(id: string): Session {
    const session = use(newSession(id, seed, now()))
    forget(session.lastSeen - limits.idleMs)
    sessions.set(id, session)
    return session
  }

  /** The idle ones, and then one more if that makes no room. Sessions begin seldom: that all are looked at costs less than order. */
  function forget(idleSince: number) {
    for (const { id, lastSeen } of sessions.values()) if (lastSeen < idleSince) sessions.delete(id)
    if (sessions.size >= limits.sessions) sessions.delete(leastMissed())
  }

  function leastMissed(): string {
    const all = [...sessions.values()]
    const untouched = all.filter(each => isUntouched(each, seed))
    const candidates = untouched.length > 0 ? untouched : all
    return candidates.reduce((oldest, each) => (each.lastUse < oldest.lastUse ? each : oldest)).id
  }

  return {
    all: () => sessions.values(),
    open(id) {
      const session = sessions.get(id)
      if (!session) return begin(id)
      session.lastSeen = now()
      return use(session)
    },
    find: id => sessions.get(id),
    reset(id) {
      sessions.delete(id)
      return begin(id)
    },
  }
}
