import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { HttpError } from '#mock/shared/problem.ts'

const root = '/__mock/docs'
// Its own code and data, and calls to the API on any local port.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' http://localhost:*",
].join('; ')

/**
 * The API documentation, rendered in the browser from the contract. Nothing comes from other servers: no web fonts, no telemetry, no assistant,
 * no proxy. Its code is large: the package leaves it to the project to install it.
 */
export async function docsPlugin(app: FastifyInstance, { contract }: AppContext) {
  app.get('/__mock/openapi.json', { schema: { summary: 'This document.' } }, () => app.swagger())
  app.get('/__mock/contract.json', { schema: { summary: 'The contract.' } }, () => contract.document)
  const reference = await import('@scalar/fastify-api-reference').catch(() => undefined)
  if (!reference) {
    app.get(`${root}/*`, { schema: { hide: true } }, () => {
      throw new HttpError(
        404,
        'npm install @scalar/fastify-api-reference shows the documentation here. /__mock/contract.json is the contract.',
      )
    })
    return
  }
  await app.register(async pages => {
    pages.addHook('onRequest', (_, reply, done) => {
      reply.header('content-security-policy', policy)
      done()
    })
    const documents = [
      { routePrefix: root, url: '/__mock/contract.json', pageTitle: 'alta-luz sign-up API' },
      { routePrefix: `${root}/mock-server`, url: '/__mock/openapi.json', pageTitle: 'alta-luz mock server' },
    ] as const
    for (const { routePrefix, ...own } of documents)
      await pages.register(reference.default, {
        routePrefix,
        configuration: {
          ...own,
          withDefaultFonts: false,
          telemetry: false,
          hideClientButton: true,
          showDeveloperTools: 'never',
          agent: { disabled: true },
          mcp: { disabled: true },
        },
      })
  })
}
