import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type JournalEntry, journalEntry } from '#mock/journal/journal-entry.ts'
import { describeReceived, isCertain, verification, verified, verify } from '#mock/journal/verify-calls.ts'
import { toHar } from '#mock/real-api/har.ts'
import { HttpError, problem } from '#mock/shared/problem.ts'
import { journalFilter, waitFilter } from './schemas.ts'
import type { ZodPlugin } from './zod-routes.ts'

type Filter = z.infer<typeof journalFilter>

// "Expectation Failed": a command line tool that fails on errors fails with it.
const failed = 417

/** A session's calls, the oldest first, also as an HTTP Archive; whether they came as expected, and the next one that fits. */
export const journalPlugin: ZodPlugin = async (app, context) => {
  const { store, journal, isPrivate, stopping } = context

  function list(request: FastifyRequest, filter: Filter) {
    const { session: id, after = 0 } = filter
    if (id !== undefined && isPrivate)
      throw new HttpError(403, 'With a real API, a session’s calls are shown to its own tester only.')
    const session = id === undefined ? request.session : store.find(id)
    if (!session) return { requests: [], dropped: 0 }
    const requests = journal.list(session, after).filter(entry => fitsQuery(entry, filter))
    return { requests, dropped: journal.window(session).dropped }
  }

  app.get(
    '/__mock/requests',
    {
      schema: {
        summary: 'The calls, the oldest first.',
        querystring: journalFilter,
        response: { 200: z.object({ requests: z.array(journalEntry), dropped: z.int() }) },
      },
    },
    request => list(request, request.query),
  )

  app.delete(
    '/__mock/requests',
    { schema: { summary: 'Forgets the calls.', response: { 204: z.null() } } },
    (request, reply) => {
      journal.clear(request.session)
      return reply.code(204).send()
    },
  )

  app.get(
    '/__mock/requests.har',
    { schema: { summary: 'The calls as an HTTP Archive.', querystring: journalFilter } },
    (request, reply) => {
      const har = toHar(`${request.protocol}://${request.host}`, list(request, request.query).requests)
      return reply.header('content-disposition', 'attachment; filename="alta-luz.har"').send(har)
    },
  )

  app.post(
    '/__mock/verify',
    {
      schema: {
        summary: 'Whether calls came as expected; a 417 explains the nearest miss.',
        body: verification,
        response: { 200: verified, [failed]: problem },
      },
    },
    async ({ body, session }) => {
      await journal.waitUntil(session, () => isCertain(body, journal.window(session)), body.waitMs ?? 0, stopping)
      const result = verify(body, journal.window(session))
      if (result.status === 'failed') throw new HttpError(failed, result.detail)
      return result
    },
  )

  app.get(
    '/__mock/wait',
    {
      schema: {
        summary: 'Waits for the next call that fits; a 417 says what came instead.',
        querystring: waitFilter,
        response: { 200: journalEntry, [failed]: problem },
      },
    },
    async ({ query, session }) => {
      const { after = journal.lastId(), waitMs } = query
      const find = () => journal.list(session, after).find(entry => fitsQuery(entry, query))
      await journal.waitUntil(session, () => find() !== undefined, waitMs, stopping)
      const found = find()
      if (found) return found
      const received = describeReceived(journal.list(session, after))
      throw new HttpError(failed, `No such call came within ${waitMs} ms. ${received}`)
    },
  )
}

/** Whether a call is one of those that a query asks for; each member narrows them. */
function fitsQuery(entry: JournalEntry, { operation, status, state, scenario }: Filter): boolean {
  return (
    (operation === undefined || entry.operation === operation) &&
    (status === undefined || entry.response.status === status) &&
    (state === undefined || entry.state === state) &&
    (scenario === undefined || entry.scenarios.includes(scenario))
  )
}
