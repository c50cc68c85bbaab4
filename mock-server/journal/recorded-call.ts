import type { IncomingHttpHeaders } from 'node:http'
import type { JournalEntry } from './journal-entry.ts'
import { maskBody, maskSecrets, maxBodyLength, shorten } from './mask.ts'

/** A call as it was answered. Its request is as it came: whatever leaves the server is read as a `JournalEntry`. */
export interface RecordedCall extends Omit<JournalEntry, 'id' | 'session' | 'at' | 'path' | 'request'> {
  /** In milliseconds since 1970. */
  at: number
  /** The path with its query. */
  url: string
  request: { query: unknown; header: ReturnType<typeof pickHeaders>; body: unknown }
}

/** The headers of a request that tell something about a call. */
export function pickHeaders(headers: IncomingHttpHeaders) {
  return {
    'content-type': headers['content-type'],
    'x-registration-id': headers['x-registration-id'],
    'x-client-os': headers['x-client-os'],
    'x-api-key': headers['x-api-key'],
    authorization: headers.authorization,
  }
}

/** The body of a request as it is kept until somebody reads it: a long one is masked and cut at once. `receivedLength`: its header, in bytes. */
export function keepBody(body: unknown, receivedLength: string | undefined): unknown {
  return body === undefined || Number(receivedLength) <= maxBodyLength ? body : maskBody(body)
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
      header: maskSecrets(withoutEmpty(request.header)),
      body: maskSecrets(request.body),
    },
    ...rest,
  }
}

function withoutEmpty(members: RecordedCall['request']['header']) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value))
}
