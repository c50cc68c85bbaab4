import type { JournalEntry } from './journal-entry.ts'
import { maskBody, maskSecrets, maxBodyLength, shorten } from './mask.ts'

/** A call as it was answered. Its request is as it came: whatever leaves the server is read as a `JournalEntry`. */
export interface RecordedCall extends Omit<JournalEntry, 'id' | 'session' | 'at' | 'path'> {
  /** In milliseconds since 1970. */
  at: number
  /** The path with its query. */
  url: string
}

/** The body of a request as the journal keeps it until somebody reads it: a long one is masked and cut at once. `receivedLength`: in bytes. */
export function keepBody(body: unknown, receivedLength: number): unknown {
  // Also where the length is unknown, which is NaN.
  return receivedLength <= maxBodyLength ? body : maskBody(body)
}

/** Describes a call for a reader, secrets masked. */
export function toEntry(id: number, session: string, call: RecordedCall): JournalEntry {
  const { at, operation, method, url, request, ...rest } = call
  return {
    id,
    at: new Date(at).toISOString(),
    session,
    operation,
    method,
    path: shorten(url.split('?', 1)[0] ?? ''),
    request: {
      query: maskSecrets(request.query),
      header: maskSecrets(request.header),
      body: maskSecrets(request.body),
    },
    ...rest,
  }
}
