import type { Session } from '#mock/sessions/session.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { JournalEntry } from './journal-entry.ts'
import { entryOf, type KeptCall } from './kept-call.ts'

/** How many calls a server that runs for weeks may remember. */
export interface JournalLimits {
  perSession: number
  /** Over all sessions: at least the newest half of so many are kept, and never more. */
  overall: number
}

const journalLimits: JournalLimits = { perSession: 200, overall: 10_000 }

export interface Journal {
  /** Numbers a finished call and keeps it. */
  write: (session: Session, call: KeptCall) => void
}

/** Keeps each session's calls with that session; the oldest are forgotten first. `alsoTo` is told of each. */
export function createJournal(
  store: SessionStore,
  limits: JournalLimits = journalLimits,
  alsoTo?: (entry: JournalEntry) => void,
): Journal {
  const half = Math.ceil(limits.overall / 2)
  let lastId = 0

  function forgetOldCalls() {
    for (const { journal } of store.all()) {
      const firstKept = journal.findIndex(({ id }) => id > lastId - half)
      journal.splice(0, firstKept === -1 ? journal.length : firstKept)
    }
  }

  return {
    write(session, call) {
      if (lastId % half === 0) forgetOldCalls()
      lastId += 1
      call.id = lastId
      session.journal.push(call)
      alsoTo?.(entryOf(session.id, call))
      if (session.journal.length > limits.perSession) session.journal.shift()
    },
  }
}
