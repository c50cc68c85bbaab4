import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getJourney } from '#mock/journey/state/journey.ts'
import { toNames } from '#mock/scenarios/choose.ts'
import { scenarioCookie } from '#mock/scenarios/selection.ts'
import { getRemoteState } from '#mock/sessions/remote-key.ts'
import type { Session } from '#mock/sessions/session.ts'
import { sessionTime } from '#mock/sessions/session-time.ts'
import { findOverridden } from '#mock/situation/overridden.ts'
import { getNextAnswers, getSituation } from '#mock/situation/session-situation.ts'
import type { ControlOptions } from './control-options.ts'
import type { ClockChange, StateChange } from './control-routes.ts'

/**
 * GET and POST /__mock/state: what a tester chose. POST /__mock/clock: moves the time of their session. POST /__mock/reset: empties it and
 * keeps its id.
 */
export async function statePlugin(app: FastifyInstance, { selection, store, journal, clock }: ControlOptions) {
  function getState(request: FastifyRequest) {
    const { session } = request
    const { id, latencyMs, seed, registrations } = session
    const { from, chosen, unknown } = selection.get(request)
    const calls = journal.list(session)
    const counts = { calls: calls.length, registrations: registrations.size, mails: getJourney(session).outbox.length }
    return {
      session: id,
      scenarios: toNames(chosen),
      overridden: findOverridden(chosen, session),
      unknown,
      from,
      latencyMs,
      seed,
      now: new Date(sessionTime(session, clock)).toISOString(),
      situation: describeSituation(session),
      nextAnswers: [...getNextAnswers(session).keys()],
      remote: getRemoteState(request),
      ...counts,
      lastCall: calls.at(-1)?.id ?? 0,
    }
  }

  app.get('/__mock/state', (request, reply) => {
    selection.correctCookie(request, reply)
    return getState(request)
  })

  app.post<{ Body: StateChange | null }>('/__mock/state', (request, reply) => {
    const { scenarios, latencyMs, seed } = request.body ?? {}
    updateSettings(request.session, { latencyMs, seed })
    if (scenarios !== undefined) selection.choose(request, reply, scenarios.join(','))
    return getState(request)
  })

  app.post<{ Body: ClockChange }>('/__mock/clock', request => {
    const { body, session } = request
    if ('at' in body) session.clockOffsetMs = Date.parse(body.at) - clock.now()
    else session.clockOffsetMs += toMs(body.advance)
    return getState(request)
  })

  app.post('/__mock/reset', (request, reply) => {
    request.session = store.reset(request.session.id)
    reply.clearCookie(scenarioCookie, { path: '/' })
    delete request.cookies[scenarioCookie]
    return getState(request)
  })
}

/** Sets the delay of every response and the seed of chance; undefined leaves a value. */
export function updateSettings(session: Session, { latencyMs, seed }: Omit<StateChange, 'scenarios'>): void {
  Object.assign(session, { ...(latencyMs !== undefined && { latencyMs }), ...(seed !== undefined && { seed }) })
}

/** The name of its file, if it has one, and its title; null outside of any. */
function describeSituation(session: Session): { name: string | null; title: string } | null {
  const active = getSituation(session)
  return active ? { name: active.name ?? null, title: active.situation.title ?? '' } : null
}

function toMs({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }): number {
  return ((days * 24 + hours) * 60 + minutes) * 60_000
}
