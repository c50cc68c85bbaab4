import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Journal } from '#mock/journal/journal.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import { HttpError } from '#mock/shared/problem.ts'

/** Each member narrows the list. */
interface Filter {
  operation?: string
  status?: string
  scenario?: string
  /** The id of another session. */
  session?: string
  /** Only calls with a larger id. */
  after?: string
}

interface Options {
  store: SessionStore
  journal: Journal
  /** Calls go to a real API: they may hold data of real people. */
  isPrivate: boolean
}

/** GET and DELETE /__mock/requests: a session's calls, the oldest first. GET /__mock/requests.har: the same as an HTTP Archive. */
export async function journalPlugin(app: FastifyInstance, { store, journal, isPrivate }: Options) {
  function findEntries(request: FastifyRequest) {
    const { operation, status, scenario, session: id, after = '0' } = request.query as Filter
    if (id !== undefined && isPrivate)
      throw new HttpError(403, 'With a real API, a session’s calls are shown to its own tester only.')
    const session = id === undefined ? request.session : store.find(id)
    const entries = session ? journal.list(session, Number(after)) : []
    return entries.filter(
      entry =>
        (operation === undefined || entry.operation === operation) &&
        (status === undefined || String(entry.response.status) === status) &&
        (scenario === undefined || entry.scenarios.includes(scenario)),
    )
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
