import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contract } from '#mock/contract/contract.ts'
import { toHar } from '#mock/journal/har.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { readJournal } from '#mock/journal/kept-call.ts'
import { Refusal } from '#mock/refusal.ts'
import { refuse } from '#mock/scenarios/choose.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'

/** Each narrows the list; without any, it is everything the session did. */
interface Filter {
  operation?: string
  status?: string
  scenario?: string
  /** Another session, by whoever knows its id. */
  session?: string
  /** Only calls with a larger number than this: what is new since the last look. */
  after?: string
}

interface Dependencies {
  contract: Contract
  store: SessionStore
}

/** GET and DELETE /__mock/requests: a session's calls, oldest first. GET /__mock/requests.har: the same as an HTTP Archive. */
export async function journalPlugin(app: FastifyInstance, { contract, store }: Dependencies) {
  const ids = contract.operations.map(each => each.id)

  function entriesFor(request: FastifyRequest): JournalEntry[] {
    const { operation, status, scenario, session, after = '0' } = request.query as Filter
    if (operation !== undefined && !ids.some(each => each === operation)) refuse('operation', String(operation), ids)
    if (!/^\d+$/.test(after)) throw new Refusal(400, 'after must be the number of a call.')
    const whose = session === undefined ? request.session : store.find(session)
    const entries = whose ? readJournal(whose, Number(after)) : []
    return entries.filter(
      entry =>
        (operation === undefined || entry.operation === operation) &&
        (status === undefined || String(entry.response.status) === status) &&
        (scenario === undefined || entry.scenarios.includes(scenario)),
    )
  }

  app.get('/__mock/requests', request => ({ requests: entriesFor(request) }))

  app.delete('/__mock/requests', (request, reply) => {
    request.session.journal.length = 0
    return reply.code(204).send()
  })

  app.get('/__mock/requests.har', (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="alta-luz.har"')
      .send(toHar(`${request.protocol}://${request.host}`, entriesFor(request))),
  )
}
