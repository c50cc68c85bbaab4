import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'
import { getJourney } from '#mock/journey/state/journey.ts'
import { getSessionScenarios } from '#mock/scenarios/session-scenarios.ts'
import { type Session, sessionTime } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { clockChange, type SessionState, type Settings, sessionState, stateChange } from './schemas.ts'
import type { ZodProvider } from './zod-routes.ts'

// The largest time that a Date can hold.
const maxTime = 8.64e15

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
      calls: journal.records(session).length,
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
      const { scenarios, ...settings } = request.body
      const { session } = request
      if (scenarios !== undefined)
        choice.choose(
          session,
          scenarios.map(each => (typeof each === 'string' ? each : registry.give(session, each).id)),
        )
      updateSettings(session, settings)
      return getState(request)
    },
  )

  app.post(
    '/__mock/clock',
    { schema: { summary: 'Moves the session’s time, to a moment or on.', body: clockChange, response } },
    request => {
      const { body, session } = request
      const offset = 'at' in body ? Date.parse(body.at) - clock.now() : session.clockOffsetMs + toMs(body.advance)
      if (Math.abs(clock.now() + offset) > maxTime) throw new HttpError(400, 'No clock goes that far.')
      session.clockOffsetMs = offset
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

/** Sets the delay of every response and the seed of chance; undefined leaves a value. */
export function updateSettings(session: Session, { latencyMs, seed }: Settings): void {
  if (latencyMs !== undefined) session.latencyMs = latencyMs
  if (seed !== undefined) session.seed = seed
}

/** An address that brings another browser into the same state: choice, own scenarios, delay, seed and time. */
function describeLink(session: Session, names: readonly string[]): string {
  const { latencyMs, seed, clockOffsetMs } = session
  const own = [...getSessionScenarios(session).own.values()]
    .filter(({ scenario: { id } }) => names.some(name => name.split('@', 1)[0] === id))
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
