import Fastify, { type FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '#mock/contract/contract.ts'

const place = '/__mock/docs'
// Its own code and data, and calls to whichever local port the API listens on.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' http://localhost:*",
].join('; ')

/**
 * The API documentation, drawn in the browser from the contract. Its code is large, so it is loaded when somebody looks at it.
 * Nothing it shows comes from outside: no web fonts, no telemetry, no assistant, no proxy in between.
 */
export async function docsPlugin(app: FastifyInstance, { document }: { document: OpenApiDocument }) {
  let pages: Promise<FastifyInstance> | undefined
  const serve = async (url: string) => {
    pages ??= drawnFrom(document)
    return (await pages).inject({ url })
  }
  app.get(place, (_, reply) => reply.redirect(`${place}/`))
  app.get(`${place}/*`, async (request, reply) => {
    const page = await serve(request.url)
    const type = page.headers['content-type']
    return reply
      .code(page.statusCode)
      .headers({ 'content-type': type, 'content-security-policy': policy })
      .send(page.rawPayload)
  })
  app.addHook('onClose', async () => (await pages)?.close())
}

async function drawnFrom(document: OpenApiDocument): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const pages = Fastify()
  await pages.register(reference, {
    routePrefix: place,
    configuration: {
      content: document,
      pageTitle: 'alta-luz sign-up API',
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
