import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import { namePattern, nameRule, type Session } from './session.ts'
import type { SessionStore } from './session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The tester's own session; set for every request. */
    session: Session
  }
}

export const sessionHeader = 'x-mock-session'
const sessionCookie = 'mock-session'

/** Gives every request its session: the one that its header or its cookie names; else a new one that the response's cookie announces. */
export function registerSessions(app: FastifyInstance, store: SessionStore) {
  app.decorateRequest('session', null as unknown as Session)
  app.addHook('onRequest', (request, reply, done) => {
    const id = namedSession(request)
    request.session = id === undefined ? store.openUnnamed(randomUUID()) : store.open(id)
    if (id === undefined) setSessionCookie(reply, request.session.id)
    done()
  })
}

/** Makes a session the one of the browser. */
export function setSessionCookie(reply: FastifyReply, id: string): void {
  reply.header(sessionHeader, id)
  reply.setCookie(sessionCookie, id, { path: '/', httpOnly: true, sameSite: 'lax' })
}

function namedSession({ headers, cookies }: FastifyRequest): string | undefined {
  const header = headers[sessionHeader]?.toString()
  if (header !== undefined && !namePattern.test(header)) throw new HttpError(400, `X-Mock-Session ${nameRule}.`)
  const cookie = cookies[sessionCookie]
  return header ?? (cookie && namePattern.test(cookie) ? cookie : undefined)
}
