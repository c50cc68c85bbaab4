import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'

// Its own code and data, and calls to the API on any local port.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' http://localhost:*"
const uiConfig = {
  urls: [
    { name: 'The API', url: '/__mock/contract.json' },
    { name: 'What tests use', url: '/__mock/openapi.json' },
  ],
}

/** The documentation of both APIs, rendered in the browser; nothing comes from other servers. */
export async function docsPlugin(app: FastifyInstance, { contract }: AppContext) {
  app.get('/__mock/openapi.json', { schema: { summary: 'This document.' } }, () => app.swagger())
  app.get('/__mock/contract.json', { schema: { summary: 'The contract.' } }, () => contract.document)
  // Created at the first request: the server starts without it.
  let pages: Promise<FastifyInstance> | undefined
  const schema = { hide: true, querystring: z.looseObject({}) }
  app.get('/__mock/docs', { schema }, (_, reply) => reply.redirect('/__mock/docs/'))
  app.get('/__mock/docs/*', { schema }, async ({ url }, reply) => {
    pages ??= createPages()
    const { statusCode, headers, rawPayload } = await (await pages).inject({ url })
    return reply.code(statusCode).headers(headers).send(rawPayload)
  })
}

async function createPages(): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const pages = Fastify()
  await pages.register(swagger)
  await pages.register(swaggerUi, { routePrefix: '/__mock/docs', staticCSP: policy, uiConfig })
  return pages
}
