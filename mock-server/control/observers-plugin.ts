import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'

/** What arrived at a receiver, newest last. */
interface Arrival {
  receiver: 'telemetry' | 'reports'
  body: unknown
}

const maxArrivals = 200
const schema = new URL('../../docs/telemetry.schema.json', import.meta.url)

/**
 * Plays what operators observe the page with: POST /__mock/telemetry for TELEMETRY_URL, which refuses what docs/telemetry.schema.json does
 * not describe, and POST /__mock/reports for REPORT_URL. GET /__mock/observed: what arrived from anybody.
 */
export async function observersPlugin(app: FastifyInstance) {
  const arrivals: Arrival[] = []
  const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(await readFile(schema, 'utf8')))

  function keep(arrival: Arrival) {
    arrivals.push(arrival)
    if (arrivals.length > maxArrivals) arrivals.shift()
  }

  // A plugin of its own: these types of content are read here and nowhere else.
  await app.register(async receivers => {
    const types = ['text/plain', 'application/csp-report', 'application/reports+json']
    receivers.addContentTypeParser(types, { parseAs: 'string' }, async (_: unknown, text: string) => JSON.parse(text))

    receivers.post('/__mock/telemetry', (request, reply) => {
      if (!validate(request.body)) throw new HttpError(422, JSON.stringify(validate.errors))
      keep({ receiver: 'telemetry', body: request.body })
      return reply.code(204).send()
    })

    receivers.post('/__mock/reports', (request, reply) => {
      keep({ receiver: 'reports', body: request.body })
      return reply.code(204).send()
    })
  })

  app.get('/__mock/observed', () => arrivals)
}
