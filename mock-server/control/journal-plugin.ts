import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { ControlOptions } from './control-options.ts'
import type { JournalQuery } from './control-routes.ts'

/** GET and DELETE /__mock/requests: a session's calls, the oldest first. GET /__mock/requests.har: the same as an HTTP Archive. */
export async function journalPlugin(app: FastifyInstance, { store, journal, isPrivate }: ControlOptions) {
  function findEntries(request: FastifyRequest) {
    const filter = request.query as JournalQuery
    const { session: id, after = '0' } = filter
    if (id !== undefined && isPrivate)
      throw new HttpError(403, 'With a real API, a session’s calls are shown to its own tester only.')
    const session = id === undefined ? request.session : store.find(id)
    const entries = session ? journal.list(session, Number(after)) : []
    return entries.filter(entry => fitsQuery(entry, filter))
  }

  app.get('/__mock/requests', request => ({ requests: findEntries(request) }))

  app.delete('/__mock/requests', (request, reply) => {
    journal.clear(request.session)
    return reply.code(204).send()
  })

  app.get('/__mock/requests.har', async (request, reply) => {
    const { toHar } = await import('#mock/journal/har.ts')
    return reply
      .header('content-disposition', 'attachment; filename="alta-luz.har"')
      .send(toHar(`${request.protocol}://${request.host}`, findEntries(request)))
  })
}

/** Whether a call is one of those that a query asks for; each member narrows them. */
export function fitsQuery(entry: JournalEntry, { operation, status, scenario }: JournalQuery): boolean {
  return (
    (operation === undefined || entry.operation === operation) &&
    (status === undefined || String(entry.response.status) === status) &&
    (scenario === undefined || entry.scenarios.includes(scenario))
  )
}
