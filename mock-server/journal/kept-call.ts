import type { Violation } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import type { FaultName } from '#mock/scenarios/define-scenario.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { JournalEntry } from './journal-entry.ts'
import { masked } from './mask.ts'

/** A body as JSON text where that is short, else what it holds; undefined where there was none. */
export type KeptBody = string | { readonly value: unknown } | undefined

/** A call as a session keeps it: what the call leaves behind anyway. It is put into words, and masked, when somebody reads it. */
export interface KeptCall {
  /** Counts the calls of a server; 0 until the journal numbers it. */
  id: number
  /** In milliseconds since 1970. */
  at: number
  operation: OperationId
  method: string
  path: string
  query: unknown
  /** Undefined those that were not sent. */
  header: Readonly<Record<string, string | undefined>>
  sent: KeptBody
  status: number
  contentType: string | undefined
  answered: KeptBody
  scenarios: readonly string[]
  fault: FaultName | undefined
  durationMs: number
  verdict: { request: readonly Violation[]; response: readonly Violation[] }
}

/** The calls of a session, oldest first; `after`: only those with a larger number. */
export function readJournal({ id, journal }: Session, after = 0): JournalEntry[] {
  return journal.filter(call => call.id > after).map(call => entryOf(id, call))
}

/** A kept call as it is shown: its secrets masked. */
export function entryOf(session: string, kept: KeptCall): JournalEntry {
  const { id, at, query, header, sent, status, contentType, answered, ...call } = kept
  const request = {
    query: masked(query),
    header: masked(JSON.parse(JSON.stringify(header))) as Record<string, string>,
    body: masked(read(sent)),
  }
  const response = { status, contentType, body: read(answered) }
  return { id, ...call, at: new Date(at).toISOString(), session, request, response }
}

function read(body: KeptBody): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body?.value
}
