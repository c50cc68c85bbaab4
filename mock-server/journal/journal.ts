import type { Session } from '#mock/sessions/session.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { JournalEntry } from './journal-entry.ts'
import { masked } from './mask.ts'

/** What a finished call hands to the journal; the journal numbers it and masks its secrets. */
export type FinishedCall = Omit<JournalEntry, 'id' | 'session'>

export interface Journal {
  write: (session: Session, call: FinishedCall) => void
}

/** Keeps each session's calls with that session, within the bounds of the store. */
export function createJournal(store: SessionStore): Journal {
  let lastId = 0
  return {
    write(session, call) {
      store.makeRoomForCall(session)
      lastId += 1
      const { query, header, body } = call.request
      const request = { query: masked(query), header: masked(header) as Record<string, string>, body: masked(body) }
      session.journal.push({ id: lastId, session: session.id, ...call, request })
    },
  }
}
