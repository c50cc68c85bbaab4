import { createPerSession, type Session } from '#mock/sessions/session.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { CallRecord, JournalEntry } from './journal-entry.ts'
import { maskSecrets, shorten } from './mask.ts'

/** How many calls a server that runs for weeks keeps. */
export interface JournalLimits {
  perSession?: number | undefined
  /** Over all sessions. Above it, the session with the most calls loses its oldest, and quiet sessions lose none. */
  overall?: number | undefined
}

/** What is known of a call when it arrives. */
export type ArrivedCall = Pick<CallRecord, 'operation' | 'method' | 'url'> & { header: object; query: unknown }

/** What is known of it when its response was sent, or will not be. */
export type SettledCall = Partial<Pick<CallRecord, 'state' | 'response' | 'scenarios' | 'fault' | 'verdict' | 'hint'>>

export type Journal = ReturnType<typeof createJournal>

interface SessionCalls {
  records: CallRecord[]
  /** How many of them are no longer kept. */
  dropped: number
  changes: number
  listeners: Set<() => unknown>
}
export type CallWindow = Readonly<Pick<SessionCalls, 'records' | 'dropped'>>

/** Keeps each session's calls; the oldest are deleted first. */
export function createJournal(store: SessionStore, clock: Clock, limits: JournalLimits = {}) {
  const { perSession = 1000, overall = 10_000 } = limits
  const callsOf = createPerSession((): SessionCalls => ({ records: [], dropped: 0, changes: 0, listeners: new Set() }))
  let lastId = 0

  function dropOldest(calls: SessionCalls) {
    calls.records.shift()
    calls.dropped += 1
  }

  const tell = (session: Session) => {
    const calls = callsOf(session)
    calls.changes += 1
    for (const listener of calls.listeners) listener()
  }

  return {
    /** Numbers a call that arrives and keeps it with its session, pending. */
    arrive(session: Session, { header, query, ...call }: ArrivedCall): CallRecord {
      lastId += 1
      const record: CallRecord = {
        ...call,
        id: lastId,
        at: clock.now(),
        startedAt: clock.ticks(),
        request: { query, header, body: undefined },
        state: 'pending',
        response: { status: null, body: undefined, bytes: 0 },
        scenarios: [],
        durationMs: null,
        verdict: { request: [], response: [] },
      }
      const calls = callsOf(session)
      calls.records.push(record)
      if (calls.records.length > perSession) dropOldest(calls)
      const all = store.all().map(callsOf)
      if (all.reduce((sum, { records }) => sum + records.length, 0) > overall)
        dropOldest(all.reduce((most, each) => (each.records.length > most.records.length ? each : most)))
      tell(session)
      return record
    },
    /** Notes how a call ended. */
    settle(session: Session, record: CallRecord, end: SettledCall): void {
      Object.assign(record, end, { durationMs: clock.ticks() - record.startedAt })
      tell(session)
    },
    /** The calls of a session as they came, the oldest first, and how many are no longer kept; nothing is masked. */
    window: (session: Session): CallWindow => callsOf(session),
    /** The same calls for readers outside, secrets masked. `after`: only those with a larger id. */
    list: (session: Session, after = 0): JournalEntry[] =>
      callsOf(session).records.flatMap(each => (each.id > after ? toEntry(session, each) : [])),
    /** The id of the latest call, of any session. */
    lastId: () => lastId,
    /** Grows with every change of the session's calls. */
    lastChange: (session: Session) => callsOf(session).changes,
    clear: (session: Session) => void Object.assign(callsOf(session), { records: [], dropped: 0 }),
    /** Waits for calls of the session until `isSettled`, at most `waitMs` milliseconds. */
    async waitUntil(session: Session, isSettled: () => boolean, waitMs: number, stopping: AbortSignal): Promise<void> {
      if (waitMs === 0 || isSettled()) return
      const settled = new AbortController()
      const listener = () => isSettled() && settled.abort()
      const { listeners } = callsOf(session)
      listeners.add(listener)
      await clock.sleep(waitMs, AbortSignal.any([settled.signal, stopping])).catch(() => undefined)
      listeners.delete(listener)
    },
  }
}

/** Describes a call for a reader, secrets masked. */
function toEntry({ id: session }: Session, { at, startedAt: _, url, request, ...rest }: CallRecord): JournalEntry {
  return {
    ...rest,
    at: new Date(at).toISOString(),
    session,
    path: shorten(url.split('?', 1)[0] ?? ''),
    request: maskSecrets(request) as JournalEntry['request'],
  }
}
