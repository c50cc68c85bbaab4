import type { Session } from '#mock/sessions/session.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { JournalEntry } from './journal-entry.ts'
import { type RecordedCall, toEntry } from './recorded-call.ts'

/** How many calls a server that runs for weeks keeps. */
export interface JournalLimits {
  perSession: number
  /** Over all sessions. Above it, the sessions with the most calls lose their oldest ones, and quiet sessions lose none. */
  overall: number
}

const journalLimits: JournalLimits = { perSession: 200, overall: 10_000 }

export interface Journal {
  /** Numbers a call and keeps it with its session. */
  record: (session: Session, call: RecordedCall) => void
  /** The calls of a session, the oldest first. `after`: only calls with a larger id. */
  list: (session: Session, after?: number) => readonly JournalEntry[]
  /** Notes that a request has arrived: calls that are recorded from now on came after it. */
  markArrival: (request: object) => void
  /** The id of the latest call, of any session, when a request arrived. */
  lastIdAtArrival: (request: object) => number
  clear: (session: Session) => void
  /** Gives a session the calls that it had before a restart. */
  restore: (session: Session, entries: readonly JournalEntry[]) => void
  /** Calls the listener after every call of the session, until the returned function is called. */
  subscribe: (session: Session, listener: () => void) => () => void
}

/** A call that is described when somebody reads it: most calls of automated tests are never read. */
interface KeptCall {
  id: number
  read: () => JournalEntry
}

function keep(id: number, session: string, call: RecordedCall): KeptCall {
  let entry: JournalEntry | undefined
  return {
    id,
    read() {
      entry ??= toEntry(id, session, call)
      return entry
    },
  }
}

/** Keeps each session's calls; the oldest are deleted first. `onRecord` receives every call. */
export function createJournal(
  store: SessionStore,
  limits: JournalLimits = journalLimits,
  onRecord?: (entry: JournalEntry) => void,
): Journal {
  // A deleted session takes its calls with it.
  const calls = new WeakMap<Session, KeptCall[]>()
  const listeners = new Map<Session, Set<() => void>>()
  const lastIds = new WeakMap<object, number>()
  // A full pass for each tenth of the limit is rare enough to cost nothing. It makes room for the next tenth.
  const interval = Math.ceil(limits.overall / 10)
  let lastId = 0

  const callsOf = (session: Session) => calls.get(session) ?? []

  function deleteOldCalls() {
    const all = [...store.all()].map(session => ({ session, entries: callsOf(session) }))
    let perSession = limits.perSession
    const countKept = () => all.reduce((sum, { entries }) => sum + Math.min(entries.length, perSession), 0)
    while (perSession > 1 && countKept() > limits.overall - interval) perSession = Math.floor(perSession * 0.9)
    for (const { session, entries } of all)
      if (entries.length > perSession) calls.set(session, entries.slice(-perSession))
  }

  return {
    record(session, call) {
      if (lastId % interval === 0) deleteOldCalls()
      lastId += 1
      session.callCount += 1
      const kept = keep(lastId, session.id, call)
      const own = calls.get(session)
      if (own) own.push(kept)
      else calls.set(session, [kept])
      if (own && own.length > limits.perSession) own.shift()
      onRecord?.(kept.read())
      for (const listener of listeners.get(session) ?? []) listener()
    },
    list: (session, after = 0) =>
      callsOf(session)
        .filter(({ id }) => id > after)
        .map(each => each.read()),
    markArrival: request => void lastIds.set(request, lastId),
    lastIdAtArrival: request => lastIds.get(request) ?? lastId,
    clear: session => void calls.delete(session),
    restore(session, entries) {
      calls.set(
        session,
        entries.map(entry => ({ id: entry.id, read: () => entry })),
      )
      lastId = Math.max(lastId, entries.at(-1)?.id ?? 0)
    },
    subscribe(session, listener) {
      const own = listeners.get(session) ?? new Set()
      listeners.set(session, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(session)
      }
    },
  }
}
