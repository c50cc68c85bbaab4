import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
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
const sessionId = /^[\w.-]{1,64}$/

/** Gives every request its session: the one that its header or cookie names, or a new one that the response's cookie announces. */
export function registerSessions(app: FastifyInstance, store: SessionStore) {
  app.decorateRequest('session', null as unknown as Session)
  app.addHook('onRequest', (request, reply, done) => {
    const requested = requestedSession(request)
    const id = requested ?? randomUUID()
    const session = store.open(id, requested !== undefined)
    request.session = session
    if (session.callCount === 0) {
      session.openRequests += 1
      reply.raw.once('close', () => {
        session.openRequests -= 1
      })
    }
    if (requested === undefined) {
      reply.header(sessionHeader, id)
      reply.setCookie(sessionCookie, id, { path: '/', httpOnly: true, sameSite: 'lax' })
    }
    done()
  })
}

function requestedSession(request: FastifyRequest): string | undefined {
  const header = request.headers[sessionHeader]
  if (typeof header === 'string') {
    if (sessionId.test(header)) return header
    throw new HttpError(400, 'X-Mock-Session must have 1 to 64 letters, digits, dots, hyphens or underscores.')
  }
  const cookie = request.cookies[sessionCookie]
  return cookie && sessionId.test(cookie) ? cookie : undefined
}
