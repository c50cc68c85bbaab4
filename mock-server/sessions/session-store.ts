import { newSession, type Session } from './session.ts'

/** How much a server that runs for weeks may remember. */
export interface SessionLimits {
  sessions: number
  /** A session nobody used for this long is forgotten. */
  idleMs: number
  /** Calls remembered per session, the oldest are forgotten first. */
  callsPerSession: number
  /** Calls remembered over all sessions. */
  calls: number
}

export const sessionLimits: SessionLimits = {
  sessions: 1000,
  idleMs: 24 * 60 * 60 * 1000,
  callsPerSession: 200,
  calls: 10_000,
}

export interface SessionStore {
  readonly limits: SessionLimits
  readonly size: number
  /** The session of that id, begun now if there is none. */
  open: (id: string) => Session
  /** The session of that id if there is one; looking does not keep it alive. */
  find: (id: string) => Session | undefined
  /** Forgets all that was done and chosen, and keeps the id. */
  reset: (id: string) => Session
  /** Makes room for one more remembered call of this session. */
  makeRoomForCall: (session: Session) => void
  forgetCalls: (session: Session) => void
}

/** Sessions in the order of their last use, so that the least used one is always the first to go. */
export function createSessionStore(
  now: () => number,
  seed: number,
  limits: SessionLimits = sessionLimits,
): SessionStore {
  const sessions = new Map<string, Session>()
  let calls = 0

  function forget(session: Session) {
    sessions.delete(session.id)
    calls -= session.journal.length
  }

  function forgetCalls(session: Session) {
    calls -= session.journal.splice(0).length
  }

  function begin(id: string): Session {
    const session = newSession(id, seed, now())
    sessions.set(id, session)
    for (const oldest of sessions.values()) {
      if (sessions.size <= limits.sessions && oldest.lastSeen >= now() - limits.idleMs) break
      forget(oldest)
    }
    return session
  }

  return {
    limits,
    get size() {
      return sessions.size
    },
    open(id) {
      const session = sessions.get(id)
      if (!session) return begin(id)
      sessions.delete(id)
      sessions.set(id, session)
      session.lastSeen = now()
      return session
    },
    find: id => sessions.get(id),
    reset(id) {
      const session = sessions.get(id)
      if (session) forget(session)
      return begin(id)
    },
    makeRoomForCall(session) {
      if (session.journal.length >= limits.callsPerSession) {
        session.journal.shift()
        calls -= 1
      }
      if (calls >= limits.calls) {
        const longestUnused = [...sessions.values()].find(each => each.journal.length > 0)
        if (longestUnused) forgetCalls(longestUnused)
      }
      calls += 1
    },
    forgetCalls,
  }
}
