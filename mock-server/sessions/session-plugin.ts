import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#mock/refusal.ts'
import type { Session } from './session.ts'
import type { SessionStore } from './session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The tester's own session; set for every request. */
    session: Session
  }
}

export const sessionHeader = 'x-mock-session'
const sessionCookie = 'mock-session'
const wellFormedId = /^[\w.-]{1,64}$/

/** Gives every request its session: the one it names by header or cookie, or a new one that the answer's cookie announces. */
export function shareSessions(app: FastifyInstance, store: SessionStore) {
  app.decorateRequest('session', null as unknown as Session)
  app.addHook('onRequest', (request, reply, done) => {
    const { cookie } = request.headers
    request.cookies = cookie === undefined ? {} : app.parseCookie(cookie)
    const named = namedSession(request)
    const id = named ?? randomUUID()
    request.session = store.open(id)
    if (named === undefined) {
      reply.header(sessionHeader, id)
      reply.setCookie(sessionCookie, id, { path: '/', httpOnly: true, sameSite: 'lax' })
    }
    done()
  })
}

function namedSession(request: FastifyRequest): string | undefined {
  const header = request.headers[sessionHeader]
  if (typeof header === 'string') {
    if (wellFormedId.test(header)) return header
    throw new Refusal(400, 'X-Mock-Session must have 1 to 64 letters, digits, dots, hyphens or underscores.')
  }
  const cookie = request.cookies[sessionCookie]
  return cookie && wellFormedId.test(cookie) ? cookie : undefined
}
