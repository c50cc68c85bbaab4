import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'
import { type JournalEntry, journalEntry } from '#mock/journal/journal-entry.ts'
import { toHar } from '#mock/real-api/har.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { journalFilter } from './schemas.ts'
import type { ZodProvider } from './zod-routes.ts'

type Filter = z.infer<typeof journalFilter>

/** A session's calls, the oldest first, also as an HTTP Archive. */
export async function journalPlugin(instance: FastifyInstance, { store, journal, isPrivate }: AppContext) {
  const app = instance.withTypeProvider<ZodProvider>()

  function findSession({ session }: FastifyRequest, { session: id }: Filter) {
    if (id !== undefined && isPrivate)
      throw new HttpError(403, 'With a real API, a session’s calls are shown to its own tester only.')
    return id === undefined ? session : store.find(id)
  }

  function findEntries(request: FastifyRequest, filter: Filter): JournalEntry[] {
    const session = findSession(request, filter)
    if (!session) return []
    return journal.list(session, Number(filter.after ?? 0)).filter(entry => fitsQuery(entry, filter))
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
    request => {
      const session = findSession(request, request.query)
      return { requests: findEntries(request, request.query), dropped: session ? journal.countDropped(session) : 0 }
    },
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
      const har = toHar(`${request.protocol}://${request.host}`, findEntries(request, request.query))
      return reply.header('content-disposition', 'attachment; filename="alta-luz.har"').send(har)
    },
  )
}

/** Whether a call is one of those that a query asks for; each member narrows them. */
export function fitsQuery(entry: JournalEntry, { operation, status, state, scenario }: Filter): boolean {
  return (
    (operation === undefined || entry.operation === operation) &&
    (status === undefined || String(entry.response.status) === status) &&
    (state === undefined || entry.state === state) &&
    (scenario === undefined || entry.scenarios.includes(scenario))
  )
}
