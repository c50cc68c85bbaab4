import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { getJourney } from '#mock/journey/journey.ts'
import { toNames } from '#mock/scenarios/choice.ts'
import { getSessionScenarios } from '#mock/scenarios/registry.ts'
import { idOf } from '#mock/scenarios/scenario.ts'
import { moveClock, type Session, sessionTime } from '#mock/sessions/session.ts'
import { setSessionCookie } from '#mock/sessions/session-plugin.ts'
import { HttpError } from '#mock/shared/problem.ts'
import {
  clockChange,
  latencyMs,
  number,
  type SessionState,
  type Settings,
  sessionId,
  sessionState,
  stateChange,
} from './schemas.ts'
import type { ZodPlugin } from './zod-routes.ts'

const isOwnPath = (text: string) => /^\/[^\\\s]*$/.test(text) && !text.split(/[?#]/, 1)[0]?.includes('//')

/** A path of this site as browsers resolve it; nothing that could lead to another site, such as the empty part of `/.//elsewhere`. */
const to = z
  .string()
  .max(2000)
  .refine(isOwnPath, 'must be a path of this site, such as /thank-you')
  .default('/')
  .transform(path => new URL(path, 'http://localhost').href.slice('http://localhost'.length))
  .meta({ description: 'The path of this site to open.' })

const own = z
  .string()
  .transform(encoded => parseJson(Buffer.from(encoded, 'base64url').toString()))
  .pipe(z.array(z.unknown(), 'must be a JSON list of scenarios as base64url'))
  .meta({ description: 'Whole scenarios: a JSON list as base64url.' })

const useQuery = z.strictObject({
  to,
  own: own.optional(),
  latencyMs: latencyMs.optional(),
  seed: number.optional(),
  clockOffsetMs: z.coerce.number<string>().int().optional(),
})

/** What a tester chose, the time of their session, and its end; and the links that testers send each other. */
export const statePlugin: ZodPlugin = async (app, context) => {
  const { registry, choice, store, journal, clock, isPrivate } = context
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
      const offsetMs = 'at' in body ? Date.parse(body.at) - clock.now() : session.clockOffsetMs + toMs(body.advance)
      moveClock(session, offsetMs, clock)
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

  app.get(
    '/__mock/use/:list',
    {
      schema: {
        summary: 'A link: chooses scenarios and opens a page.',
        params: z.strictObject({ list: z.string() }),
        querystring: useQuery,
        response: { 302: z.null() },
      },
    },
    ({ session, params, query }, reply) => {
      for (const each of query.own ?? []) registry.give(session, each)
      choice.choose(session, toNames(params.list))
      if (query.clockOffsetMs !== undefined) moveClock(session, query.clockOffsetMs, clock)
      updateSettings(session, query)
      return reply.redirect(query.to)
    },
  )

  app.get(
    '/__mock/session/:id',
    {
      schema: {
        summary: 'A link: makes a session the one of the browser, so that two devices share it, and opens a page.',
        params: z.strictObject({ id: sessionId }),
        querystring: z.strictObject({ to }),
        response: { 302: z.null() },
      },
    },
    ({ params, query }, reply) => {
      if (isPrivate) throw new HttpError(403, 'What a real API answered is shown to its own tester only.')
      setSessionCookie(reply, params.id)
      return reply.redirect(query.to)
    },
  )
}

/** Sets the delay of every response and the seed of chance; undefined leaves a value. */
function updateSettings(session: Session, { latencyMs = session.latencyMs, seed = session.seed }: Settings) {
  Object.assign(session, { latencyMs, seed })
}

/** An address that brings another browser into the same state: choice, own scenarios, delay, seed and time. */
function describeLink(session: Session, names: readonly string[]): string {
  const { latencyMs, seed, clockOffsetMs } = session
  const own = [...getSessionScenarios(session).own.values()]
    .filter(({ id }) => names.some(name => idOf(name) === id))
    .map(({ source }) => source)
  const query = new URLSearchParams({
    ...(own.length > 0 && { own: Buffer.from(JSON.stringify(own)).toString('base64url') }),
    latencyMs: String(latencyMs),
    clockOffsetMs: String(clockOffsetMs),
    seed: String(seed),
    to: '/',
  })
  return `/__mock/use/${encodeURIComponent(names.join(',') || 'none')}?${query}`
}

function toMs({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }): number {
  return ((days * 24 + hours) * 60 + minutes) * 60_000
}
