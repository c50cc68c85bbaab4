import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { HttpError } from '#mock/shared/problem.ts'

const root = '/__mock/docs'
// Its own code and data, and calls to the API on any local port.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' http://localhost:*"
const files = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }
const start = "SwaggerUIBundle({ url: document.body.dataset.url, dom_id: '#ui', validatorUrl: null })"

/**
 * The API documentation, rendered in the browser from the contract; nothing comes from other servers. Its code is large: the package leaves it
 * to the project to install it.
 */
export async function docsPlugin(app: FastifyInstance, { contract }: AppContext) {
  const hidden = { schema: { hide: true } }
  app.get('/__mock/openapi.json', { schema: { summary: 'This document.' } }, () => app.swagger())
  app.get('/__mock/contract.json', { schema: { summary: 'The contract.' } }, () => contract.document)
  for (const [url, document] of [
    [`${root}/`, '/__mock/contract.json'],
    [`${root}/mock-server/`, '/__mock/openapi.json'],
  ] as const) {
    app.get(url.slice(0, -1), hidden, (_, reply) => reply.redirect(url))
    app.get(url, hidden, (_, reply) => {
      // Says so where it is not installed.
      findFile('swagger-ui.css')
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page(document))
    })
  }
  for (const [name, type] of Object.entries(files))
    app.get(`${root}/${name}`, hidden, (_, reply) => reply.type(type).send(readFileSync(findFile(name))))
  app.get(`${root}/start.js`, hidden, (_, reply) => reply.type('text/javascript').send(start))
}

function page(document: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>API · alta-luz</title><link rel="stylesheet" href="${root}/swagger-ui.css"></head>
<body data-url="${document}"><div id="ui"></div><script src="${root}/swagger-ui-bundle.js"></script><script src="${root}/start.js"></script></body>
</html>
`
}

function findFile(name: string): URL {
  try {
    return new URL(name, import.meta.resolve('swagger-ui-dist/package.json'))
  } catch {
    const hint = 'npm install swagger-ui-dist shows the documentation here. /__mock/contract.json is the contract.'
    throw new HttpError(404, hint)
  }
}
