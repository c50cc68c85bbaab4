import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const page = new URL('trustbox.html', import.meta.url)

/** The page that a TrustBox shows in its frame; its script reads the rest from the address. */
export async function reviewsPlugin(app: FastifyInstance) {
  app.get('/__mock/trustboxes/:template/index.html', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; script-src 'self'; style-src 'self'")
      .send(await readFile(page)),
  )
}
