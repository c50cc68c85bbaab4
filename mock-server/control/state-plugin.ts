import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Journal } from '#mock/journal/journal.ts'
import { getJourney } from '#mock/journey/state/journey.ts'
import { toNames } from '#mock/scenarios/choose.ts'
import { type Selection, scenarioCookie } from '#mock/scenarios/selection.ts'
import { maxLatencyMs, type Session } from '#mock/sessions/session.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import { HttpError } from '#mock/shared/problem.ts'

/** What is left out stays. */
interface StateChange {
  /** A list of names, `id` or `id@operation`; an empty one chooses none. */
  scenarios?: unknown
  latencyMs?: unknown
  seed?: unknown
}

interface Options {
  selection: Selection
  store: SessionStore
  journal: Journal
}

/** GET and POST /__mock/state: what a tester chose. POST /__mock/reset: empties their session and keeps its id. */
export async function statePlugin(app: FastifyInstance, { selection, store, journal }: Options) {
  function getState(request: FastifyRequest) {
    const { session } = request
    const { id, latencyMs, seed, registrations } = session
    const { from, chosen } = selection.get(request)
    const calls = journal.list(session)
    const counts = { calls: calls.length, registrations: registrations.size, mails: getJourney(session).outbox.length }
    return {
      session: id,
      scenarios: toNames(chosen),
      from,
      latencyMs,
      seed,
      ...counts,
      lastCall: calls.at(-1)?.id ?? 0,
    }
  }

  app.get('/__mock/state', getState)

  app.post<{ Body: StateChange | null }>('/__mock/state', (request, reply) => {
    const { scenarios, latencyMs, seed } = request.body ?? {}
    updateSettings(request.session, { latencyMs, seed })
    if (scenarios === undefined) return getState(request)
    if (!Array.isArray(scenarios) || !scenarios.every(each => typeof each === 'string'))
      throw new HttpError(400, 'scenarios must be a list of names.')
    const chosen = selection.choose(request, reply, scenarios.join(','))
    return { ...getState(request), scenarios: toNames(chosen), from: 'panel' }
  })

  app.post('/__mock/reset', (request, reply) => {
    request.session = store.reset(request.session.id)
    reply.clearCookie(scenarioCookie, { path: '/' })
    delete request.cookies[scenarioCookie]
    return getState(request)
  })
}

/** Sets the delay of every response and the seed of chance. Throws a 400 for values out of range; undefined leaves a value. */
export function updateSettings(session: Session, { latencyMs, seed }: Omit<StateChange, 'scenarios'>): void {
  const changes = {
    ...(latencyMs !== undefined && { latencyMs: parseWholeNumber('latencyMs', latencyMs, maxLatencyMs) }),
    ...(seed !== undefined && { seed: parseWholeNumber('seed', seed, Number.MAX_SAFE_INTEGER) }),
  }
  Object.assign(session, changes)
}

function parseWholeNumber(name: string, value: unknown, max: number): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) return Number(value)
  throw new HttpError(400, `${name} must be a whole number from 0 to ${max}.`)
}
