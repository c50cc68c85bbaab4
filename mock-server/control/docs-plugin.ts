import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
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
  await app.register(swaggerUi, { routePrefix: '/__mock/docs', staticCSP: policy, uiConfig })
}
