import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { Arrival } from '#mock/shared/types.ts'
import schema from '../../docs/telemetry.schema.json' with { type: 'json' }

const maxArrivals = 200

/**
 * Plays what operators observe the page with: POST /__mock/telemetry for TELEMETRY_URL, which refuses what docs/telemetry.schema.json does
 * not describe, and POST /__mock/reports for REPORT_URL. GET /__mock/observed: what arrived from any browser, the oldest first.
 */
export async function observersPlugin(app: FastifyInstance, { arrivals, clock }: AppContext) {
  // Compiled at the first message: the server starts without it.
  let validate: ValidateFunction | undefined

  function keep(receiver: Arrival['receiver'], body: unknown) {
    arrivals.push({ receiver, body, at: new Date(clock.now()).toISOString() })
    if (arrivals.length > maxArrivals) arrivals.shift()
  }

  const types = ['text/plain', 'application/csp-report', 'application/reports+json']
  app.addContentTypeParser(types, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post('/__mock/telemetry', { schema: { summary: 'Takes a telemetry message.' } }, ({ body }, reply) => {
    validate ??= new Ajv2020({ allErrors: true }).compile(schema)
    if (!validate(body)) throw new HttpError(422, JSON.stringify(validate.errors))
    keep('telemetry', body)
    return reply.code(204).send()
  })

  app.post('/__mock/reports', { schema: { summary: 'Takes reports of a browser.' } }, ({ body }, reply) => {
    keep('reports', body)
    return reply.code(204).send()
  })

  const summary = 'What the page sent to the telemetry and report addresses.'
  app.get('/__mock/observed', { schema: { summary, response: { 200: z.array(z.looseObject({})) } } }, () => arrivals)
}
