import type { FastifyRequest } from 'fastify'
import type { Journal } from '#mock/journal/journal.ts'
import type { CallRecord } from '#mock/journal/journal-entry.ts'
import { problemContentType } from '#mock/shared/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call in the journal; set for calls of the API. */
    record: CallRecord | undefined
  }
}

/** Records a request that no call answers, with what it may have meant. */
export function recordRefusal(journal: Journal, request: FastifyRequest, status: number, hint: string): void {
  const { method, url, session, headers: header, query } = request
  request.record = journal.arrive(session, { operation: null, method, url, header, query })
  const response = { status, contentType: problemContentType, body: undefined, bytes: 0 }
  journal.settle(session, request.record, { state: 'answered', response, hint })
}
