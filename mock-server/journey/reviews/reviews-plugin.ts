import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** The review widget's script, as a third party serves it to any page. */
export async function reviewsPlugin(app: FastifyInstance) {
  app.get('/__mock/reviews.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(new URL('reviews.js', import.meta.url))),
  )
}
