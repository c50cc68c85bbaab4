import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import type { ControlOptions } from './control-options.ts'

const schema = new URL('../../docs/telemetry.schema.json', import.meta.url)

/** Compiled at the first message, so that a tester does not wait for it at the start. */
async function compileSchema() {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  return new Ajv2020({ allErrors: true }).compile(JSON.parse(await readFile(schema, 'utf8')))
}

/**
 * Plays what operators observe the page with: POST /__mock/telemetry for TELEMETRY_URL, which refuses what docs/telemetry.schema.json does
 * not describe, and POST /__mock/reports for REPORT_URL. GET /__mock/observed: what arrived from anybody.
 */
export async function observersPlugin(app: FastifyInstance, { arrivals }: ControlOptions) {
  let compiled: ReturnType<typeof compileSchema> | undefined

  // A plugin of its own: these types of content are read here and nowhere else.
  await app.register(async receivers => {
    const types = ['text/plain', 'application/csp-report', 'application/reports+json']
    receivers.addContentTypeParser(types, { parseAs: 'string' }, async (_: unknown, text: string) => JSON.parse(text))

    receivers.post('/__mock/telemetry', async ({ body }, reply) => {
      compiled ??= compileSchema()
      const validate = await compiled
      if (!validate(body)) throw new HttpError(422, JSON.stringify(validate.errors))
      arrivals.add('telemetry', body)
      return reply.code(204).send()
    })

    receivers.post('/__mock/reports', ({ body }, reply) => {
      arrivals.add('reports', body)
      return reply.code(204).send()
    })
  })

  app.get('/__mock/observed', () => arrivals.list())
}
