import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'
import { toNames } from '#mock/scenarios/choice.ts'
import { moveClock, updateSettings } from '#mock/sessions/session.ts'
import { setSessionCookie } from '#mock/sessions/session-plugin.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { latencyMs, number, sessionId } from './schemas.ts'
import type { ZodProvider } from './zod-routes.ts'

const to = z.string().max(2000).optional().meta({ description: 'The path of this site to open.' })

const useQuery = z.strictObject({
  to,
  own: z.string().optional().meta({ description: 'Whole scenarios: a JSON list as base64url.' }),
  latencyMs: latencyMs.optional(),
  seed: number.optional(),
  clockOffsetMs: z.coerce.number<string>().int().optional(),
})

/** Links that testers send each other. */
export async function linksPlugin(instance: FastifyInstance, { choice, registry, clock, isPrivate }: AppContext) {
  const app = instance.withTypeProvider<ZodProvider>()

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
      const path = parseSameSitePath(query.to)
      for (const each of parseOwn(query.own)) registry.give(session, each)
      choice.choose(session, toNames(params.list))
      if (query.clockOffsetMs !== undefined) moveClock(session, query.clockOffsetMs, clock)
      updateSettings(session, query)
      return reply.redirect(path)
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
      const path = parseSameSitePath(query.to)
      setSessionCookie(reply, params.id)
      return reply.redirect(path)
    },
  )
}

function parseOwn(encoded: string | undefined): unknown[] {
  if (encoded === undefined) return []
  try {
    const list: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString())
    if (Array.isArray(list)) return list
  } catch {
    // The sentence below says it.
  }
  throw new HttpError(400, 'own must be a JSON list of scenarios as base64url.')
}

/** A path of this site as browsers resolve it. Throws a 400 for anything that could lead to another site: an empty part, such as `/.//elsewhere`. */
function parseSameSitePath(wanted = '/'): string {
  const [path = ''] = wanted.split(/[?#]/, 1)
  if (!/^\/[^\\\s]*$/.test(wanted) || path.includes('//'))
    throw new HttpError(400, 'The "to" of a link must be a path of this site, such as /thank-you.')
  const { pathname, search, hash } = new URL(wanted, 'http://localhost')
  return `${pathname}${search}${hash}`
}
