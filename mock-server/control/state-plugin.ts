import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'
import { getJourney } from '#mock/journey/journey.ts'
import { getSessionScenarios } from '#mock/scenarios/registry.ts'
import { idOf } from '#mock/scenarios/scenario.ts'
import { moveClock, type Session, sessionTime, updateSettings } from '#mock/sessions/session.ts'
import { clockChange, type SessionState, sessionState, stateChange } from './schemas.ts'
import type { ZodProvider } from './zod-routes.ts'

/** What a tester chose, the time of their session, and its end. */
export async function statePlugin(instance: FastifyInstance, context: AppContext) {
  const { registry, choice, store, journal, clock } = context
  const app = instance.withTypeProvider<ZodProvider>()
  const response = { 200: sessionState }

  function getState(request: FastifyRequest): SessionState {
    const { session } = request
    const { from, names, unknown } = choice.get(request)
    return {
      session: session.id,
      scenarios: [...names],
      unknown: [...unknown],
      problems: [...registry.problems()],
      from,
      latencyMs: session.latencyMs,
      seed: session.seed,
      now: new Date(sessionTime(session, clock)).toISOString(),
      nextAnswers: [...getSessionScenarios(session).next.keys()],
      link: describeLink(session, names),
      calls: journal.window(session).records.length,
      registrations: session.registrations.size,
      mails: getJourney(session).outbox.length,
      lastCall: journal.lastChange(session),
    }
  }

  app.get('/__mock/state', { schema: { summary: 'What the session chose and did.', response } }, getState)

  app.post(
    '/__mock/state',
    { schema: { summary: 'Changes the choice; what is left out stays.', body: stateChange, response } },
    request => {
      const { body, session } = request
      const names = body.scenarios?.map(each => (typeof each === 'string' ? each : registry.give(session, each).id))
      if (names) choice.choose(session, names)
      updateSettings(session, body)
      return getState(request)
    },
  )

  app.post(
    '/__mock/clock',
    { schema: { summary: 'Moves the session’s time, to a moment or on.', body: clockChange, response } },
    request => {
      const { body, session } = request
      moveClock(
        session,
        'at' in body ? Date.parse(body.at) - clock.now() : session.clockOffsetMs + toMs(body.advance),
        clock,
      )
      return getState(request)
    },
  )

  app.post(
    '/__mock/reset',
    { schema: { summary: 'Empties the session.', body: z.strictObject({}).nullish(), response } },
    request => {
      request.session = store.reset(request.session.id)
      return getState(request)
    },
  )
}

/** An address that brings another browser into the same state: choice, own scenarios, delay, seed and time. */
function describeLink(session: Session, names: readonly string[]): string {
  const { latencyMs, seed, clockOffsetMs } = session
  const own = [...getSessionScenarios(session).own.values()]
    .filter(({ id }) => names.some(name => idOf(name) === id))
    .map(({ source }) => source)
  const query = new URLSearchParams({
    ...(own.length > 0 && { own: Buffer.from(JSON.stringify(own)).toString('base64url') }),
    ...(latencyMs > 0 && { latencyMs: String(latencyMs) }),
    ...(clockOffsetMs !== 0 && { clockOffsetMs: String(clockOffsetMs) }),
    seed: String(seed),
    to: '/',
  })
  return `/__mock/use/${encodeURIComponent(names.join(',') || 'none')}?${query}`
}

function toMs({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }): number {
  return ((days * 24 + hours) * 60 + minutes) * 60_000
}
