import type { FastifyInstance, FastifyRequest } from 'fastify'
import { journeyOf } from '#mock/journey/state/journey-of.ts'
import { Refusal } from '#mock/refusal.ts'
import { namesOf } from '#mock/scenarios/choose.ts'
import { type Selection, scenarioCookie } from '#mock/scenarios/selection.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import { setChance } from './set-chance.ts'

/** What a panel may change; what it leaves out stays. */
interface StateChange {
  /** As a list of names, `id` or `id@operation`; an empty one chooses none. */
  scenarios?: unknown
  latencyMs?: unknown
  seed?: unknown
}

interface Dependencies {
  selection: Selection
  store: SessionStore
}

/**
 * GET and POST /__mock/state: what a tester chose. POST /__mock/reset: forgets all they chose and did, their session's id
 * stays.
 */
export async function statePlugin(app: FastifyInstance, { selection, store }: Dependencies) {
  app.get('/__mock/state', request => stateOf(request, selection))

  app.post<{ Body: StateChange | null }>('/__mock/state', (request, reply) => {
    const { scenarios, latencyMs, seed } = request.body ?? {}
    const { session } = request
    setChance(session, { latencyMs, seed })
    if (scenarios === undefined) return stateOf(request, selection)
    if (!isListOfNames(scenarios)) throw new Refusal(400, 'scenarios must be a list of names.')
    const chosen = selection.choose(request, reply, scenarios.join(','))
    return { ...stateOf(request, selection), scenarios: namesOf(chosen), from: 'panel' }
  })

  app.post('/__mock/reset', (request, reply) => {
    request.session = store.reset(request.session.id)
    reply.clearCookie(scenarioCookie, { path: '/' })
    delete request.cookies[scenarioCookie]
    return stateOf(request, selection)
  })
}

function stateOf(request: FastifyRequest, selection: Selection) {
  const { id, latencyMs, seed, journal, registrations } = request.session
  const { outbox } = journeyOf(request.session)
  const { from, chosen } = selection.of(request)
  const counts = { calls: journal.length, registrations: registrations.kept.length, mails: outbox.length }
  const lastCall = journal.at(-1)?.id ?? 0
  return { session: id, scenarios: namesOf(chosen), from, latencyMs, seed, ...counts, lastCall }
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}
