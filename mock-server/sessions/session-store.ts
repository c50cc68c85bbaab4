import { createSession, isUntouched, type Session } from './session.ts'

/** How many sessions a server that runs for weeks keeps. */
export interface SessionLimits {
  sessions: number
  /** A session that nobody used for this long is deleted. */
  idleMs: number
}

export const sessionLimits: SessionLimits = { sessions: 1000, idleMs: 24 * 60 * 60 * 1000 }

export interface SessionStore {
  all: () => Iterable<Session>
  /** The session of that id, created where there is none. `isRequested`: false for an id that the server has just made up. */
  open: (id: string, isRequested?: boolean) => Session
  /** The session of that id, if there is one. Does not count as a use. */
  find: (id: string) => Session | undefined
  /** The sessions in which something was done or chosen. */
  listUsed: () => Session[]
  /** Takes a session over from before a restart. */
  restore: (session: Session) => void
  /** Replaces the session of that id by an empty one. Devices that steer it keep doing so. */
  reset: (id: string) => Session
}

/**
 * Keeps sessions within the limits. Untouched sessions, such as each health check creates, are deleted first; then those that
 * nobody came back to, as programs without a cookie create them; then the one whose last use is the oldest. `begin` receives every new session.
 */
export function createSessionStore(
  now: () => number,
  seed: number,
  limits: SessionLimits = sessionLimits,
  begin: (session: Session) => void = () => {},
): SessionStore {
  const sessions = new Map<string, Session>()
  let uses = 0

  function markUsed(session: Session): Session {
    uses += 1
    session.lastUse = uses
    return session
  }

  function create(id: string, isClaimed: boolean): Session {
    const session = markUsed(createSession(id, seed, now()))
    session.isClaimed = isClaimed
    makeRoom(session.lastSeenAt - limits.idleMs)
    sessions.set(id, session)
    begin(session)
    return session
  }

  function makeRoom(idleSince: number) {
    for (const { id, lastSeenAt } of sessions.values()) if (lastSeenAt < idleSince) sessions.delete(id)
    if (sessions.size < limits.sessions) return
    const all = [...sessions.values()]
    const untouched = all.filter(each => isUntouched(each, seed))
    const unclaimed = all.filter(each => !each.isClaimed)
    const candidates = [untouched, unclaimed, all].find(each => each.length > 0) ?? all
    sessions.delete(candidates.reduce((oldest, each) => (each.lastUse < oldest.lastUse ? each : oldest)).id)
  }

  return {
    all: () => sessions.values(),
    open(id, isRequested = true) {
      const session = sessions.get(id)
      if (!session) return create(id, isRequested)
      session.isClaimed = true
      session.lastSeenAt = now()
      return markUsed(session)
    },
    find: id => sessions.get(id),
    listUsed: () => [...sessions.values()].filter(each => !isUntouched(each, seed)),
    restore(session) {
      uses = Math.max(uses, session.lastUse)
      sessions.set(session.id, session)
    },
    reset(id) {
      const keys = sessions.get(id)?.remoteKeys ?? []
      sessions.delete(id)
      const session = create(id, true)
      for (const key of keys) session.remoteKeys.add(key)
      return session
    },
  }
}
