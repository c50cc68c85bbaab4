import Fastify, { type FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '#mock/contract/contract.ts'

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
 * The API documentation, rendered in the browser from the contract. Its code is large, so it is loaded at the first request.
 * Nothing comes from other servers: no web fonts, no telemetry, no assistant, no proxy.
 */
export async function docsPlugin(app: FastifyInstance, { document }: { document: OpenApiDocument }) {
  let pages: Promise<FastifyInstance> | undefined
  const serve = async (url: string) => {
    pages ??= createPages(document)
    return (await pages).inject({ url })
  }
  app.get('/__mock/openapi.json', async () => {
    const { createControlDocument } = await import('./control-openapi.ts')
    return createControlDocument()
  })
  app.get(root, (_, reply) => reply.redirect(`${root}/`))
  app.get(`${root}/*`, async (request, reply) => {
    const page = await serve(request.url)
    const type = page.headers['content-type']
    return reply
      .code(page.statusCode)
      .headers({ 'content-type': type, 'content-security-policy': policy })
      .send(page.rawPayload)
  })
  app.addHook('onClose', async () => (await pages)?.close())
}

async function createPages(document: OpenApiDocument): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const { createControlDocument } = await import('./control-openapi.ts')
  const pages = Fastify()
  const documents = [
    { routePrefix: root, content: document, pageTitle: 'alta-luz sign-up API' },
    { routePrefix: `${root}/mock-server`, content: createControlDocument(), pageTitle: 'alta-luz mock server' },
  ] as const
  for (const { routePrefix, ...own } of documents)
    await pages.register(reference, {
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
  return pages
}
