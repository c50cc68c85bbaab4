import type { FastifyInstance } from 'fastify'

const mostFormBytes = 16 * 1024

/** Reads what a page's form sends; the product API takes JSON only. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostFormBytes },
    (_, text, done) => done(null, new URLSearchParams(String(text))),
  )
}

/** One value of a sent form; empty when it was not sent. */
export function sent(body: unknown, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '') : ''
}
