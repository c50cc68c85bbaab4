import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toNames } from '#mock/scenarios/choose.ts'
import { enterSituation } from '#mock/situation/enter-situation.ts'
import { getSituation } from '#mock/situation/session-situation.ts'
import type { Situation } from '#mock/situation/situation-schema.ts'
import type { ControlOptions } from './control-options.ts'
import type { NextAnswer } from './control-routes.ts'
import { parseSameSitePath } from './same-site-path.ts'

/** The situation of a session, as a file would hold it, with what was chosen since. */
function describeSituation({ selection }: ControlOptions, request: FastifyRequest) {
  const { session } = request
  const { name, situation } = getSituation(session) ?? {}
  const scenarios = toNames(selection.get(request).chosen)
  const { scenarios: _, ...rest } = situation ?? {}
  const current: Situation = {
    ...rest,
    ...(scenarios.length > 0 && { scenarios: scenarios as Situation['scenarios'] }),
    ...(session.latencyMs > 0 && { latencyMs: session.latencyMs }),
    seed: session.seed,
  }
  return { name: name ?? null, situation: current }
}

/**
 * GET /__mock/situations: the files. GET, POST and DELETE /__mock/situation: the session's own. POST /__mock/situation/next: the answer of the
 * next call. POST /__mock/situation/check: the verdict about one. GET /__mock/situation/NAME?to=/path: a link that chooses one and opens the wizard.
 */
export async function situationPlugin(app: FastifyInstance, options: ControlOptions) {
  const { selection, situations } = options

  app.get('/__mock/situations', async () => ({ situations: await situations.list() }))

  app.get('/__mock/situation', request => describeSituation(options, request))

  app.post('/__mock/situation', async (request, reply) => {
    const named = await situations.find(request.body)
    enterSituation(options, request, reply, named)
    return { name: named.name ?? null, situation: named.situation }
  })

  app.delete('/__mock/situation', (request, reply) => {
    situations.leave(request.session)
    selection.choose(request, reply, '')
    return reply.code(204).send()
  })

  app.post<{ Body: NextAnswer }>('/__mock/situation/next', async ({ session, body }, reply) => {
    await situations.answerNext(session, body.operation, body.answer)
    return reply.code(204).send()
  })

  app.post('/__mock/situation/check', request => situations.check(request.body))

  app.get<{ Params: { name: string }; Querystring: { to?: unknown } }>(
    '/__mock/situation/:name',
    async (request, reply) => {
      const to = parseSameSitePath(request.query.to ?? '/')
      enterSituation(options, request, reply, await situations.find(request.params.name))
      return reply.redirect(to)
    },
  )
}
